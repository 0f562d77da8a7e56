import Diagnostics
import Testing
import UIKit

@testable import LayoutInspection

@MainActor
@Suite("What a screen says about itself")
struct LayoutInspectionTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func rules(covered: [CoveredRegion] = []) -> [String] {
    LayoutInspection(root: screen, document: nil, covered: covered).findings
      .map(\.diagnostic.rule)
  }

  @discardableResult
  private func add<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    to superview: UIView? = nil
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    (superview ?? screen).addSubview(view)
    return view
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  // MARK: Text

  @Test("Text that fits is not mentioned")
  func fittingText() {
    let label = label("Some words")
    let size = label.intrinsicContentSize
    add(label, 0, 100, size.width, size.height)
    #expect(rules().isEmpty)
  }

  @Test("A finding is one line, whatever the text that it names")
  func lineBreaks() throws {
    let label = label("Entries do\nnot match")
    add(label, 0, 100, 20, label.intrinsicContentSize.height)
    let finding = try #require(LayoutInspection(root: screen, document: nil).findings.first)
    #expect(finding.diagnostic.message.contains("“Entries do not match”"))
  }

  @Test("Text that is wider than its label is cut off")
  func narrowLabel() {
    let label = label("Some words")
    let size = label.intrinsicContentSize
    add(label, 0, 100, size.width / 2, size.height)
    #expect(rules() == ["truncated-text"])
  }

  @Test("Lines that do not fit a label's height are cut off")
  func lowLabel() {
    let label = label("One line\nAnother line\nA third line", lines: 0)
    let size = label.intrinsicContentSize
    add(label, 0, 100, size.width, size.height / 2)
    #expect(rules() == ["truncated-text"])
  }

  @Test(
    "Lines that shrink to their label's height are cut off only where they may not shrink enough")
  func shrinkingLines() {
    // Three lines of 17 points are 61 high. In 40 points they fit at two thirds of the size.
    let label = label("One line\nAnother line\nA third line", lines: 0)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    add(label, 0, 100, label.intrinsicContentSize.width, 40)
    #expect(rules().isEmpty)
    #expect(
      abs(label.fittedContent(in: label.frame.size).runs[0].attributes.face.pointSize - 11.2) < 0.4)
    label.minimumScaleFactor = 0.9
    #expect(rules() == ["truncated-text"])
  }

  @Test("A label that shrinks its text may be narrower than it")
  func shrinkingLabel() {
    let label = label("Some words")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let size = label.intrinsicContentSize
    add(label, 0, 100, size.width * 0.7, size.height)
    #expect(rules().isEmpty)
  }

  @Test("Hidden and transparent text is not mentioned")
  func hiddenText() {
    add(label("Some words"), 0, 100, 5, 20).isHidden = true
    add(label("Some words"), 0, 200, 5, 20).alpha = 0
    #expect(rules().isEmpty)
  }

  @Test("Text over text is mentioned once")
  func overlappingText() {
    let first = label("Some words")
    let size = first.intrinsicContentSize
    add(first, 0, 100, size.width, size.height)
    add(label("More words"), 4, 104, size.width + 20, size.height)
    #expect(rules() == ["overlapping-text"])
  }

  @Test("Text behind an opaque view is not overlapped")
  func coveredText() {
    let first = label("Some words")
    let size = first.intrinsicContentSize
    add(first, 0, 100, size.width, size.height)
    let card = add(UIView(frame: .zero), 0, 90, 300, 100)
    card.backgroundColor = .white
    add(label("More words"), 0, 10, size.width + 20, size.height, to: card)
    #expect(rules().isEmpty)
  }

  // MARK: Touch targets

  @Test("A control off the screen is mentioned")
  func offScreen() {
    add(UISwitch(frame: .zero), 500, 100, 51, 31)
    #expect(rules() == ["off-screen"])
  }

  @Test("A control that scrolling brings into view is not")
  func scrolledTo() {
    let scroll = add(UIScrollView(frame: .zero), 0, 0, 400, 800)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    add(UISwitch(frame: .zero), 100, 1900, 51, 31, to: scroll)
    #expect(rules().isEmpty)
  }

  @Test("A control that sticks out of the screen is cut off, with how far and where")
  func cutOff() {
    // 17.5 on either side, as a control 435 wide in the middle of 400.
    add(UISegmentedControl(frame: .zero), -17.5, 100, 435, 32)
    let found = LayoutInspection(root: screen, document: nil).findings
    #expect(found.map(\.diagnostic.rule) == ["cut-off-control"])
    #expect(
      found.first?.diagnostic.message.hasSuffix(
        "sticks out of the screen by 18 points on the left and on the right.") == true)
  }

  @Test(
    "The mend of a control that is cut off goes by the edges",
    arguments: [
      (CGRect(x: -17.5, y: 100, width: 435, height: 32), "narrower"),
      (CGRect(x: 100, y: 780, width: 51, height: 31), "lower"),
      (CGRect(x: 100, y: -10, width: 51, height: 31), "lower"),
      (CGRect(x: -10, y: -10, width: 51, height: 31), "smaller"),
    ])
  func mendOfCutOff(frame: CGRect, word: String) {
    add(UISwitch(frame: .zero), frame.minX, frame.minY, frame.width, frame.height)
    let found = LayoutInspection(root: screen, document: nil).findings
    #expect(found.map(\.diagnostic.rule) == ["cut-off-control"])
    #expect(
      found.first?.diagnostic.mend
        == "Hold it to the safe area, or let it become \(word) than its content.")
  }

  @Test("A frame of any size can be told", arguments: [1e7, 1e300])
  func hugeFrame(width: CGFloat) {
    // Its middle is on the screen's left edge.
    add(UISwitch(frame: .zero), -width / 2, 100, width, 31)
    let found = LayoutInspection(root: screen, document: nil).findings
    #expect(found.map(\.diagnostic.rule) == ["cut-off-control"])
    #expect(found.first?.diagnostic.message.contains(" by 1000000 points on the left ") == true)
  }

  @Test("What sticks out by a hair, scrolls, covers the screen or shows words that fit is not")
  func hardlyCutOff() {
    add(UISwitch(frame: .zero), 350.5, 100, 51, 31)
    add(UIControl(frame: .zero), -10, -10, 420, 820)
    let scroll = add(UIScrollView(frame: .zero), 0, 200, 400, 100)
    scroll.contentSize = CGSize(width: 800, height: 100)
    add(UISwitch(frame: .zero), 370, 0, 51, 31, to: scroll)
    let words = UIButton(type: .system)
    words.setTitle("Some words", for: .normal)
    add(words, -8, 400, 416, 34)
    #expect(rules().isEmpty)
    words.backgroundColor = .red
    #expect(rules() == ["cut-off-control"])
  }

  @Test("A control beyond the content of a scroll view is off the screen")
  func beyondContent() {
    let scroll = add(UIScrollView(frame: .zero), 0, 0, 400, 800)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    add(UISwitch(frame: .zero), 600, 100, 51, 31, to: scroll)
    #expect(rules() == ["off-screen"])
  }

  @Test("A control outside of its superview cannot be touched")
  func outsideSuperview() {
    let small = add(UIView(frame: .zero), 0, 100, 100, 10)
    add(UISwitch(frame: .zero), 10, 50, 51, 31, to: small)
    #expect(rules() == ["outside-superview"])
  }

  @Test("A control under a bar is mentioned, with the bar's name")
  func covered() {
    add(UISwitch(frame: .zero), 100, 760, 51, 31)
    let bar = CoveredRegion(
      name: "the tab bar", frame: CGRect(x: 0, y: 717, width: 400, height: 83))
    let found = LayoutInspection(root: screen, document: nil, covered: [bar]).findings
    #expect(found.map(\.diagnostic.rule) == ["covered-control"])
    #expect(found.first?.diagnostic.message.hasSuffix("lies under the tab bar.") == true)
    #expect(found.first?.diagnostic.mend != nil)
  }
}
