extension UITableViewCell: ContentHost {
  func updateConfigurations() { updateConfiguration(using: configurationState) }

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// The side margins of the row; beside an accessory 8 points.
  var marginsAroundContent: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: sideMargin, bottom: 0, trailing: hasAccessory ? 8 : sideMargin)
  }

  var styleConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    default: .cell()
    }
  }

  var listBackground: UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }
}

extension UITableViewHeaderFooterView: ContentHost {
  func updateConfigurations() { updateConfiguration(using: configurationState) }

  var presentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  var marginsAroundContent: NSDirectionalEdgeInsets {
    let span = table?.titleSpan ?? (x: 16, width: max(0, bounds.width - 32))
    let end = max(0, (table?.frame.width ?? bounds.width) - span.x - span.width)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRight ? end : span.x, bottom: 0, trailing: isRight ? span.x : end)
  }

  var styleConfiguration: UIListContentConfiguration {
    switch (table?.style ?? .plain, isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
}
