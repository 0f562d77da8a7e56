import Testing

@testable import UIKit

/// Sizes that controls take by themselves, by release; measured on public documents.
@MainActor
@Suite("Control sizes")
struct ControlSizeTests {
  @Test(
    "Controls of one size have their size in every release",
    arguments: [
      // A switch is 51 × 31, of which the constraints see 49; in Xcode 26 it is 63 × 28.
      ("switch", 10, 51.0, 31.0), ("switch", 18, 51, 31), ("switch", 26, 63, 28),
      ("stepper", 11, 94, 29), ("stepper", 13, 94, 32), ("stepper", 26, 94, 32),
      ("spinner", 10, 20, 20), ("spinner", 26, 20, 20),
      ("large spinner", 10, 37, 37), ("large spinner", 26, 37, 37),
      ("picker", 12, 320, 216), ("date picker", 12, 320, 216),
      // 3 dots of 7 points, 9 apart: 3 · 7 + 2 · 9.
      ("page control", 12, 39, 37),
    ])
  func fixedSizes(_ name: String, _ release: Int, _ width: CGFloat, _ height: CGFloat) {
    let frame = naturalFrame(release: release, scale: 2) { Self.control(name) }
    #expect(frame.size == CGSize(width: width, height: height))
  }

  @Test("Page controls since iOS 14 are no wider for a hundred pages than for some")
  func pageControls() {
    // Documents of Xcode 13.0, 13.3 and 15.3, at two pixels a point; one has a hundred pages, too. Another
    // from before 13.3 has three pages at 154.67, which is taken: 155.5 is 0.83 more.
    for (release, pages, width, tolerance) in [
      (UIKitRelease(iOS: 15), 3, 155.5, 0.84), (UIKitRelease(iOS: 15, minor: 4), 3, 115.5, 0),
      (UIKitRelease(iOS: 15, minor: 4), 100, 202.5, 0), (UIKitRelease(iOS: 17), 3, 116.5, 0),
      // Of Xcode 14.2, four pages.
      (UIKitRelease(iOS: 16, minor: 2), 4, 134.5, 0),
    ] as [(UIKitRelease, Int, CGFloat, CGFloat)] {
      release.performAsCurrent {
        let size = UIPageControl().size(forNumberOfPages: pages)
        #expect(abs(size.width - width) <= tolerance)
        #expect(size.height == 26)
      }
    }
  }

  @Test(
    "Controls of one height have their height in every release",
    arguments: [
      // Alignment rectangle 30, and 1 below it.
      ("slider", 10, 31.0), ("slider", 17, 31),
      // A document of Xcode 11.3 (ForgeRock/forgerock-ios-sdk) has 2, ones of 12 and later 4.
      ("progress", 13, 2), ("progress", 14, 4), ("progress", 17, 4),
      // Alignment rectangle 28 and 31, and 1 below it.
      ("segments", 12, 29), ("segments", 13, 32), ("segments", 17, 32),
      ("search bar", 10, 44), ("search bar", 11, 56), ("search bar", 17, 56),
      ("search bar", 26, 64),
      ("navigation bar", 17, 44), ("navigation bar", 26, 54),
      ("toolbar", 12, 44), ("tab bar", 17, 49),
    ])
  func fixedHeights(_ name: String, _ release: Int, _ height: CGFloat) {
    let frame = naturalFrame(release: release, scale: 2) { Self.control(name) }
    #expect(frame.height == height)
  }

  /// As in Esri/arcgis-runtime-samples-ios' MapRotation and TerrainExaggeration: 34 high, of which 33 count
  /// for the middle: (44 − 33) / 2 = 5.5.
  @Test("A slider in a bar is higher")
  func sliderInBar() {
    withRelease(14) {
      let root = makeRoot()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      root.addSubview(bar)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let slider = box.adding(UISlider())
      slider.pin([.left, .right], inside: box)
      slider.pin(.centerY, to: box)
      for (outer, frame) in [(root, rect(-2, 7, 204, 31)), (bar, rect(-2, 5.5, 204, 34))] {
        outer.addSubview(box)
        root.layoutIfNeeded()
        #expect(slider.frame == frame)
      }
      let navigation = UINavigationBar()
      navigation.addSubview(slider)
      #expect(slider.intrinsicContentSize.height == 33)
      UIKitRelease(iOS: 26).performAsCurrent {
        #expect(slider.intrinsicContentSize.height == 30)
      }
    }
  }

