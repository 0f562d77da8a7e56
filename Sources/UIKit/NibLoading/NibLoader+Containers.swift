import IBDocument

extension NibLoader {
  func makeStackView(_ nib: NibElement, frame: CGRect) -> UIView {
    let stack = UIStackView(frame: frame)
    stack.axis = nib["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution = Self.distributions[nib["distribution"] ?? ""] ?? .fill
    stack.alignment = Self.alignments[nib["alignment"] ?? ""] ?? .fill
    let standard = nib["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0
    stack.spacing = nib.double("spacing").map { CGFloat($0) } ?? standard
    stack.isBaselineRelativeArrangement = nib.bool("baselineRelativeArrangement") ?? false
    stack.isLayoutMarginsRelativeArrangement =
      nib.bool("layoutMarginsRelativeArrangement")
      ?? (nib.base.child(key: "layoutMargins") != nil
        || nib.base.child(key: "directionalLayoutMargins") != nil)
    return stack
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline,
  ]

  func makeScrollView(_ view: UIScrollView, _ nib: NibElement) -> UIView {
    // What is not written is as the class has it: tables always bounce.
    func read(_ name: String, into property: ReferenceWritableKeyPath<UIScrollView, Bool>) {
      if let value = nib.bool(name) { view[keyPath: property] = value }
    }
    read("scrollEnabled", into: \.isScrollEnabled)
    read("pagingEnabled", into: \.isPagingEnabled)
    read("directionalLockEnabled", into: \.isDirectionalLockEnabled)
    read("bounces", into: \.bounces)
    read("alwaysBounceVertical", into: \.alwaysBounceVertical)
    read("alwaysBounceHorizontal", into: \.alwaysBounceHorizontal)
    read("bouncesZoom", into: \.bouncesZoom)
    read("delaysContentTouches", into: \.delaysContentTouches)
    read("canCancelContentTouches", into: \.canCancelContentTouches)
    read("showsVerticalScrollIndicator", into: \.showsVerticalScrollIndicator)
    read("showsHorizontalScrollIndicator", into: \.showsHorizontalScrollIndicator)
    if let scale = nib.double("minimumZoomScale"), scale > 0 {
      view.minimumZoomScale = CGFloat(scale)
    }
    if let scale = nib.double("maximumZoomScale"), scale > 0 {
      view.maximumZoomScale = CGFloat(scale)
    }
    if let mode = Self.dismissModes[nib["keyboardDismissMode"] ?? ""] {
      view.keyboardDismissMode = mode
    }
    if let behavior = Self.adjustmentBehaviors[nib["contentInsetAdjustmentBehavior"] ?? ""] {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let insets = nib.base.inset(key: "contentInset") { view.contentInset = UIEdgeInsets(insets) }
    return view
  }

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  private static let adjustmentBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  func makeEffectView(_ nib: NibElement, frame: CGRect) -> UIView {
    let view = UIVisualEffectView(frame: frame)
    view.blurStyle = nib.base.child(named: "blurEffect")?["style"]
    return view
  }

  // MARK: Tables

  func makeTableView(_ nib: NibElement, frame: CGRect) -> UIView {
    let styles: [String: UITableView.Style] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    let table = UITableView(frame: frame, style: styles[nib["style"] ?? ""] ?? .plain)
    table.rowHeight = height(nib, "rowHeight")
    table.estimatedRowHeight = height(nib, "estimatedRowHeight")
    table.sectionHeaderHeight = height(nib, "sectionHeaderHeight")
    table.sectionFooterHeight = height(nib, "sectionFooterHeight")
    if let padding = nib.double("sectionHeaderTopPadding"), padding >= 0 {
      table.sectionHeaderTopPadding = CGFloat(padding)
    }
    table.insetsContentViewsToSafeArea = nib.bool("contentViewInsetsToSafeArea") ?? true
    table.separatorStyle = nib["separatorStyle"] == "none" ? .none : .singleLine
    table.separatorColor = nib.color(key: "separatorColor").flatMap(color)
    if let insets = nib.base.inset(key: "separatorInset") {
      table.separatorInset = UIEdgeInsets(insets)
    }
    return makeScrollView(table, nib)
  }

  private func height(_ nib: NibElement, _ name: String) -> CGFloat {
    nib.double(name).map { CGFloat($0) } ?? UITableView.automaticDimension
  }

  func makeCell(_ nib: NibElement, frame: CGRect) -> UIView {
    let cell = UITableViewCell(frame: frame)
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    cell.cellStyle = styles[nib["style"] ?? ""]
    cell.accessoryType = accessories[nib["accessoryType"] ?? ""] ?? .none
    cell.reuseIdentifier = nib["reuseIdentifier"]
    cell.hasCustomRowHeight = nib.double("rowHeight") != nil
    cell.indentationLevel = nib.integer("indentationLevel") ?? 0
    cell.indentationWidth = CGFloat(nib.double("indentationWidth") ?? 10)
    return cell
  }

  func makeCollectionCell(_ nib: NibElement, frame: CGRect) -> UIView {
    let cell = UICollectionViewCell(frame: frame)
    cell.reuseIdentifier = nib["reuseIdentifier"]
    return cell
  }

  /// What can be said of a view only when its subviews are there.
  func finish(_ view: UIView, _ nib: NibElement) {
    if let cell = view as? UITableViewCell { finish(cell, nib) }
    if let table = view as? UITableView { finish(table, nib) }
    if let collection = view as? UICollectionView { finish(collection, nib) }
  }

  /// Of canvases with a pixel a point.
  private static let thickestSeparator: CGFloat = 1

  /// A cell that is being loaded has no traits of its own yet.
  private var separatorThickness: CGFloat {
    UITableViewCell.separatorThickness(scale: traits.displayScale)
  }

  private func finish(_ cell: UITableViewCell, _ nib: NibElement) {
    cell.givenFrame = cell.frame
    let content = cell.contentView
    if content.superview === cell, nib.base.child(key: "contentView") != nil {
      cell.contentStart = content.frame.minX
      // More than a separator is not below it, whatever a document states (43 in a row of 104,
      // mit-mobile/MIT-Mobile-for-iOS, whose labels lie as in 103).
      let below = cell.frame.height - content.frame.maxY
      cell.contentGap = CGSize(
        width: cell.frame.width - content.frame.maxX,
        height: below > Self.thickestSeparator ? separatorThickness : below)
    }
    if let stated = nib.base.child(named: "listContentConfiguration", key: "contentConfiguration") {
      show(listContent(stated), in: cell)
    }
    cell.textLabel = nib["textLabel"].flatMap { objects[$0] as? UILabel }
    cell.detailTextLabel = nib["detailTextLabel"].flatMap { objects[$0] as? UILabel }
    cell.imageView = nib["imageView"].flatMap { objects[$0] as? UIImageView }
  }

  /// Puts a configuration's content in place of the document's empty content view, which it stands
  /// for.
  private func show(_ content: UIListContentConfiguration, in cell: UITableViewCell) {
    let old = cell.contentView
    cell.contentConfiguration = content
    let new = cell.contentView
    new.nibObjectID = old.nibObjectID
    new.nibElementName = old.nibElementName
    new.nibOrigin = old.nibOrigin
    if let id = old.nibObjectID { replace(id, with: new) }
  }

  private func listContent(_ element: IBElement) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = element.string(key: "text")
    content.secondaryText = element.string(key: "secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    content.image = image(
      named: element["image"], reference: element.child(named: "imageReference", key: "image"))
    return content
  }

  /// Documents of Xcode 6 and 7 leave frames of cells out: then a row is as high as the cell says, else
  /// as the table does, and the content view as high but for the separator: 187 of 188 in
  /// forkingdog/UITableView-FDTemplateLayoutCell.
  private func completeFrame(
    of cell: UITableViewCell, _ element: IBElement, in table: UITableView, below end: CGFloat
  ) {
    guard let content = element.child(key: "contentView"), !Self.statesFrame(content) else {
      return
    }
    let own = element.double("rowHeight").map { CGFloat($0) }
    if !Self.statesFrame(element) {
      let standard =
        table.rowHeight == UITableView.automaticDimension
        ? UITableView.standardHeight : table.rowHeight
      cell.frame = CGRect(x: 0, y: end, width: table.frame.width, height: own ?? standard)
    } else if let own {
      cell.frame.size.height = own
    } else {
      return
    }
    cell.givenFrame = cell.frame
    cell.contentStart = 0
    cell.contentGap = CGSize(
      width: 0, height: table.separatorStyle == .singleLine ? separatorThickness : 0)
  }

  private func finish(_ table: UITableView, _ nib: NibElement) {
    var end: CGFloat = 0
    func cells(in element: IBElement?) -> [UITableViewCell] {
      (element?.children ?? []).compactMap { child in
        guard let cell = child.id.flatMap({ objects[$0] as? UITableViewCell }) else { return nil }
        completeFrame(of: cell, child, in: table, below: end)
        end = cell.frame.maxY
        return cell
      }
    }
    if let prototypes = nib.base.child(named: "prototypes") {
      table.showsPrototypes = true
      table.sections = [
        UITableView.StaticSection(headerTitle: nil, footerTitle: nil, cells: cells(in: prototypes))
      ]
    } else if let sections = nib.base.child(named: "sections") {
      table.sections = sections.children(named: "tableViewSection").map {
        UITableView.StaticSection(
          headerTitle: $0.string(key: "headerTitle"), footerTitle: $0.string(key: "footerTitle"),
          cells: cells(in: $0.child(named: "cells")))
      }
    }
  }
}
