import UIKit

// The names; properties that UIKit has from iOS 15 on.

extension KnownProperties where Self: UIView {
  fileprivate static var geometryNames: [AnyKeyPath: String] {
    [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center",
      \Self.transform: "transform", \Self.layoutMargins: "layoutMargins",
      \Self.directionalLayoutMargins: "directionalLayoutMargins",
      \Self.preservesSuperviewLayoutMargins: "preservesSuperviewLayoutMargins",
      \Self.insetsLayoutMarginsFromSafeArea: "insetsLayoutMarginsFromSafeArea",
      \Self.translatesAutoresizingMaskIntoConstraints: "translatesAutoresizingMaskIntoConstraints",
      \Self.autoresizingMask: "autoresizingMask", \Self.contentMode: "contentMode",
      \Self.semanticContentAttribute: "semanticContentAttribute",
      \Self.horizontalHuggingPriority: "horizontalHuggingPriority",
      \Self.verticalHuggingPriority: "verticalHuggingPriority",
      \Self.horizontalCompressionResistancePriority: "horizontalCompressionResistancePriority",
      \Self.verticalCompressionResistancePriority: "verticalCompressionResistancePriority",
    ]
  }

  static var namesOfView: [AnyKeyPath: String] {
    let names: [AnyKeyPath: String] = [
      \Self.isHidden: "isHidden", \Self.alpha: "alpha", \Self.backgroundColor: "backgroundColor",
      \Self.tintColor: "tintColor", \Self.clipsToBounds: "clipsToBounds",
      \Self.isOpaque: "isOpaque", \Self.isUserInteractionEnabled: "isUserInteractionEnabled",
      \Self.tag: "tag", \Self.overrideUserInterfaceStyle: "overrideUserInterfaceStyle",
      \Self.accessibilityIdentifier: "accessibilityIdentifier",
      \Self.layer.cornerRadius: "layer.cornerRadius", \Self.layer.borderWidth: "layer.borderWidth",
      \Self.layer.borderColor: "layer.borderColor",
      \Self.layer.masksToBounds: "layer.masksToBounds", \Self.layer.opacity: "layer.opacity",
    ]
    return names.merging(geometryNames) { first, _ in first }
  }
}

extension KnownProperties where Self: UILabel {
  static var namesOfLabel: [AnyKeyPath: String] {
    [
      \Self.text: "text", \Self.attributedText: "attributedText", \Self.font: "font",
      \Self.textColor: "textColor", \Self.textAlignment: "textAlignment",
      \Self.numberOfLines: "numberOfLines", \Self.lineBreakMode: "lineBreakMode",
      \Self.adjustsFontSizeToFitWidth: "adjustsFontSizeToFitWidth",
      \Self.minimumScaleFactor: "minimumScaleFactor",
      \Self.adjustsFontForContentSizeCategory: "adjustsFontForContentSizeCategory",
      \Self.preferredMaxLayoutWidth: "preferredMaxLayoutWidth", \Self.isEnabled: "isEnabled",
    ]
  }
}

extension KnownProperties where Self: UIStackView {
  static var namesOfStack: [AnyKeyPath: String] {
    [
      \Self.axis: "axis", \Self.alignment: "alignment", \Self.distribution: "distribution",
      \Self.spacing: "spacing",
      \Self.isBaselineRelativeArrangement: "isBaselineRelativeArrangement",
      \Self.isLayoutMarginsRelativeArrangement: "isLayoutMarginsRelativeArrangement",
    ]
  }
}

extension KnownProperties where Self: UIImageView {
  static var namesOfImageView: [AnyKeyPath: String] {
    [\Self.image: "image", \Self.isHighlighted: "isHighlighted"]
  }
}

extension KnownProperties where Self: UIControl {
  static var namesOfControl: [AnyKeyPath: String] {
    [
      \Self.isEnabled: "isEnabled", \Self.isSelected: "isSelected",
      \Self.isHighlighted: "isHighlighted",
      \Self.contentHorizontalAlignment: "contentHorizontalAlignment",
      \Self.contentVerticalAlignment: "contentVerticalAlignment",
    ]
  }
}

extension KnownProperties where Self: UIButton {
  static var namesOfButton: [AnyKeyPath: String] { [\Self.configuration: "configuration"] }
}

