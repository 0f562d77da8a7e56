// `layerClass` names a class at run time, and Swift makes an object from a metatype only through a
// `required` initialiser, which would break subclasses that merely override `init()`. A convenience
// initialiser of the base class reaches the class's own `init()`; under its compiled name it can be
// called as a static function, which takes the class in the same place.
extension CALayer {
  package convenience init(madeEmpty: Void) { self.init() }

  @_silgen_name("$s5UIKit7CALayerC9madeEmptyACyt_tcfC")
  private static func make() -> CALayer

  /// Makes the layer of a view, through the class's own `init()`.
  static func made(of layerClass: AnyClass, for view: UIView) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("layerClass of \(type(of: view)) is no subclass of CALayer.")
    }
    let layer = layerClass.make()
    layer.attach(to: view)
    return layer
  }
}
