import AdaptiveKit
import Testing
import UIKit

/// UIKit predicts traits when a view is made and tells it nothing if they come true (iOS 13 on), so
/// that what adapts has to be applied without a change.
@Suite("The classic interface at first appearance")
@MainActor
struct FirstAppearanceTests {
  private let journal = Journal()

  private func makeView() -> ClassicView {
    let view = ClassicView()
    view.addBehavior(
      for: SizeClass.horizontalCompact, behavior: { journal.note("compact") },
      counterBehavior: { journal.note("not compact") })
    return view
  }

  @Test("Elements are applied once, though no change is reported", arguments: [16, 26])
  func predictedTraits(release: Int) {
    withRelease(release) {
      let stage = Stage()
      stage.window.traitCollection.performAsCurrent {
        let view = makeView()
        #expect(journal.read().isEmpty)

        stage.show(view)
        stage.window.layoutIfNeeded()

        #expect(view.changes == 0)
        #expect(journal.read() == ["compact"])
      }
    }
  }

  @Test("Traits that were not predicted are applied once too", arguments: [16, 26])
  func otherTraits(release: Int) {
    withRelease(release) {
      let stage = Stage(horizontal: .regular)
      UITraitCollection(horizontalSizeClass: .compact).performAsCurrent {
        let view = makeView()

        stage.show(view)

        #expect(view.changes == 1)
        #expect(journal.read() == ["not compact"])
      }
    }
  }

  @Test("Constraints are there when the first layout begins, and nothing is left behind")
  func constraintsAtFirstLayout() {
    let stage = Stage()
    let view = ClassicView()
    let box = WatchedView()
    view.addSubview(box, constraints: [equal(\.topAnchor), equal(\.leadingAnchor)])
    view.addConstraints(
      for: SizeClass.horizontalCompact,
      constraints: box.widthAnchor.constraint(equalToConstant: 120),
      box.heightAnchor.constraint(equalToConstant: 60))
    view.addConstraints(
      for: SizeClass.horizontalRegular,
      constraints: box.widthAnchor.constraint(equalToConstant: 300))

    stage.show(view)

    #expect(box.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    // Never another size than that.
    #expect(box.sizes == [CGSize(width: 120, height: 60)])
    #expect(view.subviews == [box])
  }

  @Test("An update before the first appearance is not repeated by it")
  func earlyUpdate() {
    let stage = Stage()
    let view = makeView()
    view.update(for: stage.window.traitCollection)
    #expect(journal.read() == ["compact"])

    stage.show(view)

    #expect(journal.read().isEmpty)
  }

  @Test("A view that is laid out without a window appears as well")
  func withoutWindow() {
    let view = makeView()

    view.layoutIfNeeded()

    // Predicted before anything is known: a phone in portrait.
    #expect(journal.read() == ["compact"])
  }

  @Test("Changes after the first appearance come from UIKit")
  func laterChanges() {
    let stage = Stage()
    let view = makeView()
    stage.show(view)
    _ = journal.read()

    stage.change(SizeClass.horizontalRegular)
    stage.change(SizeClass.verticalCompact)
    stage.change(SizeClass.horizontalCompact)

    #expect(journal.read() == ["not compact", "compact"])
  }

  @Test("An interface that is gone before it appears is no crash")
  func gone() {
    let stage = Stage()
    let parent = UIView()
    do {
      let view = makeView()
      parent.addSubview(view)
      view.removeFromSuperview()
    }

    stage.show(parent)

    #expect(journal.read().isEmpty)
  }

  @Test("An interface without traits of its own is updated by hand")
  func plainObject() {
    final class Presenter: AdaptiveInterface {
      var adaptiveElements: [AdaptiveElement] = []
      var traitCollection: UITraitCollection { UITraitCollection() }
    }
    let presenter = Presenter()
    presenter.addBehavior(for: Idiom.pad, behavior: { journal.note("pad") })
    #expect(journal.read().isEmpty)

    presenter.update(for: .create(with: Idiom.pad, Scale.twoX))

    #expect(journal.read() == ["pad"])
  }
}

/// Notes the sizes that layout gives it.
private final class WatchedView: UIView {
  private(set) var sizes: [CGSize] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    sizes.append(bounds.size)
  }
}
