/// A cell, header or footer that shows a content configuration in its content view and a
/// background configuration behind it.
@MainActor
protocol ContentHost: UIView {
  var contentView: UIView { get }
  /// Takes another view as the content view, without adding it.
  func replaceContentView(_ view: UIView)
  /// Margins that rows of lists have here at least.
  var marginsAroundContent: NSDirectionalEdgeInsets { get }
  /// What of configurations there is.
  var configurations: CellConfigurations { get }
  /// Brings the configurations up to date, as code outside asks for it.
  func updateConfigurations()
}

/// The configurations of one cell, header or footer.
@MainActor
final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: SystemBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false
  var isUpdating = false
}

extension ContentHost {
  /// Shows another content: in the view there is, where it can, else in a new one.
  func showContent(_ new: (any UIContentConfiguration)?) {
    let old = contentView
    let had = configurations.content != nil
    configurations.content = new
    if let new, had, let shown = old as? any UIContentView, shown.supports(new) {
      shown.configuration = new
    } else if new != nil || had {
      let view: UIView = new?.makeContentView() ?? UIView()
      view.frame = old.frame
      view.autoresizingMask = old.autoresizingMask
      view.translatesAutoresizingMaskIntoConstraints = true
      let index = subviews.firstIndex { $0 === old } ?? subviews.count
      old.removeFromSuperview()
      replaceContentView(view)
      insertSubview(view, at: index)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func showBackground(_ new: UIBackgroundConfiguration?) {
    configurations.background = new
    guard let new else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    let view = configurations.backgroundView ?? SystemBackgroundView(frame: .zero)
    if view.superview !== self { insertSubview(view, at: 0) }
    configurations.backgroundView = view
    view.show(new)
    view.place(in: self)
  }

  /// Asks for an update before the next layout.
  func scheduleConfigurationUpdate() {
    guard !configurations.isUpdating else { return }
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Runs the update that was asked for.
  func updateConfigurationsIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    TraitTracking.run(.configuration, of: self) { updateConfigurations() }
    configurations.isUpdating = false
  }

  /// What every update does unless it is switched off: asks the configurations for the state.
  func followState(_ state: any UIConfigurationState) {
    if configurations.updatesContent, let content = configurations.content {
      showContent(content.updated(for: state))
    }
    if configurations.updatesBackground, let background = configurations.background {
      showBackground(background.updated(for: state))
    }
  }
}

/// Shows a background configuration.
final class SystemBackgroundView: UIView {
  private var configuration = UIBackgroundConfiguration.clear()
  private var custom: UIView?
  private var stroke: UIView?
  private var picture: UIImageView?

  func show(_ new: UIBackgroundConfiguration) {
    configuration = new
    backgroundColor = new.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = new.cornerRadius
    showStroke(new)
    showImage(new)
    isUserInteractionEnabled = false
    guard custom !== new.customView else { return }
    custom?.removeFromSuperview()
    custom = new.customView
    if let custom { addSubview(custom) }
  }

  /// A stroke that stands out from the background is drawn by a view of its own.
  private func showStroke(_ new: UIBackgroundConfiguration) {
    let isOut = new.strokeOutset != 0 && new.strokeWidth > 0
    layer.borderWidth = isOut ? 0 : new.strokeWidth
    layer.borderColor = new.resolvedStrokeColor(for: tintColor).cgColor
    guard isOut else {
      stroke?.removeFromSuperview()
      stroke = nil
      return
    }
    let view = stroke ?? UIView()
    if view.superview !== self { addSubview(view) }
    stroke = view
    view.layer.borderWidth = new.strokeWidth
    view.layer.borderColor = layer.borderColor
    view.layer.cornerRadius = new.cornerRadius > 0 ? max(0, new.cornerRadius + new.strokeOutset) : 0
  }

  private func showImage(_ new: UIBackgroundConfiguration) {
    guard let image = new.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    if view.superview !== self { insertSubview(view, at: 0) }
    picture = view
    view.image = image
    view.contentMode = new.imageContentMode
    view.clipsToBounds = true
    view.layer.cornerRadius = new.cornerRadius
  }

  /// Fills a view but for the insets.
  func place(in host: UIView) {
    var insets = configuration.backgroundInsets
    let margins = host.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    let isRight = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(origin: .zero, size: host.bounds.size).inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRight ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRight ? insets.leading : insets.trailing))
    if frame != room { frame = room }
    custom?.frame = bounds
    picture?.frame = bounds
    let outset = configuration.strokeOutset
    stroke?.frame = bounds.insetBy(dx: -outset, dy: -outset)
  }
}
