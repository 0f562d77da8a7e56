import Testing
import VisualFormat

/// Reproducible random numbers (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Properties of the reader of visual formats")
struct FormatPropertyTests {
  private static let alphabet = Array("HV:|-[]()@=<>,.0129eExab_ *+é\n")

  @Test("Every text is read or refused at a place within it")
  func randomTexts() {
    var generator = Generator(state: 1)
    var read = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &generator)
      let text = String((0..<length).map { _ in Self.alphabet.randomElement(using: &generator)! })
      read += check(text) ? 1 : 0
    }
    // Hardly any random text is a format; that some are shows that the test sees both outcomes.
    #expect(read > 0)
  }

  @Test("A format with one character lost, added or changed is read or refused within it")
  func damagedFormats() {
    var generator = Generator(state: 2)
    for _ in 0..<5_000 {
      var text = Array(Self.randomFormat(&generator).description)
      let index = Int.random(in: 0..<text.count, using: &generator)
      let character = Self.alphabet.randomElement(using: &generator)!
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: text.remove(at: index)
      case 1: text.insert(character, at: index)
      default: text[index] = character
      }
      _ = check(String(text))
    }
  }

  @Test("A printed format is read as the same format")
  func roundTrip() throws {
    var generator = Generator(state: 3)
    for _ in 0..<5_000 {
      let format = Self.randomFormat(&generator)
      let again = try VisualFormat(parsing: format.description)
      #expect(again == format)
      #expect(again.description == format.description)
    }
  }

  /// Whether `text` is a format; expects that what is read says the same when printed and that
  /// what is refused is refused with a place and a sentence.
  private func check(_ text: String) -> Bool {
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: text)
      let again = try VisualFormat(parsing: format.description)
      #expect(again == format, "\(text)")
      return true
    } catch {
      if error.offset < 0 || error.offset > text.count || error.reason.isEmpty
        || error.mend.isEmpty
      {
        Issue.record("\(text): \(error)")
      }
      return false
    }
  }

  private static func randomFormat(_ generator: inout Generator) -> VisualFormat {
    let views = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let size = Int.random(in: 0...2, using: &generator)
      return VisualFormat.View(
        name(&generator), size: (0..<size).map { _ in predicate(&generator) })
    }
    return VisualFormat(
      axis: .random(using: &generator) ? .horizontal : .vertical,
      head: .random(using: &generator) ? connection(&generator) : nil, views: views,
      connections: views.dropFirst().map { _ in connection(&generator) },
      tail: .random(using: &generator) ? connection(&generator) : nil)
  }

  private static func connection(_ generator: inout Generator) -> VisualFormat.Connection {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .init(.flush)
    case 1: .init(.standard)
    default:
      .init(
        .distance(
          (0..<Int.random(in: 1...3, using: &generator)).map { _ in predicate(&generator) }))
    }
  }

  private static func predicate(_ generator: inout Generator) -> VisualFormat.Predicate {
    let priority: VisualFormat.Operand? =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: nil
      case 1: .init(.number(Double.random(in: 0.001...1000, using: &generator)))
      default: .init(.name(name(&generator)))
      }
    return VisualFormat.Predicate(
      .allCases.randomElement(using: &generator)!, operand(&generator), priority: priority)
  }

  private static func operand(_ generator: inout Generator) -> VisualFormat.Operand {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .init(.name(name(&generator)))
    case 1: .init(.number(Double(Int.random(in: -99...999, using: &generator))))
    case 2: .init(.number(Double.random(in: -1e6...1e6, using: &generator)))
    default:
      // Any finite number at all.
      .init(.number(finite(Double(bitPattern: generator.next()))))
    }
  }

  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

  private static func name(_ generator: inout Generator) -> String {
    let first = Array("abHV_eEx")
    let rest = Array("abHV_eEx019")
    return String(first.randomElement(using: &generator)!)
      + String(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          rest.randomElement(using: &generator)!
        })
  }
}
