import AdaptiveKit
import Testing
import UIKit

@Suite("Constraints of the classic interface")
@MainActor
struct AdaptiveConstraintTests {
  private let compact = UITraitCollection(horizontalSizeClass: .compact)
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  @Test("Constraints are active while their traits apply")
  func container() {
    let box = UIView()
    let constraints = [box.width == 10, box.height == 20]
    let container = AdaptiveConstraintContainer(traitCollection: compact, constraints: constraints)

    container.update(for: compact)
    #expect(constraints.allSatisfy { $0.isActive })
    container.update(for: regular)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test("Frames follow the traits through changes and back")
  func frames() {
    let view = ClassicView()
    let button = UIView()
    view.addSubview(
      button,
      constraints: [
        equal(\.trailingAnchor, constant: -12), equal(\.bottomAnchor, constant: -12),
        equal(\.heightAnchor, constant: 45),
      ])
    view.addConstraints(
      for: SizeClass.horizontalCompact,
      constraints: button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12))
    view.addConstraints(
      for: SizeClass.horizontalRegular,
      constraints: [button.widthAnchor.constraint(equalToConstant: 180)])
    let stage = Stage()

    stage.show(view)
    // From edge to edge of 400 points: 12 to 388; 45 high above 800 − 12.
    let wide = CGRect(x: 12, y: 743, width: 376, height: 45)
    #expect(button.frame == wide)
    stage.change(SizeClass.horizontalRegular)
    #expect(button.frame == CGRect(x: 208, y: 743, width: 180, height: 45))
    stage.change(SizeClass.horizontalCompact)
    #expect(button.frame == wide)
  }

  @Test("What no longer applies is inactive before anything new becomes active")
  func order() {
    let view = ClassicView()
    let box = UIView()
    view.addSubview(box)
    let narrow = watched(box, 100)
    let wide = watched(box, 200)
    // The one that will apply comes first in the array.
    view.addConstraints(for: SizeClass.horizontalRegular, constraints: wide)
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: narrow)
    view.update(for: compact)
    #expect(narrow.isActive && !wide.isActive)
    wide.other = narrow

    view.update(for: regular)

    #expect(wide.isActive && !narrow.isActive)
    #expect(wide.otherWasActive == false)
  }

  @Test("A constraint of two elements, one of which applies, stays active")
  func shared() {
    let view = ClassicView()
    let box = UIView()
    view.addSubview(box)
    let constraint = watched(box, 100)
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: constraint)
    view.addConstraints(for: SizeClass.horizontalRegular, constraints: constraint)

    view.update(for: compact)
    #expect(constraint.isActive)
    let changes = constraint.changes
    view.update(for: regular)
    #expect(constraint.isActive)
    #expect(constraint.changes == changes)
  }

  @Test("An update that changes nothing touches no constraint")
  func unchanged() {
    let view = ClassicView()
    let box = UIView()
    view.addSubview(box)
    let constraint = watched(box, 100)
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: constraint)
    view.update(for: compact)
    let changes = constraint.changes

    view.update(for: compact)
    view.update(for: .create(with: SizeClass.horizontalCompact, Scale.threeX))

    #expect(constraint.changes == changes)
  }

  // MARK: Trees

  @Test("A constraint between trees waits until they are one, without an update")
  func waiting() {
    let view = ClassicView()
    let box = UIView()
    let stranger = UIView()
    view.addSubview(
      box, constraints: [equal(\.topAnchor), equal(\.leadingAnchor), equal(\.heightAnchor)])
    let constraint = box.width == stranger.width
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: constraint)
    let stage = Stage()
    stage.show(view)
    #expect(!constraint.isActive)

    stranger.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stranger)
    NSLayoutConstraint.activate([stranger.width == 50, stranger.left == view.left])
    stage.window.layoutIfNeeded()

    #expect(constraint.isActive)
    #expect(box.frame.width == 50)
    // What watched is gone.
    #expect(stranger.subviews.isEmpty)
    #expect(view.subviews == [box, stranger])
  }

  @Test("A constraint that waits does not become active once its traits no longer apply")
  func waitingInVain() {
    let view = ClassicView()
    let box = UIView()
    let stranger = UIView()
    view.addSubview(box)
    let constraint = box.width == stranger.width
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: constraint)
    let stage = Stage()
    stage.show(view)
    stage.change(SizeClass.horizontalRegular)

    view.addSubview(stranger)
    stage.window.layoutIfNeeded()

    #expect(!constraint.isActive)
    stage.change(SizeClass.horizontalCompact)
    #expect(constraint.isActive)
  }

  @Test("A constraint on a view that is gone is no crash")
  func goneItem() {
    let view = ClassicView()
    let box = UIView()
    view.addSubview(box)
    do {
      let passing = UIView()
      view.addConstraints(for: SizeClass.horizontalCompact, constraints: box.width == passing.width)
      view.addConstraints(for: SizeClass.horizontalCompact, constraints: passing.width == 5)
    }

    view.update(for: compact)
    view.update(for: regular)
    view.update(for: compact)

    #expect(box.constraints.isEmpty)
  }

  @Test("A guide without a view, and then with one")
  func guides() {
    let view = ClassicView()
    let guide = UILayoutGuide()
    let constraint = guide.width == 40
    view.addConstraints(for: SizeClass.horizontalCompact, constraints: constraint)
    view.update(for: compact)
    #expect(!constraint.isActive)

    view.addLayoutGuide(guide)
    view.update(for: compact)

    #expect(constraint.isActive)
  }

  private func watched(_ view: UIView, _ width: CGFloat) -> WatchedConstraint {
    WatchedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: width)
  }
}

/// A constraint that counts changes of its state, and looks at another one when it is activated.
private final class WatchedConstraint: NSLayoutConstraint {
  var other: NSLayoutConstraint?
  private(set) var otherWasActive: Bool?
  private(set) var changes = 0

  override var isActive: Bool {
    get { super.isActive }
    set {
      if newValue, let other { otherWasActive = other.isActive }
      changes += 1
      super.isActive = newValue
    }
  }
}
