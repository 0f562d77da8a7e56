/// The figures of a display that decide a layout, each with its certainty and source.
package struct Display: Hashable, Sendable {
  /// Displays of one group have the same figures throughout.
  package var group: String
  /// Whether it belongs to a phone or a pad.
  package var idiom: Idiom
  /// Extents in portrait.
  package var portraitSize: Figure<Size>
  /// Pixels per point along each axis that an app renders.
  package var scale: Figure<Double>
  /// Extents of the panel in pixels, when the picture is scaled to fit it; else nil.
  package var panelPixels: Size?
  /// What interrupts the rectangle.
  package var cutout: Figure<Cutout>
  /// Safe areas of a window that fills the display.
  package var safeAreas: ByOrientation<Figure<Insets>>
  /// Size classes of a window that fills the display.
  package var sizeClasses: ByOrientation<Figure<SizeClasses>>
  /// UIKit's minimum margins left and right of a root view, beyond the safe area.
  package var layoutMargins: ByOrientation<Figure<Double>>
  /// Heights of the status bar; 0 where it is hidden.
  package var statusBarHeights: ByOrientation<Figure<Double>>
  /// Radii of the corners in portrait.
  package var cornerRadii: Figure<CornerRadii>
  /// Whether a home indicator lies over the lower edge.
  package var hasHomeIndicator: Figure<Bool>
  /// The id that Interface Builder writes for this canvas; nil when it has none or none is known.
  package var interfaceBuilderID: Figure<String>?

  /// The least certain of the figures that decide a layout.
  package var certainty: Certainty {
    [
      portraitSize.certainty, scale.certainty,
      safeAreas.portrait.certainty, safeAreas.landscape.certainty,
      sizeClasses.portrait.certainty, sizeClasses.landscape.certainty,
      layoutMargins.portrait.certainty, layoutMargins.landscape.certainty,
    ].min() ?? .low
  }
}

extension Display {
  /// A display with a home button below it: square corners, a status bar of 20 in portrait only.
  static func homeButtonPhone(
    _ width: Double, _ height: Double, scale: Double, builder: String,
    regularLandscape: Bool = false,
    landscapeMargin: Figure<Double>
  ) -> Display {
    Display(
      group: "P\(Int(width))x\(Int(height))", idiom: .phone,
      portraitSize: Figure(Size(width: width, height: height), .high, Provenance.appleGuidelines),
      scale: Figure(scale, .high, Provenance.appleGuidelines),
      cutout: Figure(.none, .high, Provenance.appleGuidelines),
      safeAreas: ByOrientation(
        portrait: Figure(Insets(top: 20), .high, Provenance.simulator16),
        landscape: Figure(.zero, .high, Provenance.simulator16)),
      sizeClasses: phoneClasses(regularLandscape: regularLandscape),
      layoutMargins: ByOrientation(
        portrait: Figure(Margins.minimum(width: width), .high, Provenance.simulator16),
        landscape: landscapeMargin),
      statusBarHeights: ByOrientation(
        portrait: Figure(20, .high, Provenance.appleGuidelines),
        landscape: Figure(0, .high, Provenance.hiddenStatusBar)),
      cornerRadii: Figure(CornerRadii(0), .high, Provenance.appleGuidelines),
      hasHomeIndicator: Figure(false, .high, Provenance.appleGuidelines),
      interfaceBuilderID: Figure(builder, .high, Provenance.documents))
  }

