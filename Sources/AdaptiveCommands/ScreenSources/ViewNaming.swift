import UIKit

/// Gives the views of a screen that code made what stands for the object IDs and labels of a
/// document.
///
/// A view's ID is its accessibility identifier, or else its path from the root:
/// `SignInController/UIStackView[0]/UILabel[1]`, where a controller's view has the name of the
/// controller and the numbers count the superview's subviews of that class from 0. Its label is
/// the name of the property that holds it, or of the controller whose view it is.
@MainActor
struct ViewNaming {
  private var taken: Set<String> = []
  private var labels: [ObjectIdentifier: String] = [:]

  init() {}

  /// Names a view and everything in it; names that were given before are kept.
  mutating func name(_ root: UIView) {
    collectLabels(of: root)
    guard root is UIWindow else { return name(root, path: root.pathName) }
    // A window is in every path; what the screen shows in it comes first.
    for (name, view) in Self.numbered(root.subviews) { self.name(view, path: name) }
  }

  private mutating func name(_ view: UIView, path: String) {
    // Of views with one identifier the first has it, and the others their paths.
    let identifier = view.ownIdentifier.flatMap { taken.contains($0) ? nil : $0 }
    let id = identifier ?? path
    taken.insert(id)
    view.nibObjectID = id
    if view.nibUserLabel == nil {
      let controller = view.shownController.map { String(describing: type(of: $0)) }
      view.nibUserLabel = labels[ObjectIdentifier(view)] ?? controller
    }
    for (name, child) in Self.numbered(view.subviews) { self.name(child, path: "\(path)/\(name)") }
  }

  /// Views with their names in a path, those of the library's own left out.
  private static func numbered(_ views: [UIView]) -> [(name: String, view: UIView)] {
    var counts: [String: Int] = [:]
    return views.compactMap { view in
      guard !view.isOfLibrary else { return nil }
      let name = view.pathName
      let number = counts[name, default: 0]
      counts[name] = number + 1
      // A controller is hardly ever there twice.
      let isNumbered = view.shownController == nil || number > 0
      return (isNumbered ? "\(name)[\(number)]" : name, view)
    }
  }

  // MARK: Properties

  private mutating func collectLabels(of view: UIView) {
    if let controller = view.viewController { addProperties(of: controller) }
    addProperties(of: view)
    for child in view.subviews { collectLabels(of: child) }
  }

  /// Adds the names of the properties that hold views, those that UIKit's own classes state left
  /// out.
  private mutating func addProperties(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror, !Self.isOfUIKit(level.subjectType) {
      for property in level.children {
        guard let name = property.label, let view = Self.view(in: property.value) else { continue }
        let key = ObjectIdentifier(view)
        if labels[key] == nil { labels[key] = Self.plain(name) }
      }
      mirror = level.superclassMirror
    }
  }

  private static func isOfUIKit(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }

  private static func view(in value: Any) -> UIView? { value as? UIView }

  /// A lazy property's storage has a name of its own.
  private static func plain(_ name: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}

extension UIView {
  /// The name of the view's class, or of the controller whose view it is.
  fileprivate var pathName: String {
    shownController.map { String(describing: type(of: $0)) } ?? String(describing: type(of: self))
  }

  /// The controller whose view this is, if the author made one.
  fileprivate var shownController: UIViewController? {
    viewController is ViewHost ? nil : viewController
  }

  /// Whether the view is one that AdaptiveKit adds to those it adapts.
  fileprivate var isOfLibrary: Bool {
    isHidden && String(reflecting: type(of: self)).hasPrefix("AdaptiveKit.")
  }

  /// The identifier that the author gave the view for tests of the interface.
  fileprivate var ownIdentifier: String? {
    accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }
}
