import IBDocument
import Typesetting

extension NibLoader {
  /// Elements that stand for views, whether or not they have a frame.
  static let viewKinds: Set<String> = [
    "view", "label", "button", "imageView", "tableViewCell", "tableViewCellContentView",
    "stackView", "tableView", "textField", "navigationBar", "switch", "textView", "scrollView",
    "slider", "collectionViewCell", "collectionViewCellContentView", "activityIndicatorView",
    "collectionView", "collectionReusableView", "toolbar", "containerView", "segmentedControl",
    "tabBar", "progressView", "pageControl", "stepper", "pickerView", "datePicker", "searchBar",
    "visualEffectView", "webView", "wkWebView", "mapView", "mtkView", "glkView", "arscnView",
    "sceneKitView", "skView", "window", "refreshControl", "colorWell", "calendarView",
  ]

  /// Elements that UIKit itself does not draw: each is an empty rectangle here.
  private static let plainKinds: Set<String> = [
    "view", "tableViewCellContentView", "collectionViewCellContentView", "containerView", "window",
    "webView", "wkWebView", "mapView", "mtkView", "glkView", "arscnView", "sceneKitView", "skView",
    "calendarView",
  ]

  /// The view of an element, without what all views have in common.
  func makeView(_ nib: NibElement, frame: CGRect) -> UIView {
    switch nib.name {
    case "label": return makeLabel(nib, frame: frame)
    case "button": return makeButton(nib, frame: frame)
    case "imageView": return makeImageView(nib, frame: frame)
    case "stackView": return makeStackView(nib, frame: frame)
    case "textField": return makeTextField(nib, frame: frame)
    case "textView": return makeTextView(nib, frame: frame)
    case "scrollView": return makeScrollView(UIScrollView(frame: frame), nib)
    case "tableView": return makeTableView(nib, frame: frame)
    case "tableViewCell": return makeCell(nib, frame: frame)
    case "collectionView": return makeCollectionView(nib, frame: frame)
    case "collectionViewCell": return makeCollectionCell(nib, frame: frame)
    case "collectionReusableView": return UICollectionReusableView(frame: frame)
    case "visualEffectView": return makeEffectView(nib, frame: frame)
    default: return makeControl(nib, frame: frame) ?? makeBar(nib, frame: frame)
    }
  }

  private func makeBar(_ nib: NibElement, frame: CGRect) -> UIView {
    switch nib.name {
    case "navigationBar":
      let bar = UINavigationBar(frame: frame)
      bar.barTintColor = nib.color(key: "barTintColor").flatMap(color)
      bar.prefersLargeTitles = nib.bool("largeTitles") ?? false
      bar.documentItems = barItems(nib.base.child(named: "items"))
      bar.documentItem = nib.base.child(named: "items")?.children.last.map(navigationItem)
      return withItems(of: nib, bar)
    case "toolbar":
      let bar = UIToolbar(frame: frame)
      bar.barTintColor = nib.color(key: "barTintColor").flatMap(color)
      bar.documentItems = barItems(nib.base.child(named: "items"))
      return withItems(of: nib, bar)
    case "tabBar":
      let bar = UITabBar(frame: frame)
      bar.barTintColor = nib.color(key: "barTintColor").flatMap(color)
      bar.documentItems = barItems(nib.base.child(named: "items"))
      return bar
    case "searchBar":
      let bar = UISearchBar(frame: frame)
      bar.text = nib.string(key: "text")
      bar.placeholder = nib.string(key: "placeholder")
      bar.showsCancelButton = nib.bool("showsCancelButton") ?? false
      bar.prompt = nib.string(key: "prompt")
      bar.scopeButtonTitles =
        nib.base.child(named: "scopeButtonTitles")?.children(named: "string").compactMap(
          \.stringValue)
      bar.showsScopeBar = nib.bool("showsScopeBar") ?? false
      bar.searchBarStyle = Self.searchBarStyles[nib["searchBarStyle"] ?? ""] ?? .default
      return bar
    default:
      if !Self.plainKinds.contains(nib.name) {
        report(
          .warning, rule: "unknown-element", at: nib.base, subject: nib.name,
          "<\(nib.name)> is not known; it is laid out as a plain view with its subviews.")
      }
      return UIView(frame: frame)
    }
  }