  @Test(
    "A toolbar is higher above a home indicator, and not when the indicator is gone",
    arguments: [12, 17])
  func toolbarAboveHomeIndicator(release: Int) throws {
    try withRelease(release) {
      let root = makeRoot()
      let bar = root.adding(UIToolbar())
      bar.pin([.left, .right], inside: root)
      bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
      var environment = try #require(root.environment)
      // 44, and 49 as Interface Builder's canvas has it above a home indicator of 34.
      for (inset, height) in [(0, 44), (34, 49), (0, 44), (34, 49)] as [(CGFloat, CGFloat)] {
        environment.safeArea.bottom = inset
        root.environment = environment
        root.layoutIfNeeded()
        #expect(bar.frame.height == height)
      }
    }
  }

  /// Documents of Xcode 9 to 11.1 with a field and a label of equal baselines, the label 21 high: three of
  /// LoopKit/LoopKit and one of twilio/video-quickstart-ios. All are (height − 21) / 2, to the pixel.
  @Test(
    "Before iOS 14 the text of a field starts at the pixel above the middle",
    arguments: [(32, 5.5), (43.5, 11.5), (13.5, -3.5), (30, 4.5)] as [(CGFloat, CGFloat)])
  func fieldBaselines(_ height: CGFloat, _ distance: CGFloat) {
    withRelease(12) {
      let root = makeRoot()
      let (field, label) = (root.adding(UITextField()), root.adding(UILabel()))
      label.text = "Label"
      field.pin([.left], inside: root)
      label.pin([.right], inside: root)
      field.pin(.top, to: root, plus: 100)
      field.pin(.height, plus: height)
      label.pin(.height, plus: 21)
      label.pin(.firstBaseline, to: field)
      root.layoutIfNeeded()
      #expect(field.frame.height == height)
      #expect(label.frame.minY - field.frame.minY == distance)
    }
  }

  /// A document of Xcode 12.5 (bigtoy2645) has 16 points at 21 and bold 22 points at 28, ones of Xcode
  /// 16 have 18 points at 23⅓ in thirds.
  @Test(
    "Fields of iOS 14 and 15 are a point higher than their line in whole points, later ones 1.29 em",
    arguments: [(14, 16, 21), (15, 22, 28), (18, 18, 70.0 / 3)] as [(Int, CGFloat, CGFloat)])
  func fieldLines(_ release: Int, _ size: CGFloat, _ height: CGFloat) {
    let frame = naturalFrame(release: release, scale: 3) { Self.plainField(size) }
    #expect(abs(frame.height - height) < 1e-6)
  }

  @Test("The alignment rectangle decides where a switch, a slider and segments stand")
  func alignmentRectangles() {
    withRelease(17) {
      let root = makeRoot()
      let control = root.adding(UISwitch())
      control.pin(.right, to: root)
      control.pin(.top, to: root)
      let slider = root.adding(UISlider())
      slider.pin([.left, .right, .bottom], inside: root)
      root.layoutIfNeeded()
      // 320 − 49 = 271, and the frame 2 beyond; the slider 2 beyond at both sides and 1 below.
      // From inside, a root's edges are those of its bounds.
      #expect(control.frame == rect(271, 0, 51, 31))
      #expect(slider.frame == rect(-2, 450, 324, 31))
    }
  }

  // MARK: Text

