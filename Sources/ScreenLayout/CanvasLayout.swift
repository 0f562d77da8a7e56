import DeviceCatalog
import Diagnostics
import IBDocument
import UIKit

/// A document laid out as Interface Builder's canvas shows it.
@MainActor
package struct CanvasLayout {
  /// Everything the document holds, laid out.
  package let contents: NibLoader.Contents
  /// What loading and layout found.
  package let diagnostics: [Diagnostic]
  /// The release with whose metrics the document is laid out.
  package let release: UIKitRelease
  /// The canvas; nil for a document without a device.
  package let device: CanvasDevice?

  /// Lays a document out at its own canvas device.
  ///
  /// - Parameters:
  ///   - observed: Insets seen at views; they win over those of the device.
  package init(_ document: IBDocument, observed: [String: ObservedInsets.View] = [:]) {
    release = UIKitRelease(interfaceBuilderPlugIn: document.plugInVersion)
    let present = UIKitRelease.current
    UIKitRelease.current = release
    defer { UIKitRelease.current = present }
    device = document.device.flatMap {
      CanvasDevice(
        id: $0.id, orientation: $0.isLandscape ? .landscape : .portrait, layout: $0.adaptationID,
        plugInVersion: document.plugInVersion)
    }
    let traits = UITraitCollection(
      canvas: device, plugInVersion: document.plugInVersion,
      overrides: document.accessibilityOverrides)
    let loader = NibLoader(
      document: document, traits: traits, isForCanvas: true)
    contents = loader.load()
    let insets = CanvasEnvironment(
      document: document, device: device, traits: traits, observed: observed)
    for root in contents.roots { insets.apply(to: root) }
    var conflicts: [LayoutConflict] = []
    LayoutEngine.conflictReport = { conflict in
      if !conflict.isRoundingOfSavedFrame { conflicts.append(conflict) }
    }
    for root in contents.roots { root.view.layoutIfNeeded() }
    LayoutEngine.conflictReport = nil
    diagnostics = contents.diagnostics + conflicts.diagnostics(document: document.path)
  }
}

extension LayoutConflict {
  /// Whether less than a point is missed, against a size that only the saved frame gives: such as
  /// the height of a cell, from which the separator's line is off in some versions. Interface
  /// Builder reports none of these, since it takes frames over only when they are a point off.
  fileprivate var isRoundingOfSavedFrame: Bool {
    let isAgainstFrame = members.contains {
      switch $0 {
      case .root, .autoresizing: true
      default: false
      }
    }
    return isAgainstFrame && violations.allSatisfy { abs($0) < 1 }
  }
}

extension UITraitCollection {
  /// The traits of Interface Builder's canvas; without a device no size class holds.
  ///
  /// Xcode 12.5 to 13 lay text styles out at the smallest text size: so say the heights of such
  /// labels in all six documents of the corpus of plug-ins 18122 to 20037 that have any (Body is
  /// 17 points high, not 20½; the widths agree), and in none of the other versions but one. The
  /// titles of button configurations are 14 points in these versions, which is Body's smallest size.
  /// Up to Xcode 7 it is medium: Headline is 20 high and Subhead 17 in instructure/canvas-ios, Title1
  /// 33 in ksnegov/ScrollViewAutolayoutDemo, which no other size gives.
  package convenience init(
    canvas device: CanvasDevice?, plugInVersion: Int, overrides: IBAccessibilityOverrides? = nil
  ) {
    let size =
      overrides.map(Self.textSize(of:)) ?? Self.textSize(plugInVersion: plugInVersion)
    self.init(
      idiom: device?.idiom == .pad ? .pad : .phone,
      displayScale: CGFloat(device?.scale ?? Self.scaleWithoutDevice(plugInVersion)),
      horizontal: device.map { UIUserInterfaceSizeClass($0.sizeClasses.horizontal) }
        ?? .unspecified,
      vertical: device.map { UIUserInterfaceSizeClass($0.sizeClasses.vertical) } ?? .unspecified,
      layoutDirection: .leftToRight,
      contentSizeCategory: size, style: .light)
  }

  private static func textSize(plugInVersion: Int) -> UIContentSizeCategory {
    switch plugInVersion {
    case 1..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }

  /// The text size that somebody chose, or the one a device comes with after it was switched off: a document of
  /// Xcode 13 whose overrides are off has Body 20½ high (AllDmeat/DynamicTypeDemo).
  private static func textSize(of overrides: IBAccessibilityOverrides) -> UIContentSizeCategory {
    let sizes = UIContentSizeCategory.ordered
    guard overrides.isEnabled, sizes.indices.contains(overrides.dynamicTypePreference) else {
      return .large
    }
    return sizes[overrides.dynamicTypePreference]
  }

  /// Pixels a point of a canvas that stands for any device. In Xcode 6 one: of 29 frames of labels in
  /// 13 documents 28 are whole; from Xcode 7 on halves are found.
  private static func scaleWithoutDevice(_ plugInVersion: Int) -> Double {
    CanvasRelease.isXcode6(plugInVersion: plugInVersion) ? 1 : 2
  }
}

extension UIUserInterfaceSizeClass {
  package init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}
