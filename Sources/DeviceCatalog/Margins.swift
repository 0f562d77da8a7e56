/// The margins that UIKit gives a view before anybody sets any.
package enum Margins {
  /// The narrowest width with the wider margin.
  ///
  /// Measured phones have 16 up to 393 and 20 from 414 (iOS 16.2). Documents narrow that down: on
  /// Interface Builder's canvas a root view 402 wide has 20, one 375 wide 16.
  package static let narrowestWide = 400.0

  /// On each side of a view that is no controller's root.
  package static let plainView = 8.0

  /// Left and right of a controller's root view of that width, beyond the safe area.
  ///
  /// Phones with a cutout are an exception in landscape, where they keep 16.
  package static func minimum(width: Double) -> Double {
    width < narrowestWide ? 16 : 20
  }

  /// Left and right of the content of a table's cells, by the width of the screen: documents of
  /// Xcode 14 to 26 have 16 where it is 375 wide, and 20 at 390 and 393 already; one of Xcode 10 has 20 in
  /// a cell 394 wide (ATI-Wuhan/WhatieSDKDemo_iOS).
  package static func cell(screenWidth: Double) -> Double {
    screenWidth < narrowestWideCell ? 16 : 20
  }

  private static let narrowestWideCell = 390.0
}
