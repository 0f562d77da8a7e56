import Diagnostics
import Testing
import UIKit

@testable import LayoutInspection

@MainActor
@Suite("Ambiguous layouts")
struct AmbiguityTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// Adds a view with constraints to the screen: attribute and constant, or nil for the screen's.
  private func add(
    _ view: UIView, _ constraints: [(NSLayoutConstraint.Attribute, CGFloat)]
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
    for (attribute, constant) in constraints {
      let isSize = attribute == .width || attribute == .height
      screen.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : screen,
          attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant))
    }
  }

  private func found() -> [String] {
    var messages: [String] = []
    LayoutEngine.ambiguityReport = { messages.append($0.diagnostic(document: nil).message) }
    defer { LayoutEngine.ambiguityReport = nil }
    screen.layoutIfNeeded()
    return messages
  }

  @Test("A view that constraints hold on all sides is not ambiguous")
  func determined() {
    add(UIView(), [(.left, 10), (.top, 10), (.width, 100), (.height, 50)])
    #expect(found().isEmpty)
  }

  @Test("A view without a vertical position")
  func position() {
    add(UIView(), [(.left, 10), (.width, 100), (.height, 50)])
    #expect(found() == ["The constraints leave open the vertical position of UIView."])
  }

  @Test("What is open by less than a point is not told, as of text in a row of fixed height")
  func slack() {
    for (slack, rules) in [(0.67, 0), (1.5, 1)] as [(CGFloat, Int)] {
      let label = UILabel(frame: .zero)
      label.text = "One\nTwo"
      add(label, [(.left, 10), (.width, 100), (.bottom, 0)])
      label.topAnchor.constraint(greaterThanOrEqualTo: screen.bottomAnchor, constant: -100)
        .isActive = true
      label.heightAnchor.constraint(equalToConstant: 100 - slack).isActive = true
      let limit = label.bottomAnchor.constraint(lessThanOrEqualTo: screen.bottomAnchor)
      screen.removeConstraints(screen.constraints.filter { $0.firstAttribute == .bottom })
      limit.isActive = true
      #expect(found().count == rules)
      label.removeFromSuperview()
    }
  }

  @Test("Code may say how large a scroll view's content is, which constraints then leave open")
  func contentSizeOfCode() {
    let scroll = UIScrollView()
    add(scroll, [(.left, 0), (.top, 0), (.width, 300), (.height, 300)])
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    scroll.contentSize = CGSize(width: 600, height: 900)
    #expect(found().isEmpty)
  }

  @Test("A view without a width")
  func width() {
    add(UIView(), [(.left, 10), (.top, 10), (.height, 50)])
    #expect(found() == ["The constraints leave open the width of UIView."])
  }

  @Test("Two labels side by side that hug alike: either may take the room that is left")
  func equalHugging() {
    let first = UILabel(frame: .zero)
    first.text = "One"
    let second = UILabel(frame: .zero)
    second.text = "Two"
    add(first, [(.left, 0), (.top, 0)])
    add(second, [(.right, 0), (.top, 0)])
    screen.addConstraint(
      NSLayoutConstraint(
        item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .right,
        multiplier: 1, constant: 8))
    #expect(
      found()
        == [
          "The constraints leave open the width of label “One”.",
          "The constraints leave open the horizontal position and width of label “Two”.",
        ].map { $0.replacing("label “", with: "UILabel “") })
  }

  @Test("With unlike hugging nothing is open")
  func unlikeHugging() {
    let first = UILabel(frame: .zero)
    first.text = "One"
    let second = UILabel(frame: .zero)
    second.text = "Two"
    second.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    add(first, [(.left, 0), (.top, 0)])
    add(second, [(.right, 0), (.top, 0)])
    screen.addConstraint(
      NSLayoutConstraint(
        item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .right,
        multiplier: 1, constant: 8))
    #expect(found().isEmpty)
  }
}