extension KnownProperties where Self: UITextField {
  static var namesOfTextField: [AnyKeyPath: String] {
    [
      \Self.text: "text", \Self.font: "font", \Self.textColor: "textColor",
      \Self.textAlignment: "textAlignment", \Self.placeholder: "placeholder",
      \Self.borderStyle: "borderStyle",
    ]
  }
}

extension KnownProperties where Self: UITextView {
  static var namesOfTextView: [AnyKeyPath: String] {
    [
      \Self.text: "text", \Self.font: "font", \Self.textColor: "textColor",
      \Self.textAlignment: "textAlignment", \Self.isEditable: "isEditable",
      \Self.textContainerInset: "textContainerInset",
    ]
  }
}

extension KnownProperties where Self: UIScrollView {
  static var namesOfScrollView: [AnyKeyPath: String] {
    [
      \Self.contentOffset: "contentOffset", \Self.contentInset: "contentInset",
      \Self.contentInsetAdjustmentBehavior: "contentInsetAdjustmentBehavior",
      \Self.isScrollEnabled: "isScrollEnabled", \Self.isPagingEnabled: "isPagingEnabled",
      \Self.alwaysBounceVertical: "alwaysBounceVertical",
      \Self.alwaysBounceHorizontal: "alwaysBounceHorizontal",
    ]
  }
}

extension KnownProperties where Self: UITableView {
  static var namesOfTable: [AnyKeyPath: String] {
    [
      \Self.rowHeight: "rowHeight", \Self.estimatedRowHeight: "estimatedRowHeight",
      \Self.separatorStyle: "separatorStyle", \Self.separatorInset: "separatorInset",
    ]
  }
}

extension KnownProperties where Self: UIViewController {
  static var namesOfController: [AnyKeyPath: String] {
    [
      \Self.title: "title", \Self.preferredContentSize: "preferredContentSize",
      \Self.additionalSafeAreaInsets: "additionalSafeAreaInsets",
      \Self.modalPresentationStyle: "modalPresentationStyle",
      \Self.overrideUserInterfaceStyle: "overrideUserInterfaceStyle",
      \Self.view.backgroundColor: "view.backgroundColor", \Self.view.alpha: "view.alpha",
      \Self.navigationItem.title: "navigationItem.title",
      \Self.navigationItem.largeTitleDisplayMode: "navigationItem.largeTitleDisplayMode",
    ]
  }
}

extension KnownProperties where Self: UISplitViewController {
  static var namesOfSplit: [AnyKeyPath: String] {
    [
      \Self.preferredDisplayMode: "preferredDisplayMode",
      \Self.preferredPrimaryColumnWidthFraction: "preferredPrimaryColumnWidthFraction",
    ]
  }
}

extension KnownProperties where Self: NSLayoutConstraint {
  static var namesOfConstraint: [AnyKeyPath: String] {
    [
      \Self.constant: "constant", \Self.priority: "priority", \Self.isActive: "isActive",
      \Self.identifier: "identifier",
    ]
  }
}

extension KnownProperties where Self: UICollectionViewFlowLayout {
  static var namesOfFlowLayout: [AnyKeyPath: String] {
    [
      \Self.itemSize: "itemSize", \Self.sectionInset: "sectionInset",
      \Self.minimumLineSpacing: "minimumLineSpacing",
      \Self.minimumInteritemSpacing: "minimumInteritemSpacing",
      \Self.scrollDirection: "scrollDirection",
    ]
  }
}

extension KnownProperties where Self: AdaptiveGridLayout {
  static var namesOfGrid: [AnyKeyPath: String] {
    [\Self.grid: "grid", \Self.variations: "variations"]
  }
}

extension KnownProperties where Self: CALayer {
  static var namesOfLayer: [AnyKeyPath: String] {
    [
      \Self.cornerRadius: "cornerRadius", \Self.borderWidth: "borderWidth",
      \Self.borderColor: "borderColor", \Self.masksToBounds: "masksToBounds",
      \Self.opacity: "opacity", \Self.backgroundColor: "backgroundColor",
    ]
  }
}

extension KnownProperties where Self: UINavigationItem {
  static var namesOfNavigationItem: [AnyKeyPath: String] {
    [\Self.title: "title", \Self.largeTitleDisplayMode: "largeTitleDisplayMode"]
  }
}
