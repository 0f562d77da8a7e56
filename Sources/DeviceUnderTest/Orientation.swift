import DeviceCatalog

/// The catalogue's, where a nested type has the same name.
typealias CatalogOrientation = Orientation

extension DeviceUnderTest {
  /// Which way the interface stands on a display.
  public enum Orientation: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The shorter edge of the display is horizontal.
    case portrait
    /// The longer edge of the display is horizontal.
    case landscape

    public var description: String { rawValue }

    var inCatalog: CatalogOrientation { self == .portrait ? .portrait : .landscape }
    var other: Self { self == .portrait ? .landscape : .portrait }
  }
}
