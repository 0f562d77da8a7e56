import Foundation
import IBDocument
import LayoutChecking
import Testing
import UIKit

@MainActor
@Suite("Checks of many layouts")
struct LayoutCheckingTests {
  // MARK: Constraints in frames

  @Test("A constraint is off by what its items' frames miss it by, a pixel's rounding aside")
  func measuredConstraint() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 15, y: 0, width: 10, height: 10))
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let equal = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let atLeast = child.leadingAnchor.constraint(
      greaterThanOrEqualTo: root.leadingAnchor, constant: 10)
    let half = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([equal, atLeast, half])

    // 15 − 10; 15 ≥ 10; 10 against 100 / 2.
    #expect(MeasuredConstraint(equal, in: root)?.error == CGFloat(5))
    #expect(MeasuredConstraint(equal, in: root)?.holds == false)
    #expect(MeasuredConstraint(atLeast, in: root)?.error == CGFloat(0))
    #expect(MeasuredConstraint(half, in: root)?.error == CGFloat(40))
    child.frame.origin.x = 10.5
    #expect(MeasuredConstraint(equal, in: root)?.holds == true)
  }

  /// The content is moved down by 74, and a place in it counts from there; so does the middle of the frame.
  @Test("The middle of a scroll view counts from where its content begins")
  func middleOfScrollView() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    scroll.contentOffset.y = -74
    let child = UIView(frame: CGRect(x: 0, y: 190, width: 10, height: 20))
    child.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(child)
    let root = UIView(frame: scroll.frame)
    root.addSubview(scroll)
    let middle = child.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)
    middle.isActive = true
    #expect(MeasuredConstraint(middle, in: root)?.error == CGFloat(0))
  }

  @Test("A baseline is no edge of a rectangle and is not measured")
  func baseline() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let constraint = label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    constraint.isActive = true
    #expect(MeasuredConstraint(constraint, in: root) == nil)
  }

  // MARK: Documents

  @Test("A symmetric screen holds its constraints and is mirrored on every window")
  func symmetricScreen() throws {
    // Beyond the safe area of a phone that lies, which is on one side of the view alone.
    let counts = try counts(
      of: """
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
        """,
      """
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" \
      secondAttribute="leading" constant="100" id="l"/>
      <constraint firstItem="v" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="t"/>
      <constraint firstItem="v" firstAttribute="height" constant="50" id="h"/>
      """)
    #expect(counts.violations.isEmpty)
    #expect(counts.mirrored == PropertyCheck.sample.count)
    #expect(counts.unmirrored == 0)
  }

  @Test("What excludes each other is counted as that, once on every window")
  func conflict() throws {
    let counts = try counts(
      of: """
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
        """,
      """
      <constraint firstItem="v" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="v" firstAttribute="width" constant="90" id="w2"/>
      """)
    #expect(Array(counts.violations.values) == [PropertyCheck.sample.count])
    #expect(counts.violations[PropertyCheck.unexplained] == nil)
  }

  @Test("What counts from the left has no mirror image")
  func leftEdge() throws {
    let counts = try counts(
      of: """
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
        """,
      """
      <constraint firstItem="v" firstAttribute="left" secondItem="r" secondAttribute="left" \
      constant="30" id="l"/>
      """)
    #expect(counts.mirrored == 0)
    #expect(counts.asymmetric.values.reduce(0, +) == PropertyCheck.sample.count)
  }

  /// The content is 100 wide, from the middle of the phone to the left or to the right.
  @Test("What is in the middle of a scroll view that its content does not fill has no mirror image")
  func middleBesideContent() throws {
    func pin(_ edge: String, _ item: String, _ other: String, _ constant: Int = 0) -> String {
      """
      <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(item)-\(edge)"/>
      """
    }
    let inner =
      ["top", "bottom", "centerX"].map { pin($0, "v", "s") }.joined()
      + pin("trailing", "v", "s", -9)
    let counts = try counts(
      of: """
        <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="height" constant="50" id="h"/>
        <constraint firstAttribute="width" priority="600" constant="50" id="w"/></constraints></view>
        </subviews><constraints>\(inner)</constraints></scrollView>
        """,
      ["leading", "trailing", "top", "bottom"].map { pin($0, "s", "r") }.joined())
    #expect(counts.unmirrored == 0)
    #expect(counts.asymmetric.keys.contains { $0.hasPrefix("centres of scroll views") })
  }

  // MARK: Ambiguity

  @Test("A view that nothing places from the side is ambiguous there, one that is held is not")
  func openPosition() throws {
    let document = try screen(
      """
      <view id="open" translatesAutoresizingMaskIntoConstraints="NO"/>
      """,
      """
      <constraint firstItem="open" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="open" firstAttribute="top" secondItem="r" secondAttribute="top" \
      id="t"/>
      <constraint firstItem="open" firstAttribute="height" constant="50" id="h"/>
      """)
    let found = AmbiguityCheck.ambiguousViews(of: document, observed: [:])
    #expect(found.map(\.id) == ["open"])
    #expect(found.map(\.open) == ["x"])
  }

  /// A label over a scroll view's frame, from the top of its content to the end: nothing says how wide that is.
  @Test("A scroll view is ambiguous where nothing says how large its content is")
  func openContent() throws {
    func pin(_ edge: String, _ item: String, _ other: String) -> String {
      """
      <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)" \
      secondAttribute="\(edge)" id="\(item)-\(edge)-\(other)"/>
      """
    }
    let edges = ["leading", "trailing", "top", "bottom"]
    let label = """
      <subviews><label text="Label" numberOfLines="0" id="l" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      """
    let guides = """
      <viewLayoutGuide key="contentLayoutGuide" id="c"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/>
      """
    func open(
      _ inner: [String], views: String = label, guides: String = guides
    ) throws -> [String] {
      let scroll = """
        <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">\(views)
        <constraints>\(inner.joined())</constraints>\(guides)</scrollView>
        """
      let outer = edges.map { pin($0, "s", "r") }.joined()
      return AmbiguityCheck.ambiguousViews(of: try screen(scroll, outer), observed: [:])
        .map { "\($0.id) \($0.open)" }
    }
    let height = [pin("top", "l", "c"), pin("bottom", "l", "c")]
    #expect(
      try open(height + [pin("leading", "l", "f"), pin("trailing", "l", "f")])
        == ["s content-width"])
    #expect(try open(height + [pin("leading", "l", "c"), pin("trailing", "l", "c")]) == [])
    // Empty ones are marked with guides for the content (EmanuelVF/ImageGallery), and not without.
    #expect(try open([], views: "") == ["s content-width content-height"])
    #expect(try open([], views: "", guides: "") == [])
  }

  /// Two rows of equal height, and nothing says of what height (hebertmello/stack-view, Xcode 10).
  @Test("What Interface Builder's canvas alone gives a view does not keep it from being ambiguous")
  func sizesOfCanvas() throws {
    func open(_ kind: String) throws -> [String] {
      let views = ["a", "b"].map {
        "<\(kind) id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
      }
      let stack = """
        <stackView axis="vertical" distribution="fillEqually" id="s" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(views.joined())</subviews>
        </stackView>
        """
      let pins = ["leading", "trailing", "top"].map {
        """
        <constraint firstItem="s" firstAttribute="\($0)" secondItem="r" secondAttribute="\($0)" \
        id="\($0)"/>
        """
      }
      return AmbiguityCheck.ambiguousViews(of: try screen(stack, pins.joined()), observed: [:])
        .map { "\($0.id) \($0.open)" }
    }
    #expect(try open("view") == ["s height", "a height", "b y height"])
    // An image may be the app's (AndreYamasaki/AutoLayout).
    #expect(try open("imageView") == [])
  }

  @Test("A cell's content view is ambiguous where its content excludes the cell's height")
  func contentOfAnotherHeight() throws {
    for (height, expected) in [("44", []), ("60", ["content"])] {
      let cell = """
        <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></view>
        </subviews><constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="content" \
        secondAttribute="top" id="t"/>
        <constraint firstItem="v" firstAttribute="bottom" secondItem="content" \
        secondAttribute="bottom" id="b"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="content" \
        secondAttribute="leading" id="l"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="content" \
        secondAttribute="trailing" id="r"/>
        </constraints></tableViewCellContentView></tableViewCell>
        """
      let found = AmbiguityCheck.ambiguousViews(of: try xib(cell), observed: [:])
      #expect(found.map(\.id) == expected)
    }
  }

  // MARK: Helpers

  private func counts(
    of views: String, _ constraints: String
  ) throws -> PropertyCheck.Counts {
    var check = PropertyCheck(on: PropertyCheck.sample)
    check.check(try screen(views, constraints))
    return check.counts
  }

  /// A xib with a view over the whole screen.
  private func screen(_ views: String, _ constraints: String) throws -> IBDocument {
    try xib(
      """
      <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      """)
  }
}
