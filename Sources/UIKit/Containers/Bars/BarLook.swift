/// Font and colour of words in a bar, as far as something states them.
package struct BarTextLook: Sendable, Equatable {
  package var font: UIFont?
  package var color: UIColor?

  package init() {}

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = attributes?[.font] as? UIFont
    color = attributes?[.foregroundColor] as? UIColor
  }

  /// This look, and where it states nothing another.
  package func over(_ other: BarTextLook) -> BarTextLook {
    var look = self
    look.font = font ?? other.font
    look.color = color ?? other.color
    return look
  }
}

/// What lies behind the content of a bar.
package struct BarSurface: Sendable {
  /// What divides a bar from the content.
  package enum Shadow: Sendable {
    case standard, none
    case color(UIColor)
    case image(UIImage, UIColor?)
  }

  /// Nothing but the content shows.
  package var isTransparent = false
  /// A colour over the rest; nil: none.
  package var color: UIColor?
  /// Style of the blur by its name in documents; nil: the bar's own.
  package var blurStyle: String?
  package var image: UIImage?
  package var imageMode = UIView.ContentMode.scaleToFill
  package var shadow = Shadow.standard
  /// Whether a bar without a colour is dark in every appearance.
  package var isBlack = false
  /// Whether nothing shines through.
  package var isOpaque = false

  package init() {}

  /// A surface that lets everything through.
  static let transparent: BarSurface = {
    var surface = BarSurface()
    surface.isTransparent = true
    surface.shadow = .none
    return surface
  }()
}

/// The words of a bar's buttons, by what the buttons are for.
package struct BarButtonLooks: Sendable {
  /// One kind of buttons.
  package struct Kind: Sendable {
    package var normal = BarTextLook()
    package var disabled = BarTextLook()
    package var background: UIImage?

    package init() {}

    @MainActor
    init(_ appearance: UIBarButtonItemAppearance) {
      normal = BarTextLook(appearance.normal.titleTextAttributes)
      disabled = BarTextLook(appearance.disabled.titleTextAttributes)
      background = appearance.normal.backgroundImage
    }
  }

  package var plain = Kind()
  package var done = Kind()
  package var back = Kind()
  /// In the place of the back button's arrow.
  package var backIndicator: UIImage?

  package init() {}
}

/// One tab in one state.
package struct TabLook: Sendable {
  package var icon: UIColor?
  package var title = BarTextLook()
  package var badge: UIColor?
  package var badgeText = BarTextLook()

  package init() {}

  @MainActor
  init(_ appearance: UITabBarItemStateAppearance) {
    icon = appearance.iconColor
    title = BarTextLook(appearance.titleTextAttributes)
    badge = appearance.badgeBackgroundColor
    badgeText = BarTextLook(appearance.badgeTextAttributes)
  }
}

extension UIBarAppearance {
  /// What the appearance says of the surface.
  final var surface: BarSurface {
    var surface = BarSurface()
    let isClear = backgroundColor.map { $0.cgColor.alpha == 0 } ?? true
    surface.isTransparent = backgroundEffect == nil && isClear && backgroundImage == nil
    surface.color = isClear ? nil : backgroundColor
    surface.blurStyle = backgroundEffect.flatMap {
      $0.style == .systemChromeMaterial ? nil : String(describing: $0.style)
    }
    surface.image = backgroundImage
    surface.imageMode = backgroundImageContentMode
    surface.shadow =
      switch (shadowImage, shadowColor) {
      case (let image?, let color): .image(image, color)
      case (nil, nil): .none
      case (nil, let color?) where color.cgColor.alpha == 0: .none
      case (nil, let color?): color == .separator ? .standard : .color(color)
      }
    return surface
  }

  /// Whether the appearance changes nothing of the system's background.
  final var hasStandardBackground: Bool {
    backgroundColor == nil && backgroundImage == nil && shadowImage == nil
      && backgroundEffect?.style == .systemChromeMaterial && shadowColor == .separator
  }
}
