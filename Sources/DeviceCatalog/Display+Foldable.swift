// The foldable's two displays. Safe areas are asymmetric: the bars are vertical, on the right,
// except on the inner display in portrait. That side belongs to the hardware and does not mirror
// in right-to-left interfaces.
extension Display {
  private static let unmeasuredLandscape =
    "by analogy: bars are on the right, as in portrait and on the inner display"

  /// The outer display: 466 × 678, corners tight at the hinge, a round hole at the upper right.
  static let foldableOuter = Display(
    group: "D466x678", idiom: .phone,
    portraitSize: Figure(Size(width: 466, height: 678), .medium, Provenance.screenshots),
    scale: Figure(3, .medium, Provenance.screenshots),
    cutout: Figure(
      // Centre at 88.5 % of the width and 8 % of the height, diameter 37.
      Cutout(kind: .corner, frame: Rect(x: 394, y: 36, width: 37, height: 37)), .low,
      "measured on Apple's illustrations; " + Provenance.approximate),
    safeAreas: ByOrientation(
      portrait: Figure(Insets(bottom: 34, right: 84), .medium, Provenance.safeAreaInfo),
      landscape: Figure(Insets(bottom: 34, right: 84), .low, unmeasuredLandscape)),
    sizeClasses: ByOrientation(
      portrait: Figure(SizeClasses(.compact, .regular), .high, Provenance.techTalks),
      landscape: Figure(SizeClasses(.compact, .compact), .high, Provenance.techTalks)),
    layoutMargins: ByOrientation(
      portrait: Figure(20, .low, Provenance.marginRule),
      landscape: Figure(16, .low, Provenance.landscapeMarginRule)),
    statusBarHeights: ByOrientation(
      both: Figure(0, .medium, "the status bar stands in the bar region: " + Provenance.techTalks)),
    cornerRadii: Figure(
      CornerRadii(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8), .low,
      Provenance.safeAreaInfo),
    hasHomeIndicator: Figure(false, .low, "one report from the iOS 27.1 simulator"),
    interfaceBuilderID: nil)

  /// The inner display: 669 × 951, regular by regular in every pose, scaled to 1878 × 2670 pixels.
  static let foldableInner = Display(
    group: "D669x951", idiom: .phone,
    portraitSize: Figure(Size(width: 669, height: 951), .medium, Provenance.screenshots),
    scale: Figure(3, .medium, Provenance.screenshots),
    panelPixels: Size(width: 1878, height: 2670),
    cutout: Figure(.underDisplay, .medium, Provenance.techTalks),
    safeAreas: ByOrientation(
      portrait: Figure(Insets(top: 82, bottom: 34), .low, Provenance.safeAreaInfo),
      landscape: Figure(Insets(bottom: 34, right: 84), .medium, Provenance.safeAreaInfo)),
    sizeClasses: ByOrientation(
      both: Figure(SizeClasses(.regular, .regular), .high, Provenance.techTalks)),
    layoutMargins: ByOrientation(both: Figure(20, .low, Provenance.marginRule)),
    statusBarHeights: ByOrientation(
      portrait: Figure(54, .low, "as on other iPhones; not measured"),
      landscape: Figure(
        0, .medium, "the status bar stands in the bar region: " + Provenance.techTalks)),
    cornerRadii: Figure(CornerRadii(55), .low, Provenance.safeAreaInfo),
    hasHomeIndicator: Figure(false, .low, "one report from the iOS 27.1 simulator"),
    interfaceBuilderID: nil)
}
