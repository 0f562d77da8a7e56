import AdaptiveTesting
import DeviceUnderTest
import Testing
import UIKit

@MainActor
@Suite("Expectations about layouts")
struct ExpectationTests {
  typealias Configuration = DeviceUnderTest.Configuration
  private let phone = [Configuration(.iPhone17)]

  @Test("A sound layout passes on every standard configuration")
  func sound() {
    expectNoConflicts(on: Configuration.standard) { SampleScreen() }
    expectNoAmbiguity(on: Configuration.standard) { SampleScreen() }
    expectNoTruncation(on: phone) { SampleScreen() }
  }

  // MARK: Conflicts

  @Test("A conflict names its constraints, the one that gave way, and by how much")
  func conflict() {
    withKnownIssue {
      expectNoConflicts(on: phone) { SampleScreen(isContradictory: true) }
    } matching: { issue in
      let message = issue.words
      return message.contains("iPhone 17 · portrait")
        && message.contains("Expected: All required constraints hold.")
        // One of the two holds, and the other is 250 − 200 points off.
        && message.contains("UILabel “Title”.width = 200: ")
        && message.contains("UILabel “Title”.width = 250 “wider”: ")
        && message.contains(": holds")
        && message.contains(": gave way, violated by 50 points")
    }
  }

  @Test("A conflict that comes with a rotation is found after it")
  func conflictAfterRotation() throws {
    let device = try DeviceUnderTest("iPhone 17")
    let screen = SampleScreen()
    device.show(screen)
    // 874 points are there in portrait, 402 in landscape.
    screen.label.topAnchor.constraint(greaterThanOrEqualTo: screen.view.topAnchor).isActive = true
    screen.view.bottomAnchor.constraint(
      greaterThanOrEqualTo: screen.label.bottomAnchor, constant: 500
    ).isActive = true
    expectNoConflicts(on: device)

    device.rotate()

    withKnownIssue {
      expectNoConflicts(on: device)
    } matching: {
      $0.words.contains("iPhone 17 · landscape") && $0.words.contains("500")
    }
  }

  // MARK: Text

  /// Sixty letters in 17-point type, which need more than 700 points and less than 1200.
  private nonisolated static let longText = String(repeating: "Mm", count: 30)

  @Test("Text that is cut off is named, with what it needs and the constraint that limits it")
  func truncation() {
    withKnownIssue {
      expectNoTruncation(on: phone) { SampleScreen(text: Self.longText) }
    } matching: { issue in
      let message = issue.words
      return message.contains("Expected: No text is cut off.")
        && message.contains("The text of UILabel “title” is cut off.")
        && message.contains("actual: width = 200")
        && message.contains(/expected: width ≥ \d+/) && message.contains(/difference: \d+/)
        && message.hasSuffix("limited by: UILabel “\(Self.longText.prefix(24))”.width = 200")
    }
  }