  /// A phone's display that reaches the edges: a notch or an island, and a home indicator.
  ///
  /// In landscape the cutout's inset applies left and right alike, whichever side the cutout is on.
  static func edgeToEdgePhone(
    _ width: Double, _ height: Double, scale: Double = 3, suffix: String = "", cutout: Cutout,
    top: Figure<Double>, landscapeBottom: Figure<Double>, statusBar: Figure<Double>,
    regularLandscape: Bool, margin: Figure<Double>, landscapeMargin: Figure<Double>,
    radius: Double, builder: Figure<String>?
  ) -> Display {
    let certainty = min(top.certainty, landscapeBottom.certainty)
    return Display(
      group: "P\(Int(width))x\(Int(height))\(suffix)", idiom: .phone,
      portraitSize: Figure(Size(width: width, height: height), .high, Provenance.appleGuidelines),
      scale: Figure(scale, .high, Provenance.appleGuidelines),
      cutout: Figure(
        cutout, cutout.kind == .island ? .medium : .low,
        cutout.kind == .island ? Provenance.drawings : Provenance.approximate),
      safeAreas: ByOrientation(
        portrait: Figure(Insets(top: top.value, bottom: 34), top.certainty, top.source),
        landscape: Figure(
          Insets(left: top.value, bottom: landscapeBottom.value, right: top.value), certainty,
          landscapeBottom.source)),
      sizeClasses: phoneClasses(regularLandscape: regularLandscape),
      layoutMargins: ByOrientation(portrait: margin, landscape: landscapeMargin),
      statusBarHeights: ByOrientation(
        portrait: statusBar, landscape: Figure(0, .high, Provenance.hiddenStatusBar)),
      cornerRadii: Figure(CornerRadii(radius), .high, Provenance.screenCorners),
      hasHomeIndicator: Figure(true, .high, Provenance.appleGuidelines),
      interfaceBuilderID: builder)
  }

  /// A pad with a home button: square corners, a status bar of 20 both ways.
  static func homeButtonPad(_ width: Double, _ height: Double, builder: Figure<String>) -> Display {
    pad(
      width, height, insets: Insets(top: 20), radius: Figure(0, .high, Provenance.appleGuidelines),
      certainty: .high, source: Provenance.simulator16, builder: builder)
  }

  /// A pad whose display reaches the rounded corners, with a home indicator.
  static func edgeToEdgePad(
    _ width: Double, _ height: Double, suffix: String = "", radius: Figure<Double>,
    certainty: Certainty = .high, source: String = Provenance.simulator16, builder: Figure<String>?
  ) -> Display {
    pad(
      width, height, suffix: suffix, insets: Insets(top: 24, bottom: 20), radius: radius,
      certainty: certainty, source: source, builder: builder)
  }

  private static func pad(
    _ width: Double, _ height: Double, suffix: String = "", insets: Insets, radius: Figure<Double>,
    certainty: Certainty, source: String, builder: Figure<String>?
  ) -> Display {
    Display(
      group: "T\(Int(width))x\(Int(height))\(suffix)", idiom: .pad,
      portraitSize: Figure(Size(width: width, height: height), .high, Provenance.appleGuidelines),
      scale: Figure(2, .high, Provenance.appleGuidelines),
      cutout: Figure(.none, .high, Provenance.appleGuidelines),
      safeAreas: ByOrientation(both: Figure(insets, certainty, source)),
      sizeClasses: ByOrientation(
        both: Figure(SizeClasses(.regular, .regular), .high, Provenance.appleGuidelines)),
      layoutMargins: ByOrientation(both: Figure(20, certainty, source)),
      statusBarHeights: ByOrientation(both: Figure(insets.top, certainty, source)),
      cornerRadii: Figure(CornerRadii(radius.value), radius.certainty, radius.source),
      hasHomeIndicator: Figure(insets.bottom > 0, .high, Provenance.appleGuidelines),
      interfaceBuilderID: builder)
  }

  /// Compact by regular in portrait; in landscape compact by compact, and on Plus and Max phones
  /// regular by compact.
  private static func phoneClasses(
    regularLandscape: Bool
  ) -> ByOrientation<Figure<SizeClasses>> {
    ByOrientation(
      portrait: Figure(SizeClasses(.compact, .regular), .high, Provenance.appleGuidelines),
      landscape: Figure(
        SizeClasses(regularLandscape ? .regular : .compact, .compact), .high,
        Provenance.appleGuidelines))
  }
}
