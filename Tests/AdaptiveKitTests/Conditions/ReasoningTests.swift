import Testing
import UIKit

@testable import AdaptiveKit

@Suite("Reasoning about conditions")
@MainActor
struct ReasoningTests {
  @Test("Conditions that nothing can meet")
  func impossible() {
    let impossible: [Condition] = [
      .never,
      .width(600...) && .width(..<400),
      .width(400..<400),
      .horizontalSizeClass(.regular) && .horizontalSizeClass(.compact),
      .horizontalSizeClass(.unspecified),
      !.horizontalSizeClass(.regular) && !.horizontalSizeClass(.compact),
      // Wider than high, yet at most 200 wide and at least 300 high.
      .orientation(.landscape) && .width(...200) && .height(300...),
      .orientation(.portrait) && .aspectRatio(1.5...),
      .orientation(.portrait) && .orientation(.landscape),
      .width(...300) && .safeWidth(400...),
      .height(..<0),
      .userInterfaceIdiom(.pad) && !.userInterfaceIdiom(.pad),
      .test("x") { _ in true } && !.test("x") { _ in true },
      .contentSizeCategory(through: .small) && .contentSizeCategory(from: .large),
      (.width(600...) || .height(600...)) && .width(..<500) && .height(..<500),
      .trait(ConditionTests.Density.self, 1) && .trait(ConditionTests.Density.self, 2),
    ]
    for condition in impossible { #expect(!condition.isSatisfiable, "\(condition)") }
  }

  @Test("Conditions that something meets")
  func possible() {
    let possible: [Condition] = [
      .always, .width(600...) && .width(...600),
      .orientation(.landscape) && .width(301...) && .height(...300),
      !.width(600...), .width(600...) && !.width(900...),
      (.width(600...) || .height(600...)) && .width(..<500),
      .userInterfaceIdiom(.pad) && .horizontalSizeClass(.compact),
      .orientation(.portrait) && .width(500...500) && .height(500...500),
      .test("x") { _ in false },
      .safeWidth(...300) && .width(400...) && .safeArea(.left, 100...),
    ]
    for condition in possible { #expect(condition.isSatisfiable, "\(condition)") }
  }

  @Test("One condition implies another where its environments are a part")
  func implications() {
    #expect(Condition.width(900...).implies(.width(600...)))
    #expect(!Condition.width(600...).implies(.width(900...)))
    #expect((Condition.width(600...) && .height(1...)).implies(.width(600...)))
    #expect(Condition.width(600...).implies(.width(600...) || .height(600...)))
    #expect(Condition.horizontalSizeClass(.regular).implies(!.horizontalSizeClass(.compact)))
  }

  @Test("A condition is as specific as the number of things it asks for")
  func specificity() {
    #expect(Condition.always.specificity == 0)
    #expect(Condition.width(600...).specificity == 1)
    #expect((Condition.width(600...) && .width(..<900)).specificity == 1)
    #expect((Condition.width(600...) && .horizontalSizeClass(.regular)).specificity == 2)
    // Either will do, so only what the lesser one asks for is certain.
    #expect(
      ((Condition.width(600...) && .height(600...)) || .orientation(.landscape)).specificity == 1)
    // Not (a or b) is not a and not b.
    #expect((!(Condition.width(600...) || .height(600...))).specificity == 2)
    #expect((!Condition.traits(UITraitCollection(horizontalSizeClass: .regular))).specificity == 1)
  }

  @Test("The table answers as the conditions themselves do, whatever changes between two answers")
  func tableAgrees() {
    var numbers = SystemNumbers(state: 7)
    let atoms: [Condition] = [
      .width(300...), .width(..<600), .height(500...), .aspectRatio(..<1.2),
      .orientation(.landscape), .horizontalSizeClass(.regular), .verticalSizeClass(.compact),
      .safeArea(.top, 20...), .test("even") { Int($0.space.size.width) % 2 == 0 }, .always, .never,
    ]
    func condition(_ depth: Int) -> Condition {
      switch depth == 0 ? 0 : numbers.next() % 4 {
      case 1: condition(depth - 1) && condition(depth - 1)
      case 2: condition(depth - 1) || condition(depth - 1)
      case 3: !condition(depth - 1)
      default: atoms[Int(numbers.next() % UInt64(atoms.count))]
      }
    }
    let conditions = (0..<200).map { _ in condition(4) }
    var table = RuleTable(conditions)
    for _ in 0..<100 {
      let environment = AdaptiveEnvironment(
        CGFloat(numbers.next() % 1000), CGFloat(numbers.next() % 1000),
        numbers.next() % 2 == 0 ? .compact : .regular,
        numbers.next() % 2 == 0 ? .compact : .regular,
        safeArea: UIEdgeInsets(top: CGFloat(numbers.next() % 40), left: 0, bottom: 0, right: 0))
      _ = table.update(for: environment)
      #expect(Array(table.holds) == conditions.map { $0.holds(in: environment) })
    }
  }

  @Test("A condition that nests a hundred deep is answered all the same")
  func deepConditions() {
    var condition = Condition.width(600...)
    for _ in 0..<50 { condition = (!condition).named("n") }
    var table = RuleTable([condition])
    _ = table.update(for: .padPortrait)
    #expect(table.holds[0])
    _ = table.update(for: .phone)
    #expect(!table.holds[0])
  }
}

/// Numbers without pattern that are the same in every run (Marsaglia's xorshift).
struct SystemNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
