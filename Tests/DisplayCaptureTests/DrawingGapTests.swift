import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

/// What drawings say of themselves that is not as on a device.
@MainActor
@Suite("Gaps of drawings")
struct DrawingGapTests {
  private func gaps(_ view: UIView) -> DrawingGaps {
    let painter = ViewPainter(size: view.bounds.size, style: .light, scale: 2)
    painter.paint(view)
    return painter.gaps
  }

  /// No font may have a drawing for U+10FFFD, the last character for private use.
  @Test("Characters that no font has are told, others are not")
  func characters() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "A \u{10FFFD}b \u{10FFFD}"
    #expect(gaps(label).characters == ["\u{10FFFD}"])
    label.text = "Äpfel"
    #expect(gaps(label).characters.isEmpty)
  }

  @Test("System symbols without a drawing are told by name")
  func symbols() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = UIImage(systemName: "figure.archery")
    #expect(gaps(view).symbols == ["figure.archery"])
    view.image = UIImage(systemName: "star")
    #expect(gaps(view).symbols.isEmpty)
  }
}

/// Where the name of a picture stands that is not there.
@MainActor
@Suite("Placeholders of pictures")
struct PlaceholderTests {
  /// A picture of 300 × 400 with views in front of it.
  private func painted(_ front: UIView...) -> Painted {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let picture = UIImageView(frame: root.bounds)
    picture.image = UIImage(name: "sky", size: .zero)
    root.addSubview(picture)
    front.forEach(root.addSubview)
    return Painted(root)
  }

  private func label(_ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = "Title"
    return label
  }

  /// A picture of 28 and a line of 18 below it, about the middle at 200.
  @Test("The name stands in the middle where nothing covers that")
  func middle() throws {
    let name = try #require(painted(label(CGRect(x: 0, y: 0, width: 300, height: 40))).line("sky"))
    #expect(abs(name.frame.midX - 150) < 1)
    #expect(name.frame.minY > 177 && name.frame.maxY < 224)
  }

  @Test("The name keeps clear of what stands in front, however deep that is")
  func besides() throws {
    let around = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let title = label(CGRect(x: 0, y: 50, width: 300, height: 100))
    around.addSubview(title)
    let name = try #require(painted(around).line("sky"))
    #expect(!name.frame.intersects(CGRect(x: 0, y: 150, width: 300, height: 100)))
    // What shows nothing covers nothing.
    title.text = nil
    let free = try #require(painted(around).line("sky"))
    #expect(free.frame.minY > 177 && free.frame.maxY < 224)
  }

  @Test(
    "Views that show something from outside cover what is behind them",
    arguments: [
      "mapView", "webView", "wkWebView", "mtkView", "glkView", "arscnView", "sceneKitView",
      "skView",
    ])
  func outsideViews(element: String) throws {
    let view = UIView(frame: CGRect(x: 0, y: 150, width: 300, height: 100))
    view.nibElementName = element
    let name = try #require(painted(view).line("sky"))
    #expect(!name.frame.intersects(view.frame))
  }

  @Test("Where everything is covered there is no name")
  func covered() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    cover.backgroundColor = UIColor(white: 0, alpha: 0.4)
    #expect(painted(cover).line("sky") == nil)
  }

  @Test("A button's title stands clear on the background that is not there")
  func button() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.setTitle("Sign up", for: .normal)
    button.setBackgroundImage(UIImage(name: "plate", size: .zero), for: .normal)
    #expect(Painted(button).texts == ["Sign up"])
    button.setTitle(nil, for: .normal)
    #expect(Painted(button).texts == ["plate"])
  }
}
