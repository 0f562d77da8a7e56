import Testing

@testable import Typesetting

/// Examples of UAX #9, section 3.4: capitals stand for letters that run from right to left.
@Suite("Order of bidirectional text")
struct BidirectionalTextTests {
  /// `car means CAR.` has the levels 00000000001110 and is shown as `car means RAC.`
  @Test("A word from right to left turns over")
  func wordTurnsOver() {
    let levels = Array("00000000001110").compactMap(\.wholeNumberValue)
    #expect(shown("car means CAR.", levels) == "car means RAC.")
  }

  /// `CAR MEANS car.` from right to left has the levels 11111111112221, shown as `.car SNAEM RAC`.
  @Test("A word from left to right keeps its order in a line from right to left")
  func wordKeepsOrder() {
    let levels = Array("11111111112221").compactMap(\.wholeNumberValue)
    #expect(shown("CAR MEANS car.", levels) == ".car SNAEM RAC")
  }

  @Test("Letters and digits of Hebrew text have the levels that the rules give")
  func levels() {
    // Two letters, a space, two digits: letters at 1, digits one deeper.
    let scalars = Array("אב 12".unicodeScalars)
    #expect(BidirectionalText.levels(of: scalars, isRightToLeft: nil) == [1, 1, 1, 2, 2])
    #expect(BidirectionalText.levels(of: [], isRightToLeft: true) == [])
  }

  private func shown(_ text: String, _ levels: [Int]) -> String {
    let characters = Array(text)
    return String(BidirectionalText.visualOrder(ofLevels: levels).map { characters[$0] })
  }
}
