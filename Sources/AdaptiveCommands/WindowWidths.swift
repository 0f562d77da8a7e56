import DeviceCatalog

/// Free windows of many widths, as `320...1400` says it, or `320...1400/20`, or `320...1400x800`.
struct WindowWidths {
  /// Points from one width to the next where nothing is said.
  private static let standardStep = 40.0
  /// Widths and heights that anybody may ask for.
  private static let extents = 1.0...10_000
  /// More windows than this are hardly meant.
  private static let mostWindows = 2_000

  private let widths: [Double]
  /// The windows' height; nil: the display's.
  private let height: Double?

  /// The windows that a word stands for; nil when it is no range.
  init?(_ word: String) {
    // In order: the first width, the dots, the last width, a height, a step.
    let parts = word.lowercased().filter { !$0.isWhitespace }
      .split(separator: "/", maxSplits: 1)
    guard let range = parts.first, let dots = range.firstRange(of: "...") else { return nil }
    let ends = range[dots.upperBound...]
      .split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    let step = parts.count == 2 ? Double(parts[1]) : Self.standardStep
    let height = ends.count == 2 ? Double(ends[1]) : nil
    guard ends.count <= 2, let first = Double(range[..<dots.lowerBound]), let step,
      let last = Double(ends[0]), Self.extents.contains(first), Self.extents.contains(last),
      last >= first, step >= 1, (last - first) / step < Double(Self.mostWindows),
      ends.count == 1 || Self.extents.contains(height ?? 0)
    else { return nil }
    widths = Self.widths(from: first, through: last, by: step)
    self.height = height
  }

  /// The last width comes, too, where the steps miss it.
  private static func widths(
    from first: Double, through last: Double, by step: Double
  ) -> [Double] {
    var widths = Array(stride(from: first, through: last, by: step))
    if widths.last != last { widths.append(last) }
    return widths
  }

  /// The windows on a device; as high as its display unless the range gave a height.
  func windows(of device: Device, _ orientation: Orientation) -> [WindowKind] {
    // A phone's free window has no orientation of its own.
    let display = device.size(in: device.idiom == .phone ? .portrait : orientation)
    return widths.map { .free(width: $0, height: height ?? display.height) }
  }
}
