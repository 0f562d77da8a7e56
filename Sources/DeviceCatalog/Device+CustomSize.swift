extension Device {
  /// The widest and tallest display that a custom size may have.
  static let largestCustomExtent = 10_000.0

  /// A display of the size that `text` gives as `390x844` or `390x844@3`; nil when it gives none.
  ///
  /// The shorter edge decides the rest, as on real devices: from 700 a pad at 2 pixels a point, below
  /// that a phone at 3. A bare size says nothing about a cutout, so the safe area is the whole
  /// display. Either edge may come first; portrait is the way with the shorter one across.
  package init?(size text: String) {
    let parts = text.lowercased().filter { !$0.isWhitespace }
      .split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first else { return nil }
    let extents = first.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Double($0) ?? 0 }
    guard extents.count == 2, extents.allSatisfy({ $0 >= 1 && $0 <= Self.largestCustomExtent })
    else { return nil }
    let size = Size(width: extents.min() ?? 1, height: extents.max() ?? 1)
    var scale: Double?
    if parts.count == 2 {
      guard let given = Double(parts[1].filter { $0 != "x" }), (1...4).contains(given)
      else { return nil }
      scale = given
    }
    self.init(size: size, scale: scale)
  }

  private init(size: Size, scale: Double?) {
    let source = "given as a size"
    let isPad = size.width >= 700
    let landscape: SizeClasses =
      isPad
      ? SizeClasses(.regular, .regular)
      : SizeClasses(size.width >= 414 ? .regular : .compact, .compact)
    let extents = [size.width, size.height].map { $0.plain }.joined(separator: "x")
    let display = Display(
      group: "custom-\(extents)", idiom: isPad ? .pad : .phone,
      portraitSize: Figure(size, .high, source),
      scale: Figure(scale ?? (isPad ? 2 : 3), scale == nil ? .low : .high, source),
      cutout: Figure(.none, .low, source),
      safeAreas: ByOrientation(both: Figure(.zero, .low, source)),
      sizeClasses: ByOrientation(
        portrait: Figure(
          SizeClasses(isPad ? .regular : .compact, .regular), .low, Source.classRule),
        landscape: Figure(landscape, .low, Source.classRule)),
      layoutMargins: ByOrientation(
        portrait: Figure(Margins.minimum(width: size.width), .low, Source.marginRule),
        landscape: Figure(Margins.minimum(width: size.height), .low, Source.marginRule)),
      statusBarHeights: ByOrientation(both: Figure(0, .low, source)),
      cornerRadii: Figure(CornerRadii(0), .low, source),
      hasHomeIndicator: Figure(false, .low, source),
      interfaceBuilderID: nil)
    self.init(name: extents, year: 0, display: display)
  }
}

extension Double {
  /// The number without a fraction when it is whole.
  var plain: String {
    if let whole = Int(exactly: self) { return String(whole) }
    return String(self)
  }
}
