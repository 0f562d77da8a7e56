import Testing

@testable import UIKit

/// Pictures and colours made in code.
@MainActor
@Suite("Pictures and colours")
struct ImageAndColorTests {
  /// The head of a PNG file: signature, length, "IHDR", width and height.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  @Test("The size of a picture is its file's, by its scale")
  func files() throws {
    #expect(UIImage(data: png(60, 30))?.size == CGSize(width: 60, height: 30))
    #expect(UIImage(data: png(60, 30), scale: 3)?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "no such picture") == nil)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture@2x.png")
    try png(60, 30).write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 30, height: 15))
  }

  @Test("A symbol's size follows its configuration")
  func symbols() throws {
    // Documents list plus.circle as 128 wide, and show it 25.67 wide at large scale and 17 points.
    let large = UIImage.SymbolConfiguration(scale: .large)
    let image = try #require(UIImage(systemName: "plus.circle", withConfiguration: large))
    #expect(abs(image.size.width - 25.67) < 0.05)
    let view = UIImageView(image: UIImage(systemName: "plus.circle"))
    let plain = view.intrinsicContentSize
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * plain.width) < 0.001)
    let both = UIImage.SymbolConfiguration(pointSize: 34).applying(large)
    #expect(both == UIImage.SymbolConfiguration(pointSize: 34, weight: .unspecified, scale: .large))
  }

  /// Images of buttons, saved in whole points: LambdaSchool/ios-sprint13-challenge, where Xcode 11's first lists are
  /// half as large, sainkr/Sudoku and semihozsoy/MusicApp. Lower ones are as high as their buttons' titles would be.
  @Test(
    "Symbols of a point size are as large as documents have them",
    arguments: [
      ("play.circle.fill", CGSize(width: 64, height: 62), 45, .regular, 53, 51),
      ("chevron.compact.down", CGSize(width: 64, height: 20), 30, .regular, 34, nil),
      ("chevron.left", CGSize(width: 96, height: 128), 27, .heavy, 22, 29),
      ("gearshape.fill", CGSize(width: 128, height: 121), 26, .regular, 32, 31),
      ("repeat", CGSize(width: 128, height: 98), 17, .regular, 22, nil),
      ("speaker.wave.2.fill", CGSize(width: 128, height: 90), 17, .regular, 24, nil),
      ("forward.end.fill", CGSize(width: 128, height: 102), 17, .regular, 20, nil),
    ] as [(String, CGSize, CGFloat, UIImage.SymbolWeight, CGFloat, CGFloat?)])
  func symbolSizes(
    name: String, listed: CGSize, pointSize: CGFloat, weight: UIImage.SymbolWeight,
    width: CGFloat, height: CGFloat?
  ) {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
    let size = UIImage(symbol: name, catalogSize: listed, configuration).size
    #expect(size.width.rounded(.up) == width)
    if let height { #expect(abs(size.height - height) < 1) }
  }

  @Test(
    "A symbol is aligned as a line of the text beside it",
    arguments: [
      // What documents list, pixels a point, insets at the top and at the bottom. A log in a public
      // repository; TortugaPower/BookPlayer; tinode/ios.
      ("play.circle.fill", CGSize(width: 128, height: 123), 2, -0.5, -0.5),
      ("person", CGSize(width: 128, height: 121), 2, -1.5, -1),
      ("person", CGSize(width: 128, height: 121), 3, CGFloat(-4) / 3, CGFloat(-4) / 3),
      // renova213/BootcampSwiftPhincon: ⅓ above its 10 points, and 9⅔ high.
      ("star", CGSize(width: 128, height: 116), 3, CGFloat(1) / 3, CGFloat(-2) / 3),
    ] as [(String, CGSize, CGFloat, CGFloat, CGFloat)])
  func symbolAlignment(
    name: String, listed: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    let insets = UIImage(symbol: name, catalogSize: listed, nil).alignmentInsets(
      displayScale: scale)
    #expect(abs(insets.top - top) < 0.001)
    #expect(abs(insets.bottom - bottom) < 0.001)
  }

  @Test(
    "Frames of symbols in public documents",
    arguments: [
      // What the constraints ask for, and how high the image view is.
      ("heart", CGFloat(2), CGFloat(28), CGFloat(25.5)),
      ("arrow.right", CGFloat(2), CGFloat(24), CGFloat(19)),
      ("circle", CGFloat(3), CGFloat(24), CGFloat(24) - 4 / 3),
      ("photo", CGFloat(2), CGFloat(300), CGFloat(297.5)),
      // relatedcode/Messenger
      ("phone.fill", CGFloat(2), CGFloat(25), CGFloat(22.5)),
      ("message.fill", CGFloat(2), CGFloat(25), CGFloat(24.5)),
      // satyamits/News_App, renova213/BootcampSwiftPhincon
      ("bookmark.square.fill", CGFloat(3), CGFloat(100), CGFloat(97)),
      ("star", CGFloat(3), CGFloat(10), CGFloat(29) / 3),
      // Jerne-Hatchet/newsApi
      ("square.and.arrow.up", CGFloat(2), CGFloat(100), CGFloat(101)),
    ])
  func symbolFrames(name: String, scale: CGFloat, side: CGFloat, height: CGFloat) throws {
    let view = UIImageView(
      image: UIImage(symbol: name, catalogSize: try #require(Self.listed[name]), nil))
    view.traitOverrides.displayScale = scale
    let frame = view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: side, height: side))
    #expect(frame.width == side)
    #expect(abs(frame.height - height) < 0.001)
    // A line of 17 points, from 16.19 above the baseline to 4.1 below, each in whole pixels.
    let line = ((16.19 * scale).rounded() + (4.1 * scale).rounded()) / scale
    #expect(abs(view.intrinsicContentSize.height - line) < 0.001)
  }

  /// The frames begin so far below their alignment rectangles: 6.5 and 7.5 for 5 in relatedcode/Messenger,
  /// 18.5 for 16.5 in corona-warn-app/cwa-app-ios, 12 and 10 for 10 in brindadavda/UIKit-Training, where the
  /// frames for 40 are 36.5 and 39.5 high.
  @Test(
    "A symbol's baseline is rounded from its exact height",
    arguments: [
      ("phone.fill", CGSize(width: 128, height: 114), CGFloat(-1.5)),
      ("video.fill", CGSize(width: 128, height: 82), CGFloat(-2.5)),
      ("chevron.right", CGSize(width: 97, height: 128), CGFloat(-2)),
      ("checkmark", CGSize(width: 128, height: 114), CGFloat(-2)),
      ("bell", CGSize(width: 125, height: 128), CGFloat(0)),
    ])
  func symbolBaseline(name: String, listed: CGSize, top: CGFloat) {
    let image = UIImage(symbol: name, catalogSize: listed, nil)
    #expect(image.alignmentInsets(displayScale: 2).top == top)
    let bottoms = ["checkmark": CGFloat(-1.5), "bell": -0.5]
    if let bottom = bottoms[name] {
      #expect(image.alignmentInsets(displayScale: 2).bottom == bottom)
    }
  }

  /// AsmaRashed1/Weather-KSA at two pixels a point, of which the last one may be cut off.
  @Test(
    "Sizes of symbols beside 17 points",
    arguments: [
      ("cloud.fill", CGSize(width: 128, height: 88), CGSize(width: 22.5, height: 15.5)),
      ("cloud.rain.fill", CGSize(width: 125, height: 128), CGSize(width: 21, height: 21.5)),
      ("sun.min.fill", CGSize(width: 128, height: 121), CGSize(width: 20, height: 19)),
      // Giulia-Bootcamp's sign-in has it 26.33 × 16.33 at three pixels a point, sunnyou22's squares are
      // between 17½ and 18 high at two.
      // As large as the filled one in a7med-3laa/WeatherApp-ios-App.
      ("cloud", CGSize(width: 128, height: 88), CGSize(width: 22.5, height: 15.5)),
      ("eye", CGSize(width: 128, height: 79), CGSize(width: 26, height: 16)),
      // vierrra's picture of 30 by 30 is 29⅓ high, which the symbol's 19⅔ at three pixels a point make it.
      ("eye.slash", CGSize(width: 128, height: 95), CGSize(width: 26, height: 19.5)),
      ("checkmark.square", CGSize(width: 128, height: 114), CGSize(width: 19.5, height: 17.5)),
    ])
  func symbolSizes(name: String, listed: CGSize, size: CGSize) {
    let measured = UIImage(symbol: name, catalogSize: listed, nil).size
    #expect((measured.width * 2).rounded(.down) / 2 == size.width)
    #expect((measured.height * 2).rounded(.down) / 2 == size.height)
  }

  /// Sizes that the documents list.
  private static let listed = [
    "heart": CGSize(width: 128, height: 107), "arrow.right": CGSize(width: 128, height: 95),
    "circle": CGSize(width: 128, height: 121), "photo": CGSize(width: 128, height: 93),
    "phone.fill": CGSize(width: 128, height: 114), "message.fill": CGSize(width: 128, height: 113),
    "bookmark.square.fill": CGSize(width: 128, height: 114),
    "star": CGSize(width: 128, height: 116),
    "square.and.arrow.up": CGSize(width: 115, height: 128),
  ]

  @Test("Odd sizes end in some size")
  func oddSizes() {
    for pointSize in [0, -5, .nan, .infinity, 1e300] as [CGFloat] {
      let view = UIImageView(image: UIImage(systemName: "heart"))
      view.preferredSymbolConfiguration = .init(pointSize: pointSize)
      _ = (view.intrinsicContentSize, view.alignmentRectInsets)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One\nTwo"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = pointSize
      _ = label.fittedContent(in: CGSize(width: 10, height: 10))
    }
  }

  @Test("Insets that an image was given count, also for a symbol")
  func givenAlignment() throws {
    let given = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try #require(UIImage(systemName: "heart")).withAlignmentRectInsets(given)
    #expect(image.alignmentRectInsets == given)
  }

  @Test("A picture keeps its size whatever is made of it")
  func derived() throws {
    let image = try #require(UIImage(data: png(60, 30)))
    let other = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(other.size == image.size)
    #expect(other.renderingMode == .alwaysTemplate)
    #expect(other.capInsets.right == 4)
  }

  @Test("An image view changes its size with its picture and its state")
  func imageView() throws {
    let view = UIImageView(image: UIImage(data: png(60, 30)))
    #expect(view.frame.size == CGSize(width: 60, height: 30))
    view.highlightedImage = UIImage(data: png(10, 20))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 20))
    view.image = UIImage(data: png(60, 30))?.withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.isHighlighted = false
    #expect(view.alignmentRectInsets.left == 2)
  }

  @Test("Colours are equal by their components, and change with the appearance")
  func colors() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(red.withAlphaComponent(0.5) != red)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor.white)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(dynamic.resolvedColor(with: dark) == .white)
    #expect(dynamic.components(for: .light) == red.components(for: .light))
    var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor.blue.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - 2.0 / 3) < 1e-9 && s == CGFloat(1) && b == CGFloat(1) && a == CGFloat(1))
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
  }
}
