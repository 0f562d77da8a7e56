/// One model's display, or one of a foldable's two, as an app sees it in full screen.
///
/// Every figure carries its certainty and its source. The functions that take an orientation return
/// plain values, for callers that only want to lay something out.
package struct Device: Hashable, Sendable {
  /// The name people know it by, such as `iPhone 17`. Unique in a catalogue.
  package var name: String
  /// The year it came out; of several generations in one entry, the last one's.
  package var year: Int
  /// What the display is like. Models with the same display share one shape.
  package var display: Display
  /// The last release of iOS that runs on it; of several generations in one entry, on the last one.
  /// Nil where that is the newest there is.
  package var lastRelease: Figure<Int>?
  /// What else is known, in plain sentences; empty when there is nothing to say.
  package var notes: String

  /// A device with the given display.
  package init(
    name: String, year: Int, display: Display, lastRelease: Int? = nil, notes: String = ""
  ) {
    self.name = name
    self.year = year
    self.display = display
    self.lastRelease = lastRelease.map { Figure($0, .high, Provenance.compatibleModels) }
    self.notes = notes
  }

  /// The name in the form used in file names: `iphone-17`.
  package var id: String { name.hyphenated }

  /// Whether it is a phone or a pad.
  package var idiom: Idiom { display.idiom }

  /// Devices of one group have the same figures throughout.
  package var geometryGroup: String { display.group }

  /// Pixels per point along each axis.
  package var scale: Double { display.scale.value }

  /// Extents of the display in portrait.
  package var portraitSize: Size { display.portraitSize.value }

  /// The id that Interface Builder writes for this canvas, if it has one.
  package var interfaceBuilderID: String? { display.interfaceBuilderID?.value }

  /// Whether a home indicator lies over the lower edge.
  package var hasHomeIndicator: Bool { display.hasHomeIndicator.value }

  /// Extents of the display in `orientation`.
  package func size(in orientation: Orientation) -> Size {
    orientation == .portrait ? portraitSize : portraitSize.turned
  }

  /// Safe area of a window that fills the display.
  package func safeArea(in orientation: Orientation) -> Insets {
    display.safeAreas[orientation].value
  }

  /// Size classes of a window that fills the display.
  package func sizeClasses(in orientation: Orientation) -> SizeClasses {
    display.sizeClasses[orientation].value
  }

  /// UIKit's minimum margin left and right of a root view, beyond the safe area.
  package func layoutMargin(in orientation: Orientation) -> Double {
    display.layoutMargins[orientation].value
  }

  /// Height of the status bar; 0 where it is hidden or stands at the side.
  package func statusBarHeight(in orientation: Orientation) -> Double {
    display.statusBarHeights[orientation].value
  }

  /// Where the cutout is in `orientation`, for pictures; nil when nothing is to be drawn.
  ///
  /// In landscape the display is turned so that its portrait top is on the left, except for the
  /// foldable, whose bar region stays on the right.
  package func cutoutFrame(in orientation: Orientation) -> Rect? {
    guard let frame = display.cutout.value.frame else { return nil }
    guard orientation == .landscape else { return frame }
    if safeArea(in: .landscape).right > safeArea(in: .landscape).left {
      return Rect(
        x: portraitSize.height - frame.y - frame.height, y: frame.x,
        width: frame.height, height: frame.width)
    }
    return Rect(
      x: frame.y, y: portraitSize.width - frame.x - frame.width,
      width: frame.height, height: frame.width)
  }

  /// Corner radii in `orientation`, turned the same way as ``cutoutFrame(in:)``.
  package func cornerRadii(in orientation: Orientation) -> CornerRadii {
    let radii = display.cornerRadii.value
    guard orientation == .landscape else { return radii }
    if safeArea(in: .landscape).right > safeArea(in: .landscape).left {
      return CornerRadii(
        topLeft: radii.bottomLeft, topRight: radii.topLeft,
        bottomRight: radii.topRight, bottomLeft: radii.bottomRight)
    }
    return CornerRadii(
      topLeft: radii.topRight, topRight: radii.bottomRight,
      bottomRight: radii.bottomLeft, bottomLeft: radii.topLeft)
  }
}

extension String {
  /// Lower case, with every run of other characters than letters and digits as one hyphen.
  var hyphenated: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Lower-case letters and digits only.
  var condensed: String {
    lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What remains of the name, condensed, from each of its words on: of `iPad mini (A17 Pro)` that
  /// is `ipadminia17pro`, `minia17pro`, `a17pro` and `pro`.
  var wordSuffixes: [String] {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.indices.map { words[$0...].joined() }
  }
}
