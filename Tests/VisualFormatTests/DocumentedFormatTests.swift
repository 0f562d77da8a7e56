import Testing
import VisualFormat

/// A format and the constraints that it stands for, written as equations.
struct Example: Sendable, CustomTestStringConvertible {
  let format: String
  let equations: [String]
  var options = VisualFormat.Options()
  var metrics: Set<String> = []

  var testDescription: String { format }

  func check() throws {
    let parsed = try VisualFormat(parsing: format)
    let constraints = try parsed.constraints(options: options, metrics: metrics)
    #expect(constraints.map(\.description) == equations)
  }
}

/// Equations follow from the sentence that Apple's Auto Layout Guide says of each format.
@Suite("Visual formats of Apple's guide")
struct DocumentedFormatTests {
  @Test("Each example of the guide means what its caption says", arguments: guide)
  func means(example: Example) throws { try example.check() }

  // In the order of the guide: standard space, width constraint, connection to superview, vertical
  // layout, flush views, priority, equal widths, multiple predicates, a complete line.
  static let guide = [
    Example(
      format: "[button]-[textField]",
      equations: ["textField.leading == button.trailing + standard"]),
    Example(format: "[button(>=50)]", equations: ["button.width >= 50"]),
    Example(
      format: "|-50-[purpleBox]-50-|",
      equations: [
        "purpleBox.leading == |.leading + 50", "|.trailing == purpleBox.trailing + 50",
      ]),
    Example(
      format: "V:[topField]-10-[bottomField]",
      equations: ["bottomField.top == topField.bottom + 10"]),
    Example(
      format: "[maroonView][blueView]", equations: ["blueView.leading == maroonView.trailing"]),
    Example(format: "[button(100@20)]", equations: ["button.width == 100 @20"]),
    Example(format: "[button1(==button2)]", equations: ["button1.width == button2.width"]),
    Example(
      format: "[flexibleButton(>=70,<=100)]",
      equations: ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
    Example(
      format: "|-[find]-[findNext]-[findField(>=20)]-|",
      equations: [
        "find.leading == |.leading + standard",
        "findNext.leading == find.trailing + standard",
        "findField.leading == findNext.trailing + standard",
        "findField.width >= 20",
        "|.trailing == findField.trailing + standard",
      ]),
  ]

  @Test("Every production of the grammar is read", arguments: grammar)
  func reads(example: Example) throws { try example.check() }

  static let grammar = [
    Example(format: "[a]", equations: []),
    Example(format: "H:|[a]|", equations: ["a.leading == |.leading", "|.trailing == a.trailing"]),
    Example(format: "V:|[a]|", equations: ["a.top == |.top", "|.bottom == a.bottom"]),
    Example(format: "V:[a(44)]", equations: ["a.height == 44"]),
    Example(format: "V:[a(<=b@lowly)]", equations: ["a.height <= b.height @lowly"]),
    Example(format: "[a(wide)]", equations: ["a.width == wide"], metrics: ["wide"]),
    Example(format: "[a(wide)]", equations: ["a.width == wide.width"]),
    Example(
      format: "|-margin-[a]",
      equations: ["a.leading == |.leading + margin"], metrics: ["margin"]),
    // In a distance every name is a metric's, whether the metric is known or not.
    Example(format: "|-margin-[a]", equations: ["a.leading == |.leading + margin"]),
    Example(
      format: "[a]-(>=8@750,<=gap@high,==12.5)-[_b2]",
      equations: [
        "_b2.leading >= a.trailing + 8 @750", "_b2.leading <= a.trailing + gap @high",
        "_b2.leading == a.trailing + 12.5",
      ]),
    Example(format: "|-(-10)-[a]", equations: ["a.leading == |.leading + -10"]),
    // Numbers are what strtod reads: a bare point, an exponent, sixteens.
    Example(format: "[a(.5)]", equations: ["a.width == 0.5"]),
    Example(format: "[a(5.)]", equations: ["a.width == 5"]),
    Example(format: "[a(+1e2)]", equations: ["a.width == 100"]),
    Example(format: "[a]-1e-1-[b]", equations: ["b.leading == a.trailing + 0.1"]),
    Example(format: "[a(0x1F)]", equations: ["a.width == 31"]),
    // H and V are names like others inside brackets, and inf is no number.
    Example(
      format: "H:[H]-0-[V(inf)]", equations: ["V.leading == H.trailing", "V.width == inf"],
      metrics: ["inf"]),
  ]

  @Test("What UIKit takes beyond the guide's grammar is taken", arguments: beyond)
  func takes(example: Example) throws { try example.check() }

  // Spellings of published programs: V:|-[a]->=0-[b], V:|-0-[a]-0@250-|, H:| -50- [a (==100)].
  static let beyond = [
    Example(format: "V:[a]->=0-[b]", equations: ["b.top >= a.bottom"]),
    Example(format: "V:[a]-0@250-|", equations: ["|.bottom == a.bottom @250"]),
    Example(format: "[a]->=gap@high-[b]", equations: ["b.leading >= a.trailing + gap @high"]),
    Example(
      format: "H:| -50- [a (== 100 @ 20, <= 200)]",
      equations: ["a.leading == |.leading + 50", "a.width == 100 @20", "a.width <= 200"]),
    Example(format: " H: [a] - [b] ", equations: ["b.leading == a.trailing + standard"]),
  ]

  @Test("A standard distance knows whether it lies between siblings or at the superview")
  func standardDistances() throws {
    let constraints = try VisualFormat(parsing: "|-[a]-[b]-|").constraints()
    #expect(
      constraints.map(\.constant) == [
        .standardToSuperview, .standardBetweenSiblings, .standardToSuperview,
      ])
    #expect(constraints[0].second == .superview(of: "a"))
    #expect(constraints[2].first == .superview(of: "b"))
  }

  @Test("Places count the characters before a part")
  func places() throws {
    //            0123456789012345678901
    let format = "H:|-8-[one(>=two@low)]"
    let parsed = try VisualFormat(parsing: format)
    let size = parsed.views[0].size[0]
    #expect(parsed.head?.place.offset == 3)
    #expect(parsed.views[0].place.offset == 7)
    #expect(size.place.offset == 11)
    #expect(size.object.place.offset == 13)
    #expect(size.priority?.place.offset == 17)
    #expect(try parsed.constraints().map(\.place.offset) == [4, 11])
  }

  @Test("Formats that say the same are equal, however they are spelled")
  func equality() throws {
    let short = try VisualFormat(parsing: "[a(100)]-8-[b]")
    let long = try VisualFormat(parsing: "H:[a( ==100 )]-(==8.0)-[b]")
    #expect(short == long)
    #expect(short.hashValue == long.hashValue)
    #expect(long.text == "H:[a( ==100 )]-(==8.0)-[b]")
    #expect(long.description == "H:[a(100)]-8-[b]")
    #expect(short != (try VisualFormat(parsing: "V:[a(100)]-8-[b]")))
    #expect(short != (try VisualFormat(parsing: "[a(100)]-9-[b]")))
  }
}
