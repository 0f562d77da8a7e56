extension DeviceUnderTest {
  /// A release of iOS or iPadOS whose behaviour a device has.
  ///
  /// It decides how traits are passed on (through view controllers before iOS 17, through views
  /// since), when changes are told, which metrics apply, and which windows there are.
  public enum Release: Int, CaseIterable, Hashable, Sendable, Comparable, CustomStringConvertible {
    case iOS13 = 13
    case iOS14 = 14
    case iOS15 = 15
    case iOS16 = 16
    case iOS17 = 17
    case iOS18 = 18
    case iOS26 = 26
    case iOS27 = 27

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The last release that can be chosen up to a version of iOS; the first for one before all.
    init(upTo iOS: Int) {
      self = Self.allCases.last { $0.rawValue <= iOS } ?? .iOS13
    }

    public var description: String { "iOS \(rawValue)" }
  }
}
