/// What drawings show otherwise than a device does, because something is not at hand.
package struct DrawingGaps: Sendable {
  /// Characters without a font, for which boxes stand.
  package var characters: Set<Character> = []
  /// Names of system symbols that are not among ours, for which an outline with a dot stands.
  package var symbols: Set<String> = []

  /// No gaps.
  package init() {}

  /// Adds the gaps of other drawings.
  package mutating func formUnion(_ others: DrawingGaps) {
    characters.formUnion(others.characters)
    symbols.formUnion(others.symbols)
  }
}
