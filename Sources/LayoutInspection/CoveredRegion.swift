import UIKit

/// A part of the screen in which something lies over the content.
package struct CoveredRegion: Sendable {
  /// What lies there, as in “the tab bar”.
  package var name: String
  /// Where it is on the screen.
  package var frame: CGRect

  package init(name: String, frame: CGRect) {
    self.name = name
    self.frame = frame
  }
}
