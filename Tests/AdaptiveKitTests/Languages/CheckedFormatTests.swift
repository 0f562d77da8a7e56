import AdaptiveKit
import Testing
import UIKit

@Suite("Visual formats that are checked before they are used")
@MainActor
struct CheckedFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let icon = UIView()
  private let title = UIView()

  init() {
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private var views: [String: Any] { ["icon": icon, "title": title] }

  /// The mistake that a format is refused for.
  private func mistake(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:], views: [String: Any]? = nil
  ) -> VisualFormatError.Problem? {
    do throws(VisualFormatError) {
      _ = try NSLayoutConstraint.constraints(
        checking: format, options: options, metrics: metrics, views: views ?? self.views)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test("A format without mistakes gives UIKit's constraints")
  func constraints() throws {
    let row = try NSLayoutConstraint.constraints(
      checking: "H:|-10-[icon(44)]-gap-[title]-10-|", options: .alignAllCenterY,
      metrics: ["gap": 12], views: views)
    let column = try NSLayoutConstraint.constraints(
      checking: "V:|-20-[icon(40)]", views: views)
    NSLayoutConstraint.activate(row + column + [title.height == 20])

    root.layoutIfNeeded()

    #expect(icon.frame == CGRect(x: 10, y: 20, width: 44, height: 40))
    // From 10 + 44 + 12 to 290; 20 high about the icon's centre, 40.
    #expect(title.frame == CGRect(x: 66, y: 30, width: 224, height: 20))
  }

  @Test("Metrics may be numbers of every type, and priorities")
  func metrics() throws {
    let constraints = try NSLayoutConstraint.constraints(
      checking: "H:[icon(a@p,>=b,<=c)]-d-[title]",
      metrics: [
        "a": 10, "b": 5.5, "c": CGFloat(20), "d": NSNumber(value: 7), "p": UILayoutPriority(300),
      ], views: views)

    #expect(constraints.map(\.constant) == [10, 5.5, 20, 7])
    #expect(constraints[0].priority == UILayoutPriority(300))
  }

  @Test("Mistakes of grammar and names are thrown")
  func grammarAndNames() {
    #expect(mistake("H:|-icon-|") == .viewWithoutBrackets("icon"))
    #expect(mistake("H:|[icon]|") == nil)
    #expect(mistake("H:|[icom]|") == .unknownView("icom", nearest: "icon"))
    #expect(mistake("H:|-gap-[icon]") == .unknownMetric("gap", nearest: nil))
    #expect(
      mistake("H:[icon][title]", options: .alignAllLeading) == .alignmentAlongAxis(.leading))
  }

  @Test("What names stand for is looked at before UIKit does")
  func objects() {
    let orphan = UIView()
    #expect(
      mistake("H:|[orphan]", views: ["orphan": orphan]) == .missingSuperview(view: "orphan"))
    #expect(mistake("H:[icon(4)]", views: ["icon": "a string"]) == .notAView("icon"))
    #expect(mistake("H:[icon(w)]", metrics: ["w": "wide"]) == .notANumber(metric: "w"))
    #expect(mistake("H:[icon(w)]", metrics: ["w": Double.nan]) == .notANumber(metric: "w"))
    #expect(
      mistake("H:[icon(5@p)]", metrics: ["p": 2000]) == .priorityOutOfRange(2000))
  }

  @Test("A name of a metric and a view is the metric's, as in UIKit")
  func bothNames() throws {
    let constraints = try NSLayoutConstraint.constraints(
      checking: "H:[icon(title)]", metrics: ["title": 33], views: views)

    #expect(constraints.map(\.constant) == [33])
    #expect(constraints[0].secondItem == nil)
  }

  @Test("Before layout all problems of a format can be had at once, in order")
  func problems() throws {
    let format = try VisualFormat(parsing: "H:|-gap-[icon(w)]-[lost]-|")

    let problems = try format.problems(metrics: ["w": "wide"], views: ["icon": UIView()])

    // The distance `gap` is also what asks for the superview: names come before what they name.

    #expect(
      problems.map(\.problem) == [
        .unknownMetric("gap", nearest: nil), .missingSuperview(view: "icon"),
        .notANumber(metric: "w"), .unknownView("lost", nearest: nil),
      ])
    #expect(try VisualFormat(parsing: "V:|[icon]|").problems(views: views).isEmpty)
  }

  @Test("The message shows the place and the mend")
  func message() {
    do {
      _ = try NSLayoutConstraint.constraints(checking: "H:|[icon(==200]-|", views: views)
      Issue.record("The format was taken.")
    } catch {
      #expect(error.problem == .unclosedParenthesis)
      #expect(error.description.contains("H:|[icon(==200]-|"))
    }
  }
}
