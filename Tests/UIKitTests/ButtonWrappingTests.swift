import Testing

@testable import UIKit

/// Buttons with a configuration at their own size: nothing narrows them, so no title breaks.
@MainActor
@Suite("Titles of configured buttons at their own size")
struct ButtonWrappingTests {
  private static let titles = [
    "Go", "Add", "Play", "Share", "Leading", "Trailing", "Top", "Bottom", "Sign In", "Log Out",
    "Buy Now", "Continue", "Add to Cart", "Get Started", "Learn More", "Show All Photos",
  ]
  /// Of 128 points on the longer side, as documents list them: each of another width in the button.
  private static let symbols: [(name: String, size: CGSize)] = [
    ("star.fill", CGSize(width: 128, height: 116)),
    ("square.and.arrow.up", CGSize(width: 115, height: 128)),
    ("plus.circle", CGSize(width: 128, height: 123)),
    ("heart", CGSize(width: 128, height: 107)), ("qrcode", CGSize(width: 128, height: 114)),
    ("chevron.right", CGSize(width: 97, height: 128)),
  ]

  @Test("The title stands in one line beside a symbol", arguments: [2.0, 3.0] as [CGFloat])
  func besideSymbols(scale: CGFloat) {
    for title in Self.titles {
      for (name, size) in Self.symbols {
        let symbol = UIImage(symbol: name, catalogSize: size, nil)
        expectOneLine(title, symbol, scale: scale)
      }
    }
  }

  @Test(
    "The title stands in one line beside a picture of any width", arguments: [2, 3] as [CGFloat])
  func besidePictures(scale: CGFloat) {
    for title in Self.titles {
      for tenths in stride(from: 200.0, to: 210, by: 1) {
        let picture = UIImage(name: "x", size: CGSize(width: tenths / 10, height: 10))
        expectOneLine(title, picture, scale: scale)
      }
    }
  }

  /// In the corner and at places that are not on pixels, where edges are rounded either way.
  private func expectOneLine(_ title: String, _ image: UIImage, scale: CGFloat) {
    let root = makeRoot(400, 800, scale: scale)
    let buttons = [0, 0.2, 0.4].map { offset in
      var configuration = UIButton.Configuration.filled()
      configuration.title = title
      configuration.image = image
      let button = root.adding(UIButton(configuration: configuration))
      button.pin(.left, to: root, plus: offset)
      button.pin(.top, to: root, plus: 200 * offset)
      return button
    }
    root.layoutIfNeeded()
    for button in buttons {
      guard let style = button.style else { continue }
      let room = button.contentRect(forBounds: button.bounds)
      // A line of 17 points is 20.29 high, in pixels 20.5 or 20.33; two are twice that.
      let line = button.textHeights(of: style, in: room)[0]
      #expect(line < 21, "\(title) beside \(image.size.width) at \(scale)x")
      #expect(button.frame.height < 36, "\(title) beside \(image.size.width) at \(scale)x")
    }
  }
}
