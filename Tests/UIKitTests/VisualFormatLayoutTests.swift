import Testing
import VisualFormat

@testable import UIKit

/// Frames follow by hand from the formats in a root of 300 × 200 points with margins of 16.
@MainActor
@Suite("Visual formats laid out")
struct VisualFormatLayoutTests {
  private let root = makeRoot(300, 200)
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for view in [a, b, c] where view.superview == nil { root.adding(view) }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["a": a, "b": b, "c": c]))
    }
    root.layoutIfNeeded()
  }

  @Test("A row with distances, sizes and equal widths fills its superview")
  func row() {
    lay("H:|-10-[a(==b)]-20-[b]-30-[c(50)]-40-|", "V:|-5-[a(30)]", "V:[b(40)]|", "V:|[c]|")
    // 300 − 10 − 20 − 30 − 50 − 40 = 150, halved.
    #expect(a.frame == rect(10, 5, 75, 30))
    #expect(b.frame == rect(105, 160, 75, 40))
    #expect(c.frame == rect(210, 0, 50, 200))
  }

  @Test("Standard distances are 8 between siblings and the margin at the superview")
  func standardDistances() {
    root.layoutMargins = UIEdgeInsets(top: 11, left: 21, bottom: 13, right: 26)
    lay("|-[a(60)]-[b]-|", "V:|-[a(50)]-[b]-|")
    #expect(a.frame == rect(21, 11, 60, 50))
    // b begins 8 after a in both directions and ends at 300 − 26 and 200 − 13.
    #expect(b.frame == rect(89, 69, 185, 118))
  }

  @Test("Metrics are numbers of any type, and priorities too")
  func metrics() {
    let metrics: [String: Any] = [
      "gap": 12, "size": CGFloat(40), "tall": 33.0 as Float, "low": UILayoutPriority(300),
      "wide": NSNumber(value: 90),
    ]
    lay(
      "|-gap-[a(wide@low,<=size)]", "V:|-gap-[a(tall)]", "|[b(1)]", "V:|[b(1)]", metrics: metrics)
    // a would be 90 wide, but may not exceed 40.
    #expect(a.frame == rect(12, 12, 40, 33))
  }

  @Test("Inequalities and priorities decide what gives way")
  func inequalities() {
    lay("|-10-[a(100@400)]-(>=20)-[b(220@500)]-10-|", "V:|[a(10)]", "V:|[b(10)]")
    // b keeps 220 and begins at 300 − 10 − 220 = 70; a ends at 50 at the latest.
    #expect(b.frame == rect(70, 0, 220, 10))
    #expect(a.frame == rect(10, 0, 40, 10))
  }

  @Test("Options align the views of a row")
  func alignment() {
    lay("|[a(20)][b(30)][c(40)]", options: [.alignAllTop, .alignAllBottom])
    lay("V:|-15-[b(25)]")
    #expect(a.frame == rect(0, 15, 20, 25))
    #expect(b.frame == rect(20, 15, 30, 25))
    #expect(c.frame == rect(50, 15, 40, 25))
  }

  @Test("Leading begins at the right in right-to-left; left to right does not turn")
  func directions() {
    root.semanticContentAttribute = .forceRightToLeft
    lay("|-10-[a(50)]-5-[b(20)]", "V:|[a(10)]", "V:|[b(10)]")
    // 300 − 10 − 50, then 5 and 20 further left.
    #expect(a.frame.minX == CGFloat(240))
    #expect(b.frame.minX == CGFloat(215))
    lay("|-10-[c(50)]", options: .directionLeftToRight)
    #expect(c.frame.minX == CGFloat(10))
  }

  @Test("Right to left begins at the right in every language")
  func rightToLeft() {
    lay("|-10-[a(50)]-5-[b(20)]-(>=5)-|", options: .directionRightToLeft)
    #expect(a.frame.minX == CGFloat(240))
    #expect(b.frame.minX == CGFloat(215))
  }

  @Test("Spacing by baselines uses the edges of views without text")
  func baselines() {
    let label = root.adding(UILabel())
    label.text = "Text"
    for view in [a, b] { root.adding(view) }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-30-[label]-40-[b]", options: .spacingBaselineToBaseline,
      metrics: nil, views: ["a": a, "b": b, "label": label])
    #expect(constraints.map(\.secondAttribute) == [.bottom, .lastBaseline])
    #expect(constraints.map(\.firstAttribute) == [.firstBaseline, .top])
    #expect(constraints.map(\.constant) == [CGFloat(30), CGFloat(40)])
  }

  @Test("Guides take part like views")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.adding(a)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(30)]-[guide(40)]", metrics: nil,
        views: ["a": a, "guide": guide]))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == CGFloat(48))
    #expect(guide.layoutFrame.width == CGFloat(40))
  }

  @Test("The constraints are plain, inactive and in the order of the format")
  func plainConstraints() {
    for view in [a, b] { root.adding(view) }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-4-[a(>=9@250)]-[b]-|", options: .alignAllCenterY, metrics: nil,
      views: ["a": a, "b": b])
    #expect(made.map(\.firstAttribute) == [.leading, .width, .leading, .trailingMargin, .centerY])
    #expect(made[0].firstItem === a)
    #expect(made[0].secondItem === root)
    #expect(made[1].relation == .greaterThanOrEqual)
    #expect(made[1].priority == .defaultLow)
    #expect(made[3].firstItem === root)
    #expect(made[3].secondAttribute == .trailing)
    #expect(made.allSatisfy { !$0.isActive })
  }

  // From the header: each alignment is the bit of its attribute, directions begin at bit 16.
  @Test("Options have UIKit's raw values")
  func rawValues() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 0x20000)
    #expect(NSLayoutConstraint.FormatOptions.spacingMask.rawValue == 0x80000)
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.isEmpty)
  }
}

