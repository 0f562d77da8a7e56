extension Size {
  /// The largest width and height that anybody may ask for.
  static let largestCustomExtent = 10_000.0

  /// The size that `text` gives as `390x844`, in the order given; nil when it gives none.
  package init?(text: some StringProtocol) {
    let extents = text.lowercased().filter { !$0.isWhitespace }
      .split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Double($0) ?? 0 }
    guard extents.count == 2, extents.allSatisfy({ $0 >= 1 && $0 <= Self.largestCustomExtent })
    else { return nil }
    self.init(width: extents[0], height: extents[1])
  }
}

extension Device {
  /// A display of the size that `text` gives as `390x844` or `390x844@3`; nil when it gives none.
  ///
  /// The shorter edge decides the rest, as on real devices: from 700 a pad at 2 pixels a point,
  /// below that a phone at 3. A bare size says nothing about a cutout, so the safe area is the
  /// whole display. Either edge may come first; portrait has the shorter one across.
  package init?(size text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let given = Size(text: first) else {
      return nil
    }
    var scale: Double?
    if parts.count == 2 {
      guard let number = Double(parts[1].filter { $0 != "x" && !$0.isWhitespace }),
        (1...4).contains(number)
      else { return nil }
      scale = number
    }
    let size = given.width <= given.height ? given : given.turned
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
          SizeClasses(isPad ? .regular : .compact, .regular), .low, Provenance.classRule),
        landscape: Figure(landscape, .low, Provenance.classRule)),
      layoutMargins: ByOrientation(
        portrait: Figure(Margins.minimum(width: size.width), .low, Provenance.marginRule),
        landscape: Figure(Margins.minimum(width: size.height), .low, Provenance.marginRule)),
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
