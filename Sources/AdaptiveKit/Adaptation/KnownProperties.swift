import UIKit

/// A class of UIKit whose properties are known by name.
///
/// A key path tells its name on Apple's platforms alone, and `\UIView.isHidden` differs from
/// `\UIStackView.isHidden` though they are one property. The tables give both the same name; the
/// key paths are those of the class that is asked, whatever class declares the property.
@MainActor
protocol KnownProperties: AnyObject {}

extension UIView: KnownProperties {}
extension UIViewController: KnownProperties {}
extension NSLayoutConstraint: KnownProperties {}
extension UICollectionViewLayout: KnownProperties {}
extension CALayer: KnownProperties {}
extension UINavigationItem: KnownProperties {}

/// What tells a property of an object from others.
enum PropertyIdentity: Hashable {
  case known(String)
  case path(AnyKeyPath)

  @MainActor
  init<Root: AnyObject>(_ keyPath: PartialKeyPath<Root>) {
    self = PropertyNames.name(of: keyPath).map { .known($0) } ?? .path(keyPath)
  }
}

/// The names of properties, found once for each class whose properties are set.
@MainActor
enum PropertyNames {
  private static var tables: [ObjectIdentifier: [AnyKeyPath: String]] = [:]

  /// The name of a property, as code writes it after the object; nil: it is not known.
  static func name<Root: AnyObject>(of keyPath: PartialKeyPath<Root>) -> String? {
    let identity = ObjectIdentifier(Root.self)
    let table = tables[identity] ?? makeTable(of: Root.self)
    tables[identity] = table
    return table[keyPath]
  }

  private static func makeTable(of root: AnyClass) -> [AnyKeyPath: String] {
    var names: [AnyKeyPath: String] = [:]
    func add(_ more: [AnyKeyPath: String]?) {
      if let more { names.merge(more) { first, _ in first } }
    }
    add((root as? any (UIView & KnownProperties).Type)?.namesOfView)
    add((root as? any (UILabel & KnownProperties).Type)?.namesOfLabel)
    add((root as? any (UIStackView & KnownProperties).Type)?.namesOfStack)
    add((root as? any (UIImageView & KnownProperties).Type)?.namesOfImageView)
    add((root as? any (UIControl & KnownProperties).Type)?.namesOfControl)
    add((root as? any (UIButton & KnownProperties).Type)?.namesOfButton)
    add((root as? any (UITextField & KnownProperties).Type)?.namesOfTextField)
    add((root as? any (UITextView & KnownProperties).Type)?.namesOfTextView)
    add((root as? any (UIScrollView & KnownProperties).Type)?.namesOfScrollView)
    add((root as? any (UITableView & KnownProperties).Type)?.namesOfTable)
    add((root as? any (UIViewController & KnownProperties).Type)?.namesOfController)
    add((root as? any (UISplitViewController & KnownProperties).Type)?.namesOfSplit)
    add((root as? any (NSLayoutConstraint & KnownProperties).Type)?.namesOfConstraint)
    add((root as? any (UICollectionViewFlowLayout & KnownProperties).Type)?.namesOfFlowLayout)
    add((root as? any (AdaptiveGridLayout & KnownProperties).Type)?.namesOfGrid)
    add((root as? any (CALayer & KnownProperties).Type)?.namesOfLayer)
    add((root as? any (UINavigationItem & KnownProperties).Type)?.namesOfNavigationItem)
    return names
  }
}