@MainActor
@Suite("Visual formats whose names fail")
struct VisualFormatFailureTests {
  private func problem(
    _ format: String, metrics: [String: Any] = [:], views: [String: Any]
  ) -> VisualFormatError.Problem? {
    error(format, metrics: metrics, views: views)?.problem
  }

  private func error(
    _ format: String, metrics: [String: Any] = [:], views: [String: Any]
  ) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try FormatResolution(
        of: VisualFormat(parsing: format), metrics: metrics, views: views
      ).constraints(options: [])
      return nil
    } catch { return error }
  }

  @Test("Views without a superview, things that are no views, metrics that are no numbers")
  func failures() {
    let view = UIView()
    #expect(problem("|[a]", views: ["a": view]) == .missingSuperview(view: "a"))
    #expect(problem("[a(10)]", views: ["a": "text"]) == .notAView("a"))
    #expect(
      problem("[a(m)]", metrics: ["m": "text"], views: ["a": view]) == .notANumber(metric: "m"))
    #expect(
      problem("[a(m)]", metrics: ["m": Double.nan], views: ["a": view])
        == .notANumber(metric: "m"))
    #expect(
      problem("[a(9@m)]", metrics: ["m": 1001], views: ["a": view]) == .priorityOutOfRange(1001))
    #expect(problem("[view]", views: ["View": view]) == .unknownView("view", nearest: "View"))
    #expect(problem("[a(b)]", metrics: ["b": 9], views: ["a": view, "b": view]) == nil)
  }

  @Test("The caret stands under the superview that is missing")
  func missingSuperviewPlace() {
    let views = ["a": UIView()]
    #expect(error("H:|-8-[a]", views: views)?.offset == 2)
    #expect(error("H:[a]-8-|", views: views)?.offset == 8)
  }

  @Test("The program ends with the caret under the mistake")
  func exit() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-view-|", metrics: nil, views: ["view": UIView()])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Put the view's name in brackets: [view].\nH:|-view-|\n    ^"))
  }
}
