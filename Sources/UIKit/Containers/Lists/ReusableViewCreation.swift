// Views made from a class that is known only at run time.
//
// Lists make cells of a registered class, and copies of layout attributes are of the original's
// class. Swift makes an object from a metatype only through a `required` initialiser, and the
// subclasses that people write do not declare ours so. What does reach a subclass's initialiser is
// a convenience initialiser of the base class: it finds the designated one in the class's own table.
// Each function below is such an initialiser under its compiled name, taken as a static function:
// both expect the class in the same place and give an object back. Only types whose compiled names
// belong to Swift's stable interface stand in the signatures.

extension UICollectionReusableView {
  package convenience init(madeAtX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC7madeAtX1y5width6heightACSd_S3dtcfC")
  private static func make(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> UICollectionReusableView

  /// A view of a class, through the class's own `init(frame:)`.
  static func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect)
    -> UICollectionReusableView
  {
    viewClass.make(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  }
}

extension UITableViewCell {
  package convenience init(madeInStyle style: Int, identifier: String?) {
    self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC11madeInStyle10identifierACSi_SSSgtcfC")
  private static func make(_ style: Int, _ identifier: __owned String?) -> UITableViewCell

  /// A cell of a class, through the class's own `init(style:reuseIdentifier:)`.
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    cellClass.make(CellStyle.default.rawValue, reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  package convenience init(madeFor identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C7madeForACSSSg_tcfC")
  private static func make(_ identifier: __owned String?) -> UITableViewHeaderFooterView

  /// A header or footer of a class, through the class's own `init(reuseIdentifier:)`.
  static func make(_ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
    -> UITableViewHeaderFooterView
  {
    viewClass.make(reuseIdentifier)
  }
}

extension UICollectionViewLayoutAttributes {
  package convenience init(madeEmpty: Void) { self.init() }

  @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC9madeEmptyACyt_tcfC")
  private static func make() -> UICollectionViewLayoutAttributes

  /// Attributes of a class, through the class's own `init()`.
  static func make(_ attributesClass: UICollectionViewLayoutAttributes.Type)
    -> UICollectionViewLayoutAttributes
  {
    attributesClass.make()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  package convenience init(madeEmpty: Void) { self.init() }

  @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextC9madeEmptyACyt_tcfC")
  private static func make() -> UICollectionViewLayoutInvalidationContext

  /// A context of a class, through the class's own `init()`.
  static func make(_ contextClass: UICollectionViewLayoutInvalidationContext.Type)
    -> UICollectionViewLayoutInvalidationContext
  {
    contextClass.make()
  }
}
