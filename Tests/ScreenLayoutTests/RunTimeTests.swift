import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// The canvas of a document and the device differ in what Interface Builder adds for designing.
@MainActor
@Suite("Design time and run time")
struct RunTimeTests {
  /// Lays one view, or several, out on the canvas and on an iPhone 17.
  private func layOut(
    _ subviews: String, _ constraints: String
  ) throws -> (canvas: [String: AnyObject], device: [String: AnyObject]) {
    let view = """
      <subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints>
      """
    // Plug-in 22504 is Xcode 15; the canvas has two pixels a point.
    let document = try storyboard([controller("a", "", view: view)])
    let scene = try #require(DocumentScene.all(in: document).first)
    let layouter = DeviceLayouter(document)
    let device = layouter.layout(scene, on: try configuration("iPhone 17"))
    return (layouter.canvas.contents.objects, device.objects)
  }

  private func frame(_ id: String, _ objects: [String: AnyObject]) throws -> CGRect {
    try #require(objects[id] as? UIView).frame
  }

  private func corner(_ id: String, _ rest: String = "") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="a-view" \
    secondAttribute="leading" id="\(id)-l"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="a-view" secondAttribute="top" \
    id="\(id)-t"/>\(rest)
    """
  }

  @Test("A label is 21 high as the library has it, and on a device as its font asks")
  func label() throws {
    let label = "<label text=\"x\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
    let (canvas, device) = try layOut(label, corner("v"))
    #expect(try frame("v", canvas).height == 21)
    // 20.29 of the system font of 17 points, in thirds of a point: 61 ÷ 3.
    #expect(abs(try frame("v", device).height - 61 / 3) < 0.001)
  }

  @Test("A wheel that hides when it does not turn takes room in a stack on the canvas only")
  func wheel() throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <activityIndicatorView hidesWhenStopped="YES" style="medium" id="w"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
      <constraint firstAttribute="width" constant="50" id="vw"/>
      <constraint firstAttribute="height" constant="30" id="vh"/></constraints></view>
      </subviews></stackView>
      """
    let (canvas, device) = try layOut(stack, corner("s"))
    #expect(try frame("s", canvas).width == 70)
    #expect(try frame("s", device).width == 50)
    #expect(try #require(device["w"] as? UIView).isHidden)
  }

  @Test("A wheel that turns, or stays when it stops, is shown on a device")
  func turningWheel() throws {
    let wheels = """
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" id="turning"/>
      <activityIndicatorView id="staying"/>
      """
    let (_, device) = try layOut(wheels, "")
    #expect(try !#require(device["turning"] as? UIView).isHidden)
    #expect(try !#require(device["staying"] as? UIView).isHidden)
  }

  @Test("A label without text, or a view without size, collapses in a stack on a device")
  func empty() throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <label translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
      </subviews></stackView>
      """
    let (canvas, device) = try layOut(stack, corner("s"))
    #expect(try frame("l", canvas).height >= 50)
    #expect(try frame("v", canvas).height == 50)
    #expect(try frame("l", device).height == 0)
    #expect(try frame("v", device).height == 0)
  }

  @Test("A constraint to be removed at build time is in no app")
  func placeholderConstraint() throws {
    let view = "<label text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>"
    let width = """
      <constraint firstItem="v" firstAttribute="width" constant="90" placeholder="YES" id="vw"/>
      """
    let (canvas, device) = try layOut(view, corner("v", width))
    #expect(try frame("v", canvas).width == 90)
    #expect(try frame("v", device).width == 0)
  }

  @Test("What only Interface Builder holds is left open by the document, but no ambiguity to tell")
  func placeholdersAndAmbiguity() throws {
    let unsized = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"open\"/>"
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="held"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="70" \
      placeholderIntrinsicHeight="40" id="sized"/>\(unsized)
      """
    let placeholders = """
      <constraint firstItem="held" firstAttribute="width" constant="9" placeholder="YES" id="w"/>
      <constraint firstItem="a-view" firstAttribute="bottom" secondItem="held" \
      secondAttribute="bottom" placeholder="YES" id="h"/>
      """
    let constraints = corner("held", placeholders) + corner("sized") + corner("open")
    let document = try storyboard([
      controller(
        "a", "",
        view: "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>")
    ])
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(
      scene, on: try configuration("iPhone 17"), findsAmbiguities: true)
    #expect(layout.ambiguities.map(\.view.nibObjectID) == ["open"])
  }

  @Test("What is beside a placeholder of a size is not open, though an app has no such size")
  func besideAPlaceholder() throws {
    // A picture that code is going to set, and a view below it at the foot of the screen.
    for (placeholder, open) in [
      (#"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="40""#, [] as [String?]),
      (#"placeholderIntrinsicWidth="70""#, ["below"]),
    ] {
      let views = """
        <imageView translatesAutoresizingMaskIntoConstraints="NO" \(placeholder) id="picture"/>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="below"/>
        """
      let stacked = """
        <constraint firstItem="below" firstAttribute="top" secondItem="picture" \
        secondAttribute="bottom" id="1"/>
        <constraint firstItem="below" firstAttribute="leading" secondItem="a-view" \
        secondAttribute="leading" id="2"/>
        <constraint firstItem="below" firstAttribute="bottom" secondItem="a-view" \
        secondAttribute="bottom" id="3"/>
        <constraint firstItem="below" firstAttribute="width" constant="10" id="4"/>
        """
      let document = try storyboard([
        controller(
          "a", "",
          view:
            "<subviews>\(views)</subviews><constraints>\(corner("picture"))\(stacked)</constraints>"
        )
      ])
      let scene = try #require(DocumentScene.all(in: document).first)
      let layout = DeviceLayouter(document).layout(
        scene, on: try configuration("iPhone 17"), findsAmbiguities: true)
      #expect(layout.ambiguities.map(\.view.nibObjectID) == open)
      // Frames are those of a layout that looks for nothing.
      let plain = DeviceLayouter(document).layout(scene, on: try configuration("iPhone 17"))
      for id in ["picture", "below"] {
        #expect((layout.objects[id] as? UIView)?.frame == (plain.objects[id] as? UIView)?.frame)
      }
    }
  }

  @Test(
    "A document tells which of what its constraints leave open is worth telling",
    arguments: [("", true, true), ("ignoreSizes", false, true), ("off", false, false)]
      as [(String, Bool, Bool)])
  func verifiedAmbiguity(verify: String, tellsSizes: Bool, tellsPositions: Bool) throws {
    func view(_ id: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" verifyAmbiguity="\(verify)" id="\(id)"/>
      """
    }
    let constraints =
      corner("sized") + """
        <constraint firstItem="placed" firstAttribute="width" constant="9" id="w"/>
        <constraint firstItem="placed" firstAttribute="height" constant="9" id="h"/>
        """
    let document = try storyboard([
      controller(
        "a", "",
        view: "<subviews>\(view("sized"))\(view("placed"))</subviews>"
          + "<constraints>\(constraints)</constraints>")
    ])
    let scene = try #require(DocumentScene.all(in: document).first)
    let found = DeviceLayouter(document).layout(
      scene, on: try configuration("iPhone 17"), findsAmbiguities: true
    ).ambiguities.map(\.view.nibObjectID)
    #expect(found.contains("sized") == tellsSizes)
    #expect(found.contains("placed") == tellsPositions)
  }

  @Test(
    "What is held at its end or in its middle has a place, though its size is open",
    arguments: [("trailing", "bottom"), ("centerX", "centerY")])
  func verifiedPosition(horizontal: String, vertical: String) throws {
    let held = [horizontal, vertical].map {
      """
      <constraint firstItem="v" firstAttribute="\($0)" secondItem="a-view" \
      secondAttribute="\($0)" id="\($0)"/>
      """
    }
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" verifyAmbiguity="ignoreSizes" id="v"/>
      """
    let document = try storyboard([
      controller(
        "a", "",
        view: "<subviews>\(view)</subviews><constraints>\(held.joined())</constraints>")
    ])
    let scene = try #require(DocumentScene.all(in: document).first)
    let layout = DeviceLayouter(document).layout(
      scene, on: try configuration("iPhone 17"), findsAmbiguities: true)
    #expect(layout.ambiguities.isEmpty)
  }

  @Test("A placeholder size stands for what a custom class would ask for, and for nothing else")
  func placeholderSize() throws {
    let sized = """
      translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="70" \
      placeholderIntrinsicHeight="40"
      """
    let views = """
      <view customClass="Gauge" \(sized) id="own"/><view \(sized) id="plain"/>
      """
    let (canvas, device) = try layOut(views, corner("own") + corner("plain"))
    let size = CGSize(width: 70, height: 40)
    #expect(try frame("own", canvas).size == size)
    #expect(try frame("plain", canvas).size == size)
    #expect(try frame("own", device).size == size)
    #expect(try frame("plain", device).size == .zero)
  }
}
