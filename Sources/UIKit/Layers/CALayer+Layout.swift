extension CALayer {
  /// The view in whose layer this one is.
  final var viewAround: UIView? {
    var current: CALayer? = self
    while let layer = current {
      if let view = layer.view { return view }
      current = layer.parent
    }
    return nil
  }

  /// Called for a layer without a view. While views are being laid out, the view around lays its
  /// layers out in the end anyway.
  final func boundsSizeDidChange() {
    awaitsLayout = true
    if !LayoutPass.isRunning { viewAround?.setNeedsLayout() }
  }

  /// Lays out this layer and those in it that wait for it.
  final func layOutFreeTree() {
    if awaitsLayout {
      awaitsLayout = false
      layoutSublayers()
    }
    for entry in freeSublayers { entry.layer.layOutFreeTree() }
  }
}

extension UIView {
  /// Lays out the subviews, by way of the layer where there is one, and the layers beside them.
  final func layOutContents() {
    guard let layer = storedLayer else { return layoutSubviews() }
    layer.layoutSublayers()
    for entry in layer.freeSublayers { entry.layer.layOutFreeTree() }
  }
}