  @Test(
    "A bordered text field has one height per release, for any usual font size",
    arguments: [14.0, 17, 20])
  func roundedTextField(_ size: CGFloat) {
    let heights: [Int: CGFloat] = [10: 30, 12: 30, 13: 34, 17: 34]
    for (release, height) in heights {
      let frame = naturalFrame(release: release, scale: 2) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: size)
        return field
      }
      #expect(frame.height == height, "iOS \(release)")
    }
  }

  @Test("A text field without border is 1.29 times its font size high, to the next pixel")
  func plainTextField() {
    // 17 · 1.29 = 21.93, 14 · 1.29 = 18.06, 15 · 1.29 = 19.35 at 2x; 18 · 1.29 = 23.22 at 3x.
    for (size, scale, height) in [
      (17.0, 2.0, 22.0), (14, 2, 18.5), (15, 2, 19.5), (18, 3, 70.0 / 3),
    ] {
      let frame = naturalFrame(release: 17, scale: scale) { Self.plainField(size) }
      #expect(abs(frame.height - height) < 0.001)
    }
    // Before Xcode 12, the line height to the next point: 20.29 to 21.
    #expect(naturalFrame(release: 13, scale: 2) { Self.plainField(17) }.height == 21)
  }

  @Test("A text field without border in another font is a point higher than its line")
  func plainTextFieldOfOtherFont() {
    // Menlo's ascender of 0.928 and descender of 0.236 em make 44.24 at 38 points, 45 in whole ones; a
    // document has such a field at 46.
    let frame = naturalFrame(release: 17, scale: 2) {
      let field = UITextField()
      field.font = UIFont(name: "Menlo-Bold", size: 38)
      field.text = "00"
      return field
    }
    #expect(frame.height == 46)
  }

  @Test("A bordered text field is 28 points wider than its text or placeholder")
  func textFieldWidth() {
    for isPlaceholder in [false, true] {
      let frame = naturalFrame(release: 17, scale: 2) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        if isPlaceholder { field.placeholder = "Label" } else { field.text = "Label" }
        return field
      }
      // “Label” at 17 points is 41.5 wide.
      #expect(abs(frame.width - 69.5) < 0.001)
    }
    // A document of iOS 10: “Skip Position” in 13 points is 78.5 wide, the field 99.5.
    let old = naturalFrame(release: 10, scale: 2) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 13)
      field.placeholder = "Skip Position"
      return field
    }
    #expect(old.width == 99.5)
  }

  /// keith27staines/iOSApp: bold 30 points, 35.8 high, is 40 in a field that hugs; 17 points are 30 in all
  /// documents of iOS 12, and 34 since iOS 13, where 24 points, 28.64 high, are 37 (alexpaul/DatePicker).
  /// Since iOS 16 30 points are 45⅔ high at three pixels a point
  /// (Beyzasude/KisilerUygulamasi), 45½ at two (UzunKaanA/iOS-ContactsApp-URLSession), and 25 points 39½ at
  /// two (Raniaalageel/ChatGPTProject); in iOS 15 they are 46 (mesutarikan/BMICalculator).
  @Test("A rounded field has room above and below a high line")
  func highTextField() {
    for (size, release, scale, height) in [
      (30, 12, 2, 40), (17, 12, 2, 30), (24, 13, 2, 37), (17, 15, 2, 34), (30, 16, 3, 137.0 / 3),
      (30, 17, 2, 45.5), (30, 15, 2, 46),
      (25, 16, 2, 39.5), (17, 16, 3, 34),
    ] as [(CGFloat, Int, CGFloat, CGFloat)] {
      let frame = naturalFrame(release: release, scale: scale) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: size)
        field.text = "123456"
        return field
      }
      #expect(abs(frame.height - height) < 1e-9)
    }
  }

  /// 51 in Exfoler and SearchBar of Xcode 13, 56 in documents before and after, 64 in one of Xcode 26.
  @Test(
    "A search bar is as high as its release has it",
    arguments: [(14, 56), (15, 51), (16, 56), (26, 64)] as [(Int, CGFloat)])
  func searchBarHeight(release: Int, height: CGFloat) {
    #expect(naturalFrame(release: release, scale: 2) { UISearchBar() }.height == height)
  }

  @Test(
    "A bordered text field that shows nothing has room for a space",
    arguments: [(14, 17, 32), (17, 18, 33), (14, 12, 25)] as [(CGFloat, Int, CGFloat)])
  func emptyTextFieldWidth(size: CGFloat, release: Int, width: CGFloat) {
    // Documents of Xcode 15 and 16: 32 wide in 14 points, 33 in Body; of Xcode 10 25 in 14 points
    // (JasonGoodney/Contacts). A space is 3.8 and 4.3.
    let frame = naturalFrame(release: release, scale: 2) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: size)
      return field
    }
    #expect(frame.width == width)
  }

  /// Xcode 9.4 has an empty field of 14 points with a line around it 12 by 21 (matt-matt1/YumaApp_full_ios),
  /// Xcode 13.2 two that are 26½ high (KemOur/swift-Login-app), to half a point.
  @Test("A line around a text field leaves as much room as a rounded border")
  func linedTextField() {
    func frame(release: Int) -> CGRect {
      naturalFrame(release: release, scale: 2) {
        let field = UITextField()
        field.borderStyle = .line
        field.font = .systemFont(ofSize: 14)
        return field
      }
    }
    #expect(frame(release: 11).size == CGSize(width: 12, height: 21))
    #expect(abs(frame(release: 15).height - 26.5) <= 0.5)
  }

  @Test(
    "A field that is as large as it asks has room for its text",
    arguments: UITextField.BorderStyle.all)
  func textInField(style: UITextField.BorderStyle) {
    var textWidth: CGFloat = 0
    _ = naturalFrame(release: 17, scale: 2) {
      let field = UITextField()
      field.borderStyle = style
      field.text = "Several words"
      let size = field.intrinsicContentSize
      textWidth = field.textRect(forBounds: CGRect(origin: .zero, size: size)).width
      field.borderStyle = .none
      textWidth -= field.intrinsicContentSize.width
      return field
    }
    #expect(textWidth >= 0)
  }

  @Test("A secure field without a border is as high as its font's line, in whole points")
  func secureFieldHeight() {
    // 18 · 1.193359 = 21.48; a field whose text shows is 23⅓ = 1.29 · 18 to thirds.
    for (isSecure, height) in [(true, 22.0), (false, 70.0 / 3)] {
      let frame = naturalFrame(release: 18, scale: 3) {
        let field = UITextField()
        field.borderStyle = .none
        field.font = .systemFont(ofSize: 18)
        field.placeholder = "Password"
        field.isSecureTextEntry = isSecure
        return field
      }
      #expect(abs(frame.height - height) < 0.001)
    }
  }

  @Test("A button is as high as its title's line, in whole points, and 12 more")
  func buttonHeight() {
    // Line heights 17.90, 20.29, 21.48, 16.71 and 28.64.
    let heights: [CGFloat: CGFloat] = [15: 30, 17: 33, 18: 34, 14: 29, 24: 41]
    for (size, height) in heights {
      let frame = naturalFrame(release: 17, scale: 2) {
        let button = UIButton(type: .system)
        button.title = "Button"
        button.titleFont = .systemFont(ofSize: size)
        return button
      }
      #expect(frame.height == height)
    }
  }

  @Test("A button is as wide as its title in whole points, and at least 30")
  func buttonWidth() {
    let widths: [String: CGFloat] = ["Label": 42, "I": 30]
    for (title, width) in widths {
      let frame = naturalFrame(release: 17, scale: 2) {
        let button = UIButton(type: .system)
        button.title = title
        button.titleFont = .systemFont(ofSize: 17)
        return button
      }
      // “Label” at 17 points is between 41 and 41.5.
      #expect(frame.width == width)
    }
  }

  @Test("Content insets take the place of a button's own padding")
  func buttonInsets() {
    let frame = naturalFrame(release: 17, scale: 2) {
      let button = UIButton(type: .system)
      button.title = "Label"
      button.titleFont = .systemFont(ofSize: 17)
      button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
      return button
    }
    // 42 + 10 + 20 wide, 21 + 3 + 4 high.
    #expect(frame.size == CGSize(width: 72, height: 28))
  }

  @Test("A configured button has 12 points at the sides of its title and 7 above and below")
  func configuredButton() {
    for (scale, width, height) in [(2.0, 65.5, 34.5), (3, 0, 103.0 / 3)] {
      let frame = naturalFrame(release: 17, scale: scale) {
        let button = UIButton(type: .system)
        button.style = UIButton.ConfigurationStyle(background: .filled)
        button.style?.title = TextContent("Label", font: .systemFont(ofSize: 17))
        return button
      }
      // The line's 20.29 to pixels, 20.5 or 20.33, and 14; 41.5 and 24.
      #expect(abs(frame.height - height) < 0.001)
      if width > 0 { #expect(abs(frame.width - width) < 0.001) }
    }
  }

  @Test("Segments are all as wide as the widest title needs, with a line between them")
  func segmentedWidth() {
    withRelease(17) {
      let control = UISegmentedControl()
      control.segments = ["First", "Second"].map { .init(title: $0, image: nil, width: 0) }
      let font = UIFont.systemFont(ofSize: 13, weight: .medium)
      let title = CGFloat(MeasuringTypesetter.current.width(of: "Second", in: font.face))
      // n · (title in whole points + 18) + (n − 1).
      #expect(control.intrinsicContentSize.width == 2 * (title.rounded(.up) + 18) + 1)
    }
    withRelease(12) {
      let control = UISegmentedControl()
      control.segments = ["First", "Second", ""].map { .init(title: $0, image: nil, width: 0) }
      let font = UIFont.systemFont(ofSize: 13)
      let title = CGFloat(MeasuringTypesetter.current.width(of: "Second", in: font.face))
      #expect(control.intrinsicContentSize.width == 3 * (title.rounded(.up) + 14) + 2)
    }
  }

  /// 10 points high and 5 in Quizzler and EggTimer, whose frames are 11 and 6.
  @Test("A bar of progress without a border is a point higher than constraints mean")
  func progressBar() {
    for (style, height) in [(UIProgressView.Style.bar, CGFloat(11)), (.default, 10)] {
      let root = makeRoot(200, 200)
      let bar = root.adding(UIProgressView(progressViewStyle: style))
      bar.pin([.left, .top, .right], inside: root)
      bar.pin(.height, plus: 10)
      root.layoutIfNeeded()
      #expect(bar.frame == rect(0, 0, 200, height))
    }
    // Of its own height it is as high as ever.
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.frame.height == bar.intrinsicContentSize.height + 1)
    #expect(bar.frame.height == 2.5)
  }

  // MARK: Pictures and priorities

  @Test("An image view is as large as its picture, and of no size without one")
  func imageView() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage(name: "picture", size: CGSize(width: 33, height: 44))
    #expect(view.intrinsicContentSize == CGSize(width: 33, height: 44))
  }

  @Test("Controls of one size hold on to it in both directions, those of one height to that")
  func priorities() {
    for control in [UISwitch(), UIStepper(), UIActivityIndicatorView()] as [UIView] {
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    for control in [UISlider(), UISegmentedControl(), UIProgressView()] as [UIView] {
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  // MARK: Helpers

  private static func control(_ name: String) -> UIView {
    switch name {
    case "switch": return UISwitch()
    case "stepper": return UIStepper()
    case "spinner": return UIActivityIndicatorView()
    case "large spinner":
      let view = UIActivityIndicatorView()
      view.style = .large
      return view
    case "picker": return UIPickerView()
    case "date picker": return UIDatePicker()
    case "page control":
      let view = UIPageControl()
      view.numberOfPages = 3
      return view
    case "slider": return UISlider()
    case "progress": return UIProgressView()
    case "segments":
      let view = UISegmentedControl()
      view.segments = [.init(title: "One", image: nil, width: 0)]
      return view
    case "search bar": return UISearchBar()
    case "navigation bar": return UINavigationBar()
    case "toolbar": return UIToolbar()
    default: return UITabBar()
    }
  }

  private static func plainField(_ size: CGFloat) -> UIView {
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    field.text = "Text"
    return field
  }

  /// The frame of a view of which only the corner is placed.
  private func naturalFrame(
    release: Int, scale: CGFloat, _ make: () -> UIView
  ) -> CGRect {
    withRelease(release) {
      let root = makeRoot(scale: scale)
      let view = root.adding(make())
      view.pin([.left, .top], inside: root)
      root.layoutIfNeeded()
      return view.frame
    }
  }
}

extension UITextField.BorderStyle {
  fileprivate static let all: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
}
