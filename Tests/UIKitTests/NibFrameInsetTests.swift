import Testing

@testable import UIKit

/// Frames as Xcode 8.0 wrote them: distances from the superview's edges, zero where not written.
///
/// The root is 320 × 480 in the document.
@MainActor
@Suite("Frames by insets")
struct NibFrameInsetTests {
  private func view(_ id: String, _ insets: String, _ mask: String) -> String {
    """
    <view id="\(id)"><frame key="frameInset" \(insets)/>\
    <autoresizingMask key="autoresizingMask" \(mask)/></view>
    """
  }

  private var views: String {
    view(
      "wide", "minX=\"10\" minY=\"5\" maxX=\"20\" height=\"40\"",
      "widthSizable=\"YES\" flexibleMaxY=\"YES\"")
      + view(
        "corner", "width=\"50\" maxX=\"30\" height=\"40\" maxY=\"8\"",
        "flexibleMinX=\"YES\" flexibleMinY=\"YES\"")
      + view("start", "width=\"50\" height=\"40\"", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"")
      + view("all", "", "widthSizable=\"YES\" heightSizable=\"YES\"")
  }

  @Test("Lengths that stretch are what the insets leave; others stand at the end that is kept")
  func frames() throws {
    let nib = try NibDocument(views)
    // 320 − 10 − 20; 320 − 30 − 50 and 480 − 8 − 40.
    #expect(nib.frame("wide") == rect(10, 5, 290, 40))
    #expect(nib.frame("corner") == rect(240, 432, 50, 40))
    #expect(nib.frame("start") == rect(0, 0, 50, 40))
    #expect(nib.frame("all") == rect(0, 0, 320, 480))
    #expect(nib.diagnostics.isEmpty)
  }

  @Test("They follow the superview")
  func resized() throws {
    let nib = try NibDocument(views, width: 400, height: 500)
    #expect(nib.frame("wide") == rect(10, 5, 370, 40))
    #expect(nib.frame("corner") == rect(320, 452, 50, 40))
    #expect(nib.frame("all") == rect(0, 0, 400, 500))
  }

  @Test("Inside a view that only constraints place, they relate to its size")
  func insideConstraints() throws {
    let box = """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="line" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <frame key="frameInset" height="1" maxY="2"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>
      </subviews></view>
      """
    let nib = try NibDocument(box, constraints(placed("box", width: "100", height: "44")))
    // 44 − 2 − 1.
    #expect(nib.frame("line") == rect(0, 41, 100, 1))
  }
}
