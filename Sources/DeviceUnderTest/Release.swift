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

    public var description: String { "iOS \(rawValue)" }
  }
}
