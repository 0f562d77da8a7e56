import Diagnostics
import IBDocument

/// Makes the view trees of an Interface Builder document, as loading its nib does.
///
/// Frames are those of the document. They count only where UIKit itself uses them: for roots, views
/// under autoresizing masks, and cells; the layout engine replaces the others.
@MainActor
package final class NibLoader {
  /// A view tree that is in no other.
  package struct Root {
    package var view: UIView
    /// Position of the scene among a storyboard's, or of the object among a xib's.
    package var sceneIndex: Int
    /// The controller whose view this is; nil for an object beside it.
    package var controller: IBElement?
    /// The element that made the view.
    package var element: IBElement
  }

  let document: IBDocument
  let traits: UITraitCollection
  /// Whether the views are for Interface Builder's canvas and not for a device: there constraints
  /// to be removed at build time count, and views come in the sizes of its library.
  let isForCanvas: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var roots: [Root] = []
  /// Views and guides by object ID.
  package private(set) var objects: [String: AnyObject] = [:]
  /// Elements that state constraints, with what they made, in document order.
  var constraintHolders: [(element: NibElement, view: UIView)] = []
  /// Controllers by the guides that stand for their bars.
  private var barGuides: [(id: String, isTop: Bool, controller: IBElement)] = []
  /// What table view controllers pull down, by controller.
  private var refreshControls: [(element: IBElement, controller: IBElement)] = []
  /// Bars that stand in views, with the elements of their items.
  var itemsOfBars: [(bar: UIView, items: [IBElement])] = []
  private var reported: Set<String> = []

  package init(document: IBDocument, traits: UITraitCollection, isForCanvas: Bool) {
    self.document = document
    self.traits = traits
    self.isForCanvas = isForCanvas
  }

  /// What was loaded.
  package struct Contents {
    package var roots: [Root]
    package var objects: [String: AnyObject]
    package var diagnostics: [Diagnostic]
  }

  /// Makes every view of the document, with its constraints.
  ///
  /// - Parameter wanted: The only scene of a storyboard, or object of a xib, to load; nil for all.
  package func load(scene wanted: Int? = nil) -> Contents {
    if document.kind == .storyboard {
      for (index, scene) in document.scenes.enumerated() where index == wanted ?? index {
        for object in scene.objects { loadTopLevel(object, sceneIndex: index) }
      }
    } else {
      for (index, object) in document.topLevelObjects.enumerated() where index == wanted ?? index {
        loadTopLevel(object, sceneIndex: index)
      }
    }
    attachBarGuides()
    attachRefreshControls()
    attachBarItems()
    roots.removeAll { $0.view.superview is UINavigationBar }
    for holder in constraintHolders { loadConstraints(of: holder.element, in: holder.view) }
    attachAccessories()
    return Contents(roots: roots, objects: objects, diagnostics: diagnostics)
  }

  // MARK: Roots

  private func loadTopLevel(_ object: IBElement, sceneIndex: Int) {
    if isView(object) {
      addRoot(object, sceneIndex: sceneIndex, controller: nil)
    } else {
      findRoots(in: object, sceneIndex: sceneIndex, controller: object)
    }
  }

  /// Looks for views inside something that is none, such as a controller or a navigation item.
  private func findRoots(in element: IBElement, sceneIndex: Int, controller: IBElement?) {
    for child in element.children {
      if child.name == "viewControllerLayoutGuide", let id = child.id, let controller {
        barGuides.append((id, child["type"] == "top", controller))
      } else if child.name == "refreshControl", let controller, element === controller {
        refreshControls.append((child, controller))
      } else if isView(child) {
        let ownsView = child.key == "view" && element === controller
        addRoot(child, sceneIndex: sceneIndex, controller: ownsView ? controller : nil)
      } else if child.name != "connections" && child.name != "resources" {
        findRoots(in: child, sceneIndex: sceneIndex, controller: controller)
      }
    }
  }

  private func addRoot(_ element: IBElement, sceneIndex: Int, controller: IBElement?) {
    let view = makeTree(element, sceneIndex: sceneIndex)
    view.isControllersView = controller != nil
    roots.append(
      Root(view: view, sceneIndex: sceneIndex, controller: controller, element: element))
  }

  private func attachBarGuides() {
    for (id, isTop, controller) in barGuides {
      guard let root = roots.first(where: { $0.controller === controller }) else { continue }
      let bar = root.view.specialGuide(isTop ? .topBar : .bottomBar)
      // Tables and other lists decide their content themselves.
      let scroll = root.element.name == "scrollView" ? root.view as? UIScrollView : nil
      register(scroll.map { scrolledGuide(like: bar, isTop: isTop, in: $0) } ?? bar, id: id)
    }
  }

  /// UIKit's bar guides are held by constraints to the controller's view, which for a scroll view are
  /// constraints to its content.
  private func scrolledGuide(
    like bar: UILayoutGuide, isTop: Bool, in view: UIScrollView
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    let content = view.contentLayoutGuide
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      isTop
        ? guide.topAnchor.constraint(equalTo: content.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      guide.heightAnchor.constraint(equalTo: bar.heightAnchor),
      guide.leftAnchor.constraint(equalTo: content.leftAnchor),
      guide.rightAnchor.constraint(equalTo: content.rightAnchor),
    ])
    return guide
  }

  private func attachRefreshControls() {
    for (element, controller) in refreshControls {
      guard let root = roots.first(where: { $0.controller === controller }),
        let scroll = root.view as? UIScrollView
      else { continue }
      let tree = makeTree(element, sceneIndex: root.sceneIndex)
      scroll.refreshControl = tree as? UIRefreshControl
    }
  }

  // MARK: Trees

  /// Whether an element stands for a view.
  private func isView(_ element: IBElement) -> Bool {
    Self.viewKinds.contains(element.name) || element.child(named: "rect", key: "frame") != nil
      || Self.frameInset(of: element) != nil
  }

  /// - Parameter superview: The view around, with its frame; nil for a root.
  func makeTree(_ element: IBElement, sceneIndex: Int, in superview: UIView? = nil) -> UIView {
    let nib = NibElement(element, traits: traits)
    let room = superview.map(Self.referenceSize)
    let view = makeView(nib, frame: frame(of: element, within: room))
    if Self.frameInset(of: element) != nil, let room {
      view.autoresizingFrame = view.frame
      view.autoresizingReference = room
    }
    view.nibObjectID = element.id
    view.nibElementName = element.name
    view.nibCustomClass = element.customClass
    view.nibUserLabel = element.userLabel
    view.nibOutletName = element.id.flatMap { document.outletNames[$0] }
    if let spoken = element.child(key: "accessibilityConfiguration") {
      if let label = spoken.string(key: "label") { view.accessibilityLabel = label }
      if let hint = spoken.string(key: "hint") { view.accessibilityHint = hint }
      if let identifier = spoken["identifier"] { view.accessibilityIdentifier = identifier }
    }
    view.nibOrigin = NibOrigin(objectID: element.id, line: element.line)
    if let id = element.id { register(view, id: id) }
    applyCommon(nib, to: view)
    addChildren(of: nib, element: element, to: view, sceneIndex: sceneIndex)
    finish(view, nib)
    constraintHolders.append((nib, view))
    return view
  }

  private func addChildren(
    of nib: NibElement, element: IBElement, to view: UIView, sceneIndex: Int
  ) {
    let excluded = nib.excluded(\.excludedSubviews, \.includedSubviews)
    for child in element.children {
      switch child.name {
      case "viewLayoutGuide", "layoutGuide", "keyboardLayoutGuide": addGuide(child, to: view)
      case "constraints", "connections", "variation": continue
      case "navigationItem":
        findRoots(in: child, sceneIndex: sceneIndex, controller: nil)
      default:
        if isView(child) {
          if let id = child.id, excluded.contains(id) { continue }
          attach(makeTree(child, sceneIndex: sceneIndex, in: view), to: view, element: child)
        } else if !child.children.isEmpty {
          addChildren(of: nib, element: child, to: view, sceneIndex: sceneIndex)
        }
      }
    }
  }

  private func attach(_ child: UIView, to view: UIView, element: IBElement) {
    if let scroll = view as? UIScrollView, let control = child as? UIRefreshControl {
      scroll.refreshControl = control
    } else if let cell = view as? UITableViewCell, element.key == "contentView" {
      if !Self.statesFrame(element) {
        child.frame = Self.unstatedContentFrame(in: cell)
      }
      cell.adoptContentView(child)
    } else if let cell = view as? UICollectionViewCell, element.key == "contentView" {
      cell.adoptContentView(child)
    } else if let effect = view as? UIVisualEffectView, element.key == "contentView" {
      effect.adoptContentView(child)
    } else if let stack = view as? UIStackView, element.key == nil {
      stack.addArrangedSubview(child)
    } else {
      view.addSubview(child)
      if let table = view as? UITableView {
        if element.key == "tableHeaderView" { table.tableHeaderView = child }
        if element.key == "tableFooterView" { table.tableFooterView = child }
      }
    }
  }

  /// Documents of Xcode 7 and before do not state the content view's frame: it fills the cell but
  /// for the separator's point, as in those of Xcode 8 and 9 that do.
  private static func unstatedContentFrame(in cell: UITableViewCell) -> CGRect {
    CGRect(x: 0, y: 0, width: cell.frame.width, height: max(0, cell.frame.height - 1))
  }

  private func addGuide(_ element: IBElement, to view: UIView) {
    guard let id = element.id else { return }
    switch element.key ?? "" {
    case "safeArea": register(view.safeAreaLayoutGuide, id: id)
    case "contentLayoutGuide": register(view.specialGuide(.scrollContent), id: id)
    case "frameLayoutGuide": register(view.specialGuide(.scrollFrame), id: id)
    case "keyboard":
      let guide = view.keyboardLayoutGuide
      guide.followsUndockedKeyboard = element.bool("followsUndockedKeyboard") ?? false
      guide.usesBottomSafeArea = element.bool("usesBottomSafeArea") ?? true
      register(guide, id: id)
    case "layoutMargins": register(view.layoutMarginsGuide, id: id)
    case "readableContent": register(view.readableContentGuide, id: id)
    default:
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      register(guide, id: id)
    }
  }

  private func register(_ object: AnyObject, id: String) {
    if let guide = object as? UILayoutGuide { guide.nibObjectID = id }
    if objects[id] == nil { objects[id] = object }
  }

  /// Takes a view out of the one around it, or from among the roots.
  func takeOff(_ view: UIView) {
    roots.removeAll { $0.view === view }
    view.removeFromSuperview()
  }

  /// Lets an object ID stand for another object than the one made first.
  func replace(_ id: String, with object: AnyObject) { objects[id] = object }

  // MARK: Reporting

  /// Adds a finding, one of a kind about one subject only once.
  func report(_ finding: Diagnostic, subject: String) {
    guard reported.insert("\(finding.rule) \(subject)").inserted else { return }
    diagnostics.append(finding)
  }

  /// Adds a diagnostic, once for each subject.
  func report(
    _ severity: Diagnostic.Severity, rule: String, at element: IBElement, line: Int? = nil,
    subject: String? = nil, _ message: String, mend: String? = nil
  ) {
    if let subject, !reported.insert("\(rule) \(subject)").inserted { return }
    diagnostics.append(
      Diagnostic(
        severity, rule: rule, document: document.path, line: line ?? element.line,
        objectID: element.id,
        message: message, mend: mend))
  }
}

extension UITableViewCell {
  /// Puts a document's content view in place of the empty one.
  func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    replaceContentView(view)
    addSubview(view)
  }
}

extension UICollectionViewCell {
  /// Puts a document's content view in place of the empty one.
  func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    replaceContentView(view)
    addSubview(view)
  }
}

extension UIVisualEffectView {
  /// Puts a document's content view in place of the empty one.
  func adoptContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    replaceContentView(view)
    addSubview(view)
  }
}
