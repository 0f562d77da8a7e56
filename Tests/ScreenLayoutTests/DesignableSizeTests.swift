import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Interface Builder runs the code of classes marked `IB_DESIGNABLE` and writes down the content
/// sizes they asked for; its canvas is laid out with them.
@MainActor
@Suite("Sizes of designable views")
struct DesignableSizeTests {
  @Test("A view of a designable class has the size that its code asked for, on devices, too")
  func view() throws {
    let badge = """
      <view id="x" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    let document = try document(badge, size: (30, 28))
    #expect(try frame(in: document) == CGRect(x: 8, y: 8, width: 30, height: 28))
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(scene, on: try configuration("iPhone 17"))
    #expect((layout.objects["x"] as? UIView)?.frame.size == CGSize(width: 30, height: 28))
  }

  @Test("A label of one line has it instead of its text's")
  func label() throws {
    // In the document's own font it is 42 × 20.5.
    let label = #"<label id="x" text="Label" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    #expect(
      try frame(in: document(label, size: (56.5, 23)))
        == CGRect(x: 8, y: 8, width: 56.5, height: 23))
  }

  @Test("A label that wraps breaks its lines as in a font that gives the size on one line")
  func wrapped() throws {
    // A font twice as large breaks the text in twice the width where the document's own does.
    let text = Array(repeating: "MMMMM", count: 8).joined(separator: " ")
    func height(_ width: Int, size: (Double, Double)?) throws -> CGFloat? {
      let label = """
        <label id="x" text="\(text)" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="\(width)" id="w"/></constraints></label>
        """
      return try frame(in: document(label, size: size))?.height
    }
    let line = try #require(
      try frame(
        in: document(
          #"<label id="x" text="\#(text)" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
          size: nil)))
    let plain = try #require(try height(160, size: nil))
    // The font's lines are 20.29 high; at least three of them.
    #expect(plain > 60)
    let doubled = (Double(line.width) * 2, 41.0)
    let large = try #require(try height(320, size: doubled))
    // As many lines, each 41 / 20.5 times as high, up to a pixel for the rounding of `plain`.
    #expect(abs(large - plain * 2) <= 1)
  }

  private func frame(in document: IBDocument) throws -> CGRect? {
    (CanvasLayout(document).contents.objects["x"] as? UIView)?.frame
  }

  /// A view with one item, `x`, in its upper left corner.
  private func document(_ item: String, size: (Double, Double)?) throws -> IBDocument {
    let list = size.map {
      """
      <designables><designable name="x"><size key="intrinsicContentSize" width="\($0.0)" \
      height="\($0.1)"/></designable></designables>
      """
    }
    return try xib(withItem: item, id: "x", rest: list ?? "")
  }
}
