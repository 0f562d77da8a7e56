import DeviceCatalog
import UIKit

extension DeviceUnderTest {
  /// A model of iPhone or iPad.
  public struct Model: Hashable, Sendable, CustomStringConvertible {
    /// The name people know it by, such as `iPhone 17`.
    public let name: String
    /// The only display; a foldable's outer one.
    let display: Device
    /// A foldable's inner display.
    let innerDisplay: Device?

    public var description: String { name }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { display.idiom == .pad ? .pad : .phone }

    /// Whether it has two displays.
    public var isFoldable: Bool { innerDisplay != nil }

    /// Extents of the display in portrait; of a foldable's outer one.
    public var displaySize: CGSize { CGSize(display.portraitSize) }

    /// The first release that can be chosen for the model, where that is not the very first.
    var firstRelease: Release { isFoldable ? .iOS27 : .iOS13 }

    /// The last release that runs on the model, or the first that can be chosen where it ends before
    /// that; nil for the newest.
    var lastRelease: Release? {
      display.lastRelease.map { Release(upTo: $0.value) }
    }

    /// The device of that name, whatever its case, spaces and hyphens.
    ///
    /// A part of a name will do when only one display has it, and so will a size such as
    /// `390x844@3`, which has no cutout.
    public static func named(_ name: String) throws(ConfigurationError) -> Model {
      try find(name).model
    }

    /// A model, and whether the name is that of a foldable's inner display.
    static func find(
      _ name: String
    ) throws(ConfigurationError) -> (model: Model, isUnfolded: Bool) {
      switch DeviceCatalog.standard.match(name) {
      case .device(let device):
        let model = all.first { $0.has(device) } ?? Model(device)
        return (model, model.innerDisplay == device)
      case .ambiguous(let devices):
        var models: [Model] = []
        for device in devices {
          guard let model = all.first(where: { $0.has(device) }) else { continue }
          if !models.contains(model) { models.append(model) }
        }
        if models.count == 1 { return (models[0], false) }
        throw .ambiguousDevice(name: name, candidates: models.map(\.name))
      case .unknown(let suggestions):
        throw .unknownDevice(name: name, suggestions: suggestions)
      }
    }

    private func has(_ device: Device) -> Bool { display == device || innerDisplay == device }

    private init(_ device: Device) {
      name = device.name
      display = device
      innerDisplay = nil
    }

    private init(name: String, outer: Device, inner: Device) {
      self.name = name
      display = outer
      innerDisplay = inner
    }

    /// Every model, phones first, then iPads.
    public static let all: [Model] = {
      var models: [Model] = []
      let devices = DeviceCatalog.standard.all
      for device in devices {
        if device.name.hasSuffix(innerSuffix) { continue }
        guard device.name.hasSuffix(outerSuffix) else {
          models.append(Model(device))
          continue
        }
        let name = String(device.name.dropLast(outerSuffix.count))
        let inner = devices.first { $0.name == name + innerSuffix } ?? device
        models.append(Model(name: name, outer: device, inner: inner))
      }
      return models
    }()

    private static let outerSuffix = " (outer)"
    private static let innerSuffix = " (inner)"
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
