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
    let traits = UITraitCollection(canvas: device)
    let loader = NibLoader(document: document, traits: traits)
    contents = loader.load()
    let insets = CanvasEnvironment(
      document: document, device: device, traits: traits, observed: observed)
    for root in contents.roots { insets.apply(to: root) }
    var found: [Diagnostic] = []
    LayoutEngine.conflictReport = { conflict in
      if let diagnostic = conflict.diagnostic(document: document.path) { found.append(diagnostic) }
    }
    for root in contents.roots { root.view.layoutIfNeeded() }
    LayoutEngine.conflictReport = nil
    diagnostics = contents.diagnostics + found
  }
}

extension UITraitCollection {
  /// The traits of Interface Builder's canvas; without a device no size class holds.
  package convenience init(canvas device: CanvasDevice?) {
    self.init(
      idiom: device?.idiom == .pad ? .pad : .phone,
      displayScale: CGFloat(device?.scale ?? 2),
      horizontal: device.map { UIUserInterfaceSizeClass($0.sizeClasses.horizontal) }
        ?? .unspecified,
      vertical: device.map { UIUserInterfaceSizeClass($0.sizeClasses.vertical) } ?? .unspecified,
      layoutDirection: .leftToRight, contentSizeCategory: .large, style: .light)
  }
}

extension UIUserInterfaceSizeClass {
  package init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}