  /// A bar whose items are put into it when their views are loaded.
  private func withItems(of nib: NibElement, _ bar: UIView) -> UIView {
    itemsOfBars.append((bar, nib.base.child(named: "items")?.children ?? []))
    return bar
  }

  private static let searchBarStyles: [String: UISearchBar.Style] = [
    "prominent": .prominent, "minimal": .minimal,
  ]

  // MARK: What all views have

  func applyCommon(_ nib: NibElement, to view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints =
      nib.bool("translatesAutoresizingMaskIntoConstraints") ?? true
    // Tables and collections place their cells, whatever these say.
    if nib.bool("fixedFrame") == true || view is UITableViewCell || view is UICollectionReusableView
    {
      view.translatesAutoresizingMaskIntoConstraints = true
    }
    view.isHidden = startsHidden(nib, view)
    view.alpha = nib.double("alpha").map { CGFloat($0) } ?? 1
    view.clipsToBounds = nib.bool("clipsSubviews") ?? false
    view.isOpaque = nib.bool("opaque") ?? true
    view.tag = nib.integer("tag") ?? 0
    view.isUserInteractionEnabled = nib.bool("userInteractionEnabled") ?? true
    view.backgroundColor = nib.color(key: "backgroundColor").flatMap(color)
    view.ownTintColor = nib.color(key: "tintColor").flatMap(color)
    view.contentMode = Self.contentModes[nib["contentMode"] ?? ""] ?? .scaleToFill
    view.semanticContentAttribute =
      Self.semanticAttributes[nib["semanticContentAttribute"] ?? ""] ?? .unspecified
    view.autoresizingMask = mask(nib.base.child(key: "autoresizingMask"))
    view.autoresizesSubviews = nib.bool("autoresizesSubviews") ?? true
    if let control = view as? UIControl {
      applyAlignment(nib, to: control)
      control.isEnabled = nib.bool("enabled") ?? true
      control.isSelected = nib.bool("selected") ?? false
      control.isHighlighted = nib.bool("highlighted") ?? false
    }
    applyPriorities(nib, to: view)
    if let verified = Self.ambiguityVerifications[nib["verifyAmbiguity"] ?? ""] {
      view.ambiguityVerification = verified
    }
    applyMargins(nib, to: view)
    applyRuntimeAttributes(nib, to: view)
  }

  private static let ambiguityVerifications: [String: AmbiguityVerification] = [
    "ignoreSizes": .position, "off": .never,
  ]

