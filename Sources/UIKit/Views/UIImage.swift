/// A picture, known by its name and size.
///
/// Ours decodes no pixels: it reads the size from the file, and what draws it takes the file.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What a picture is, beside its size.
  struct Look {
    var name: String?
    var isSystemSymbol = false
    /// Whether the size of the symbol follows its configuration rather than a document.
    var catalogSize: CGSize?
    var data: Data?
    /// What was drawn, where code drew the picture.
    var drawing: GraphicsRecording?
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var symbolConfiguration: SymbolConfiguration?
    var baseline = Baseline.natural
    var flipsForRightToLeft = false
  }

  let look: Look
  /// Size in points.
  open var size: CGSize { ownSize }
  private let ownSize: CGSize

  /// Name in the asset catalogue, or of the system symbol.
  package var name: String? { look.name }
  /// Whether the picture is a symbol of the system's.
  package var isSystemSymbol: Bool { look.isSystemSymbol }
  /// The file, where the picture was read from one.
  package var data: Data? { look.data }
  /// What code drew, in the coordinates of the picture.
  package var drawing: GraphicsRecording? { look.drawing }
  /// The colour that the picture is drawn in whatever the view's tint, where it has one.
  package var ownTintColor: UIColor? { look.tintColor }

  init(_ look: Look, size: CGSize) {
    self.look = look
    ownSize = size
    super.init()
  }

  public override convenience init() { self.init(Look(), size: .zero) }

  package convenience init(name: String?, size: CGSize) {
    self.init(Look(name: name), size: size)
  }

  // MARK: Files

  /// The picture of a name in the main bundle; nil where there is no such file.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle, with: nil) }

  /// The picture of a name among a bundle's files: an image set of an asset catalogue that was
  /// copied as it is, or a loose PNG, JPEG or GIF file.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let file = ImageFile.named(name, in: bundle ?? .main) else { return nil }
    self.init(
      Look(
        name: name, data: file.data, scale: file.scale,
        renderingMode: file.isTemplate ? .alwaysTemplate : .automatic),
      size: file.size)
  }

  /// The picture of a PNG, JPEG or GIF file; nil for another kind.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data: data, scale: scale) else { return nil }
    self.init(Look(data: data, scale: file.scale), size: file.size)
  }

  /// The picture of a file, whose name tells the scale; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile(path: path) else { return nil }
    self.init(Look(data: file.data, scale: file.scale), size: file.size)
  }

  /// The picture of an `#imageLiteral`, which has to be there.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let file = ImageFile.named(name, in: .main) else {
      preconditionFailure("There is no picture “\(name)” for an image literal.")
    }
    self.init(
      Look(
        name: name, data: file.data, scale: file.scale,
        renderingMode: file.isTemplate ? .alwaysTemplate : .automatic),
      size: file.size)
  }

  // MARK: Symbols

  /// A system symbol.
  ///
  /// Ours knows no list of the names, so none is refused but the empty one. The sizes of the symbols
  /// that public documents show are theirs; of others they are estimates.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    self.init(
      symbol: name, catalogSize: SymbolMetrics.catalogSize(of: name),
      configuration as? SymbolConfiguration)
  }

  /// A system symbol with the size that a document lists for it, or that is taken for it.
  convenience init(
    symbol name: String, catalogSize: CGSize, _ configuration: SymbolConfiguration?
  ) {
    let look = Look(
      name: name, isSystemSymbol: true, catalogSize: catalogSize, symbolConfiguration: configuration
    )
    self.init(
      look, size: SymbolMetrics.size(of: name, catalogSize: catalogSize, configuration))
  }

  open var isSymbolImage: Bool { look.isSystemSymbol }
  open var symbolConfiguration: SymbolConfiguration? { look.symbolConfiguration }
  open var configuration: Configuration? { look.symbolConfiguration }

  /// The symbol in another configuration, added to its own; nil for a picture that is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard look.isSystemSymbol else { return nil }
    return with(look.symbolConfiguration.map { $0.applying(configuration) } ?? configuration)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard look.isSystemSymbol, let symbol = configuration as? SymbolConfiguration else {
      return self
    }
    return with(symbol)
  }

  private func with(_ configuration: SymbolConfiguration) -> UIImage {
    changed { $0.symbolConfiguration = configuration }
  }

  // MARK: Properties

  /// Pixels per point.
  open var scale: CGFloat { look.scale }
  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { look.renderingMode }
  open var capInsets: UIEdgeInsets { look.capInsets }
  open var resizingMode: ResizingMode { look.resizingMode }
  /// The insets it was given, or a symbol's own: it is aligned as a line of the text beside it.
  open var alignmentRectInsets: UIEdgeInsets {
    alignmentInsets(displayScale: UITraitCollection.current.displayScale)
  }

  /// The same on a screen of so many pixels a point, to which a symbol is aligned.
  func alignmentInsets(displayScale: CGFloat) -> UIEdgeInsets {
    guard look.catalogSize != nil, look.alignmentRectInsets == .zero else {
      return look.alignmentRectInsets
    }
    return SymbolMetrics.alignmentInsets(
      of: look.name ?? "", size: size, look.symbolConfiguration, displayScale: displayScale)
  }

  /// Size of the alignment rectangle; a symbol is in whole pixels there.
  func alignedSize(displayScale: CGFloat) -> CGSize {
    var rect = CGRect(origin: .zero, size: size)
    if look.catalogSize != nil {
      rect.size.height = SymbolMetrics.height(ofSize: size, displayScale: displayScale)
    }
    return rect.inset(by: alignmentInsets(displayScale: displayScale)).size
  }
  /// How far the baseline is above the bottom; a symbol has one, other pictures if they were given one.
  open var baselineOffsetFromBottom: CGFloat? {
    baselineOffset(displayScale: UITraitCollection.current.displayScale)
  }
  open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  // MARK: Others like it

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tintColor = renderingMode == .alwaysTemplate ? nil : color
      $0.renderingMode = renderingMode
    }
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Keeps the insets; ours draws the picture stretched as a whole.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baseline = .fromBottom(baselineOffset) }
  }
  open func imageWithoutBaseline() -> UIImage { changed { $0.baseline = .none } }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  private func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    let size = look.catalogSize.map {
      SymbolMetrics.size(of: look.name ?? "", catalogSize: $0, look.symbolConfiguration)
    }
    return UIImage(look, size: size ?? self.size)
  }
}