  /// A label between the edges of a view that fills the screen.
  private func bar(_ label: UILabel) -> UIView {
    let view = UIView()
    label.text = Self.longText
    label.accessibilityIdentifier = "bar"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
      label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -12),
    ])
    return view
  }

  @Test("Text between two edges is limited by both, and by the size of the screen")
  func truncationBetweenEdges() {
    withKnownIssue {
      expectNoTruncation(on: phone) { bar(UILabel()) }
    } matching: { issue in
      let limits = issue.words.split(separator: "limited by: ").last ?? ""
      return issue.words.contains("actual: width = 379")  // 402 − 11 − 12
        && limits.contains(".leading = UIView.leading + 11")
        && limits.contains(".trailing ≤ UIView.trailing − 12")
        && !limits.contains(".top")
    }
  }

  @Test("A constraint that is not required limits text, too, if its priority is higher")
  func truncationByPriority() {
    withKnownIssue {
      expectNoTruncation(on: phone) {
        let label = UILabel()
        let width = label.widthAnchor.constraint(equalToConstant: 90)
        // Above the label's compression resistance, 750.
        width.priority = UILayoutPriority(800)
        width.isActive = true
        return bar(label)
      }
    } matching: { issue in
      issue.words.contains(".width = 90 @800") && !issue.words.contains(".trailing")
    }
  }

  @Test("Words that resist more limit those beside them")
  func truncationByNeighbour() {
    withKnownIssue {
      expectNoTruncation(on: phone) {
        let label = UILabel()
        let view = bar(label)
        let other = UILabel()
        other.text = "Neighbour"
        other.translatesAutoresizingMaskIntoConstraints = false
        other.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        view.addSubview(other)
        NSLayoutConstraint.activate([
          other.topAnchor.constraint(equalTo: view.topAnchor),
          other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          other.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        return view
      }
    } matching: { issue in
      issue.words.contains("limited by: content width of UILabel “Neighbour”")
    }
  }

  @Test("Where the number of lines is the limit, that is said")
  func truncationByLines() {
    withKnownIssue {
      expectNoTruncation(on: phone) {
        let label = UILabel()
        label.numberOfLines = 2
        let view = bar(label)
        label.text = String(repeating: "many words ", count: 40)
        return view
      }
    } matching: { issue in
      issue.words.contains("actual: 2 lines, by numberOfLines")
        && issue.words.contains(".trailing ≤ UIView.trailing − 12")
    }
  }

  // MARK: Ambiguity

  @Test("A view without a place is named")
  func ambiguity() {
    withKnownIssue {
      expectNoAmbiguity(on: phone) { () -> UIView in
        let view = UIView()
        let inner = UILabel()
        inner.text = "Lost"
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        return view
      }
    } matching: { issue in
      issue.words.contains("leave open the horizontal position of UILabel “Lost”")
    }
  }

  // MARK: Equality

  @Test("Two ways of writing one layout are equal")
  func equal() {
    expectEqualLayout(on: Configuration.standard) {
      SampleScreen()
    } and: {
      SampleScreen(text: "Other words")
    }
  }

  @Test("Unequal layouts fail with expected, actual, difference, and the constraint")
  func unequal() {
    withKnownIssue {
      expectEqualLayout(on: phone) {
        SampleScreen(indent: 24)
      } and: {
        SampleScreen()
      }
    } matching: { issue in
      let message = issue.words
      return message.contains("UIView › UILabel “title”")
        && message.contains("expected: [16 82 200 30]")
        && message.contains("actual: [24 82 200 30]")
        && message.contains("difference: x +8")
        && message.contains("“indent”")
    }
  }

  @Test("Views are compared where they are; a missing one is named")
  func views() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let other = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 50))
    expectEqualLayout(one, other)

    other.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))

    withKnownIssue {
      expectEqualLayout(one, other)
    } matching: {
      $0.words.contains("Expected, and missing:   UIView [1 2 3 4]")
    }
  }

  @Test("Parts of screens are compared by themselves")
  func subtrees() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let part = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 80))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(part)
    part.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: part.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: part.topAnchor, constant: 6),
      inner.trailingAnchor.constraint(equalTo: part.trailingAnchor, constant: -5),
      inner.bottomAnchor.constraint(equalTo: part.bottomAnchor, constant: -6),
    ])
    let byHand = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    // 100 − 2 · 5 and 80 − 2 · 6
    byHand.addSubview(UIView(frame: CGRect(x: 5, y: 6, width: 90, height: 68)))

    // The part is laid out with the whole of which it is a part.
    expectEqualLayout(part, byHand)
  }

  @Test("A part is found by its identifier on each configuration, and has to be there")
  func subtreesByIdentifier() {
    // The titles agree; the buttons below them do not.
    func screen(_ gap: CGFloat) -> SampleScreen {
      let screen = SampleScreen()
      screen.loadViewIfNeeded()
      screen.button.frame.size.width = gap
      screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: gap, height: gap)))
      return screen
    }
    expectEqualLayout(on: phone, at: "title") {
      screen(10)
    } and: {
      screen(20)
    }

    withKnownIssue {
      expectEqualLayout(on: phone) {
        screen(10)
      } and: {
        screen(20)
      }
    }
    withKnownIssue {
      expectEqualLayout(on: phone, at: "nowhere") {
        screen(10)
      } and: {
        screen(20)
      }
    } matching: { issue in
      issue.words.contains("No view of the expected layout on iPhone 17 · portrait")
        && issue.words.contains("“nowhere”")
    }
  }

  @Test("Differences below the tolerance do not count")
  func tolerance() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100.4, height: 50))
    expectEqualLayout(one, other, tolerance: 0.5)
    withKnownIssue { expectEqualLayout(one, other) }
  }
}
