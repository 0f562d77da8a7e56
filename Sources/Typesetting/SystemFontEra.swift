/// Which release's system font text is measured with.
///
/// From iOS 13 to iOS 14 tracking changed (17 pt: -24 and -26 thousandths), and how the text cut turns
/// into the display cut: at once at 20 pt, or gradually from 17 to 28 pt.
package enum SystemFontEra: Hashable, Sendable {
  /// Documents of Xcode 6 (plug-ins below 7900), whose system font is Helvetica Neue: "15" at 14
  /// points in the light cut is 16 wide in one of them and "265" 24 (CatchChat/Yep), Helvetica Neue's
  /// 15.57 and 23.35.
  case iOS8
  /// Documents of Xcode 7 (`toolsVersion` below 11000).
  case iOS9
  /// Documents of Xcode 8 (`toolsVersion` below 13000). Widths are those of iOS 9, but for ideographs'.
  case iOS10
  /// Documents of Xcode 9 to 11 (`toolsVersion` below 17000). Widths are those of iOS 10, but for the
  /// display cut's from 20 points on.
  case iOS11To13
  /// Documents of Xcode 12 and later.
  case iOS14AndLater
}
