extension ContentPriorities {
  /// Of controls that come in one size, along the axes on which they do.
  static let firm = ContentPriorities(
    hugging: .defaultHigh, compressionResistance: .defaultHigh)
}
