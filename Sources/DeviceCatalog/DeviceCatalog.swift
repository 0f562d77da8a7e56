/// The devices that a screen can be laid out on.
package struct DeviceCatalog: Sendable {
  /// Every device, phones first, then pads, older before newer within a size.
  package var all: [Device]

  /// A catalogue of the given devices; their names must differ.
  package init(_ devices: [Device]) {
    all = devices
  }

  /// The catalogue of every iPhone since the 4s and every iPad since 2014.
  package static let standard = DeviceCatalog(phones + foldables + pads)

  /// The default choice: the smallest phone that current iOS supports, the usual phone, Air, Max,
  /// both displays of the foldable, and iPads of three sizes.
  package var current: [Device] {
    Self.currentNames.compactMap { name in all.first { $0.name == name } }
  }

  static let currentNames = [
    "iPhone SE (3rd gen)", "iPhone 17", "iPhone Air", "iPhone 17 Pro Max",
    "iPhone Duo (outer)", "iPhone Duo (inner)",
    "iPad mini (A17 Pro)", "iPad Air 11 (M2/M3)", "iPad Air 13 (M2/M3)",
  ]
}
