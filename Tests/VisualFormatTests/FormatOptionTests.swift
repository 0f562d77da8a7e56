import Testing
import VisualFormat

@Suite("Options of visual formats")
struct FormatOptionTests {
  @Test("Alignments pair each view with the next, after what the format says", arguments: aligned)
  func alignments(example: Example) throws { try example.check() }

  static let aligned = [
    Example(
      format: "[a]-8-[b]-8-[c]",
      equations: [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "a.top == b.top", "b.top == c.top",
        "a.bottom == b.bottom", "b.bottom == c.bottom",
      ], options: .init(alignments: [.bottom, .top])),
    Example(
      format: "V:[a][b]",
      equations: ["b.top == a.bottom", "a.leading == b.leading", "a.centerX == b.centerX"],
      options: .init(alignments: [.centerX, .leading])),
    Example(
      format: "[a][b]",
      equations: ["b.leading == a.trailing", "a.firstBaseline == b.firstBaseline"],
      options: .init(alignments: [.firstBaseline])),
    // A superview is not aligned, and a view alone has nothing to be aligned with, on any edge.
    Example(
      format: "V:|[a]", equations: ["a.top == |.top"], options: .init(alignments: [.top, .left])),
  ]

  @Test("Directions choose the edges and the side that counts as first", arguments: directed)
  func directions(example: Example) throws { try example.check() }

  static let directed = [
    Example(
      format: "|-1-[a]-2-[b]-3-|",
      equations: ["a.left == |.left + 1", "b.left == a.right + 2", "|.right == b.right + 3"],
      options: .init(direction: .leftToRight)),
    // From right to left a is 1 inside the right edge, b 2 to the left of a, and 3 remain.
    Example(
      format: "|-1-[a]-2-[b]-(>=3)-|",
      equations: ["|.right == a.right + 1", "a.left == b.right + 2", "b.left >= |.left + 3"],
      options: .init(direction: .rightToLeft)),
    // A column goes down in every direction.
    Example(
      format: "V:|-1-[a]-2-[b]",
      equations: ["a.top == |.top + 1", "b.top == a.bottom + 2"],
      options: .init(direction: .rightToLeft)),
  ]

  @Test("Spacing by baselines concerns views, not the superview's edges")
  func baselines() throws {
    try Example(
      format: "V:|-1-[a]-[b]-3-|",
      equations: [
        "a.top == |.top + 1", "b.firstBaseline == a.lastBaseline + standard",
        "|.bottom == b.bottom + 3",
      ], options: .init(spacing: .baselineToBaseline)
    ).check()
  }

  @Test(
    "Options against the axis are refused",
    arguments: [
      (
        "[a][b]", VisualFormat.Options(alignments: [.left]),
        VisualFormatError.Problem.alignmentAlongAxis(.left)
      ),
      ("[a][b]", .init(alignments: [.top, .centerX]), .alignmentAlongAxis(.centerX)),
      ("V:[a][b]", .init(alignments: [.lastBaseline]), .alignmentAlongAxis(.lastBaseline)),
      ("[a][b]", .init(spacing: .baselineToBaseline), .baselineSpacingInHorizontal),
    ])
  func refused(
    format: String, options: VisualFormat.Options, problem: VisualFormatError.Problem
  ) throws {
    let parsed = try VisualFormat(parsing: format)
    let error = #expect(throws: VisualFormatError.self) {
      try parsed.constraints(options: options)
    }
    #expect(error?.problem == problem)
    #expect(error?.mend.isEmpty == false)
  }
}
