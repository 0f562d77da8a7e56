import IBDocument

extension NibLoader {
  /// The picture of an image attribute, or of an `imageReference`.
  func image(
    named name: String?, reference: IBElement? = nil, symbolScale: IBElement? = nil,
    standard: UIImage.SymbolScale = .medium, standardSize: CGFloat? = nil
  ) -> UIImage? {
    guard let name = name ?? reference?["image"] else { return nil }
    let isSymbol = reference?["catalog"] == "system" || document.images[name]?.isSystem == true
    let listed = document.images[name].map { CGSize(width: $0.width, height: $0.height) }
    guard isSymbol else { return UIImage(name: name, size: listed ?? .zero) }
    let size = listed ?? SymbolMetrics.catalogSize(of: name)
    let preferred = UIImage.SymbolConfiguration(
      symbolScale ?? reference?.child(key: "symbolConfiguration"), standard: standard,
      standardSize: standardSize)
    // What the image itself says goes before what the view prefers: a public document has a shield that
    // is medium in a view of large symbols at 18 by 19, and one that is large in a view of medium ones
    // at 23 by 25.67.
    let own = reference?["symbolScale"].flatMap {
      UIImage.SymbolScale(documentName: $0 == "default" ? "medium" : $0)
    }
    return UIImage(
      symbol: name, catalogSize: size,
      own.map { preferred.applying(UIImage.SymbolConfiguration(scale: $0)) } ?? preferred)
  }

  func makeImageView(_ nib: NibElement, frame: CGRect) -> UIView {
    let view = UIImageView(frame: frame)
    view.image = image(
      named: nib["image"], reference: nib.base.child(named: "imageReference", key: "image"),
      symbolScale: nib.base.child(key: "preferredSymbolConfiguration"))
    return view
  }
}

extension UIImage.SymbolConfiguration {
  /// - Parameters:
  ///   - standard: Scale where the document asks for none: a button shows large symbols then, unless
  ///     they stand beside a title, as documents do.
  ///   - standardSize: Point size where the document asks for none; nil: body text's. Beside a title
  ///     of 16 points a symbol listed 128 wide is 19.33.
  @MainActor
  convenience init(
    _ element: IBElement?, standard: UIImage.SymbolScale, standardSize: CGFloat? = nil
  ) {
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    // A configuration of the type "font" says size or text style in a description of its own.
    let font = element?.font(key: "fontDescription")
    var (style, weight) = (nil as UIFont.TextStyle?, element?["weight"].flatMap { weights[$0] })
    // In iOS 13 neither counts of a style with a weight: a circle in bold and Title 3 is 26 wide, as large as beside body
    // text (484geeyong/UpDownGame.swift), a heart in bold and Large Title 26 (darjeelingsteve/uistackview_adaptivity).
    if case .textStyle(let name)? = font?.kind {
      let isBare = weight != nil && UIKitRelease.current.iOS < 14
      if isBare { weight = nil } else { style = UIFont.TextStyle(rawValue: name) }
    }
    let size = (element?.double("pointSize") ?? font?.pointSize).map {
      UIFont.usableSize(CGFloat($0))
    }
    self.init(
      pointSize: size ?? (style == nil ? standardSize : nil), textStyle: style,
      weight: weight ?? .unspecified,
      scale: element?["scale"].flatMap { UIImage.SymbolScale(documentName: $0) } ?? standard)
  }
}

extension UIImage.SymbolScale {
  /// A scale by its name in documents; nil for the one that leaves it to the view.
  fileprivate init?(documentName: String) {
    switch documentName {
    case "small": self = .small
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}
