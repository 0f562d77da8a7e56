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

  @Test("A conflict names its constraints and the one that gave way")
  func conflict() {
    withKnownIssue {
      expectNoConflicts(on: phone) { SampleScreen(isContradictory: true) }
    } matching: { issue in
      let message = issue.words
      return message.contains("iPhone 17 · portrait")
        && message.contains("Expected: All required constraints hold.")
        && message.contains("UILabel “Title”.width = 200")
        && message.contains("UILabel “Title”.width = 250 “wider”")
        && message.contains("It gave way: UILabel “Title”.width = ")
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

  @Test("Text that is cut off is named, with what it needs")
  func truncation() {
    // 200 points have no room for 60 letters in 17-point type.
    let text = String(repeating: "Mm", count: 30)
    withKnownIssue {
      expectNoTruncation(on: phone) { SampleScreen(text: text) }
    } matching: { issue in
      issue.words.contains("Expected: No text is cut off.") && issue.words.contains("is cut off")
        && issue.words.contains("points of width and has 200")
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

  @Test("Differences below the tolerance do not count")
  func tolerance() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100.4, height: 50))
    expectEqualLayout(one, other, tolerance: 0.5)
    withKnownIssue { expectEqualLayout(one, other) }
  }
}