  private func applyAlignment(_ nib: NibElement, to control: UIControl) {
    if let alignment = Self.horizontalAlignments[nib["contentHorizontalAlignment"] ?? ""] {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = Self.verticalAlignments[nib["contentVerticalAlignment"] ?? ""] {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  private func applyPriorities(_ nib: NibElement, to view: UIView) {
    func priority(_ name: String, default standard: Double) -> UILayoutPriority {
      UILayoutPriority(Float(min(1000, max(0, nib.double(name) ?? standard))))
    }
    view.contentPriorities = OwnContentPriorities(
      horizontal: ContentPriorities(
        hugging: priority("horizontalHuggingPriority", default: 250),
        compressionResistance: priority("horizontalCompressionResistancePriority", default: 750)),
      vertical: ContentPriorities(
        hugging: priority("verticalHuggingPriority", default: 250),
        compressionResistance: priority("verticalCompressionResistancePriority", default: 750)))
    let width = nib["placeholderIntrinsicWidth"].map { Double($0) ?? -1 }
    let height = nib["placeholderIntrinsicHeight"].map { Double($0) ?? -1 }
    // An app has no such sizes, but its own class has one of its own, for which the document's is
    // the best that stands here.
    let placeholder =
      width == nil && height == nil ? nil : CGSize(width: width ?? -1, height: height ?? -1)
    if placeholder != nil { view.isConstrainedByCode = !isForCanvas }
    if let placeholder, isForCanvas || nib.base.customClass != nil {
      view.placeholderIntrinsicSize = placeholder
    } else if let placeholder {
      view.sizeLeftToCode = placeholder
    }
    if view.placeholderIntrinsicSize == nil, let size = document.designableSizes[nib.base.id ?? ""]
    {
      applyDesignableSize(CGSize(width: size.width, height: size.height), to: view)
    }
    view.isOnCanvas = isForCanvas
    if isForCanvas, let label = view as? UILabel {
      label.isMeasuredOnCanvas =
        nib.base.customClass != nil && !nib.base.runtimeAttributes.isEmpty
        || !document.usesTraitCollections && document.device == nil
        || document.accessibilityOverrides?.isEnabled == true
    }
  }

  /// Gives a view the content size that its class's own code asked for in Interface Builder. Text
  /// follows its traits in an app, so that there a label is measured.
  private func applyDesignableSize(_ size: CGSize, to view: UIView) {
    if let label = view as? UILabel {
      if isForCanvas { label.designableSize = size }
    } else {
      view.placeholderIntrinsicSize = size
    }
  }

  /// Whether a view starts hidden: an app also hides a wheel that does not turn, the canvas shows it.
  private func startsHidden(_ nib: NibElement, _ view: UIView) -> Bool {
    if nib.bool("hidden") == true || view is UIRefreshControl { return true }
    guard !isForCanvas, let wheel = view as? UIActivityIndicatorView else { return false }
    return wheel.hidesWhenStopped && !wheel.isAnimating
  }

  private func applyMargins(_ nib: NibElement, to view: UIView) {
    // On the canvas the content view of a collection's cell has its cell's margins, too, though the document does not
    // say so: 20 beside own ones of 0, 8 and 16, and 44 and 34 of safe area where the cell keeps clear of it, in five
    // xibs of two repositories (willowtreeapps/vocable-ios, rees46/ios-sdk). Up to Xcode 11.3 it is a plain view.
    let isOfCollection =
      isForCanvas && document.kind == .xib && nib.name == "collectionViewCellContentView"
    view.preservesSuperviewLayoutMargins =
      nib.bool("preservesSuperviewLayoutMargins") ?? isOfCollection
    view.insetsLayoutMarginsFromSafeArea = nib.bool("insetsLayoutMarginsFromSafeArea") ?? true
    view.marginsFollowReadableWidth = nib.bool("layoutMarginsFollowReadableWidth") ?? false
    if let insets = nib.holder(ofKey: "layoutMargins").inset(key: "layoutMargins") {
      view.layoutMargins = UIEdgeInsets(insets)
    }
    let holder = nib.holder(ofKey: "directionalLayoutMargins")
    if let insets = holder.directionalInsets(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  func mask(_ element: IBElement?) -> UIView.AutoresizingMask {
    guard let element else { return [] }
    let options: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return UIView.AutoresizingMask(options.filter { element.bool($0.0) == true }.map(\.1))
  }

  private func applyRuntimeAttributes(_ nib: NibElement, to view: UIView) {
    for attribute in nib.base.runtimeAttributes {
      switch (attribute.keyPath, attribute.value) {
      case ("layer.cornerRadius", let value), ("cornerRadius", let value):
        view.layerStyle.cornerRadius = value.number ?? 0
      case ("layer.borderWidth", let value), ("borderWidth", let value):
        view.layerStyle.borderWidth = value.number ?? 0
      case ("borderColor", .color(let value)), ("layer.borderUIColor", .color(let value)):
        view.layerStyle.borderColor = color(value)
      case ("layer.shadowOpacity", let value): view.layerStyle.shadowOpacity = value.number ?? 0
      case ("layer.shadowRadius", let value): view.layerStyle.shadowRadius = value.number ?? 3
      case ("layer.shadowOffset", .size(let value)):
        view.layerStyle.shadowOffset = CGSize(width: value.width, height: value.height)
      case ("layer.masksToBounds", .bool(let value)), ("clipsToBounds", .bool(let value)):
        view.clipsToBounds = value
      default: continue
      }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semanticAttributes: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}

extension IBRuntimeAttribute.Value {
  /// The value as a number of points.
  fileprivate var number: CGFloat? {
    switch self {
    case .integer(let value): CGFloat(value)
    case .number(let value): CGFloat(value)
    default: nil
    }
  }
}
