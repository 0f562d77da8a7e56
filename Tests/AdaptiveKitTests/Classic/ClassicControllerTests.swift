import AdaptiveKit
import Testing
import UIKit

@Suite("The classic interface in view controllers")
@MainActor
struct ClassicControllerTests {
  private let journal = Journal()

  /// A controller written as the pattern asks for.
  private final class Screen: UIViewController, AdaptiveInterface {
    var adaptiveElements: [AdaptiveElement] = []
    let button = UIView()
    var changes = 0
    let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        button,
        constraints: [
          equal(\.trailingAnchor), equal(\.bottomAnchor), equal(\.heightAnchor, constant: 40),
        ])
      addConstraints(
        for: SizeClass.horizontalCompact,
        constraints: button.leadingAnchor.constraint(equalTo: view.leadingAnchor))
      addConstraints(
        for: SizeClass.horizontalRegular,
        constraints: button.widthAnchor.constraint(equalToConstant: 180))
      addBehavior(
        for: SizeClass.horizontalRegular, behavior: { self.journal.note("regular") },
        counterBehavior: { self.journal.note("not regular") })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
      update(for: traitCollection)
    }
  }

  @Test("Applied once at first appearance, then with each change", arguments: [16, 26])
  func appearance(release: Int) {
    withRelease(release) {
      let stage = Stage(horizontal: .regular)
      stage.window.traitCollection.performAsCurrent {
        let screen = Screen(journal)
        stage.window.rootViewController = screen

        stage.window.makeKeyAndVisible()
        stage.window.layoutIfNeeded()

        #expect(screen.changes == 0)
        #expect(journal.read() == ["regular"])
        #expect(screen.button.frame == CGRect(x: 220, y: 760, width: 180, height: 40))
        #expect(screen.view.subviews == [screen.button])

        stage.change(SizeClass.horizontalCompact)
        #expect(screen.changes == 1)
        #expect(journal.read() == ["not regular"])
        #expect(screen.button.frame == CGRect(x: 0, y: 760, width: 400, height: 40))
      }
    }
  }

  @Test("Applied once where the prediction was wrong", arguments: [16, 26])
  func wrongPrediction(release: Int) {
    withRelease(release) {
      let stage = Stage(horizontal: .regular)
      UITraitCollection(horizontalSizeClass: .compact).performAsCurrent {
        let screen = Screen(journal)
        stage.window.rootViewController = screen

        stage.window.makeKeyAndVisible()
        stage.window.layoutIfNeeded()

        #expect(journal.read() == ["regular"])
      }
    }
  }

  @Test("Elements that are added before the view is loaded are applied too")
  func beforeLoading() async {
    final class Early: UIViewController, AdaptiveInterface {
      var adaptiveElements: [AdaptiveElement] = []
    }
    let controller = Early()
    controller.addBehavior(
      for: UITraitCollection(), behavior: { [journal] in journal.note("applied") })
    #expect(journal.read().isEmpty)

    // Nothing reports that a view is loaded; the main actor is free here.
    for _ in 0..<100 where !controller.isViewLoaded { await Task.yield() }

    #expect(journal.read() == ["applied"])
    #expect(!controller.isViewLoaded)
  }

  // MARK: Children

  private final class Recorder: UIViewController {
    let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      journal.note("view of \(parent == nil ? "nobody's" : "a") child")
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      journal.note(parent == nil ? "will leave" : "will join")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      journal.note(
        (parent == nil ? "left" : "joined") + (viewIfLoaded?.superview == nil ? "" : " with view"))
    }
  }

  @Test("A child joins with its view and constraints, in UIKit's order, and fills its parent")
  func add() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let child = Recorder(journal)

    parent.add(child)
    parent.view.layoutIfNeeded()

    // Apple's "Creating a custom container view controller": addChild calls willMove; then the
    // view is added; then the container calls didMove.
    #expect(journal.read() == ["will join", "view of a child", "joined with view"])
    #expect(parent.children == [child])
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("A child's view is placed by constraints of its own")
  func layout() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let child = UIViewController()

    parent.add(
      child,
      layout: [
        equal(\.topAnchor, constant: 10), equal(\.centerXAnchor),
        equal(\.widthAnchor, constant: 100), equal(\.heightAnchor, constant: 50),
      ])
    parent.view.layoutIfNeeded()

    #expect(child.view.frame == CGRect(x: 100, y: 10, width: 100, height: 50))
  }

  @Test("A child leaves in UIKit's order; another's child is left where it is")
  func remove() {
    let parent = UIViewController()
    let stranger = UIViewController()
    let child = Recorder(journal)
    parent.add(child)
    _ = journal.read()

    stranger.remove(child)
    #expect(journal.read().isEmpty)
    parent.remove(child)

    // removeFromParent calls didMove(toParent: nil) itself.
    #expect(journal.read() == ["will leave", "left"])
    #expect(parent.children.isEmpty)
    #expect(child.view.superview == nil)
  }
}
