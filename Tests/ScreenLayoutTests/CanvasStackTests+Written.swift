import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// What constraints of a document say of edges and gaps that a stack view sets itself, and otherwise than it.
extension CanvasStackTests {
  /// A stack view of 190 by 120 with two short labels.
  private func stack(
    _ attributes: String, written: String
  ) throws -> IBDocument {
    let item = """
      <stackView id="x" \(attributes) translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      \(label("a", "a"))\(label("b", "b"))</subviews><constraints>\(written)
      <constraint firstAttribute="width" constant="190" id="w"/>
      <constraint firstAttribute="height" constant="120" id="h"/></constraints></stackView>
      """
    return try xib(withItem: item, id: "x", plugIn: 19_519)
  }

  private func written(
    _ first: String, _ edge: String, _ second: String, _ other: String, _ constant: Int,
    _ attributes: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" \(attributes) id="\(first)\(edge)\(other)"/>
    """
  }

  /// ealpago/newsApp: in a column of 190 a label stands 5 from the edges and from the top; the one below is as wide
  /// and 5 lower, though the spacing is 0.
  @Test("A column that fills yields to what is written of its edges and gaps")
  func writtenEdges() throws {
    let constraints = [
      written("a", "top", "x", "top", 5), written("b", "top", "a", "bottom", 5),
      written("x", "trailing", "a", "trailing", 5), written("a", "leading", "x", "leading", 5),
    ]
    let document = try stack(#"axis="vertical""#, written: constraints.joined())
    let first = try #require(try frame("a", in: document))
    let second = try #require(try frame("b", in: document))
    #expect([first.minX, first.width, first.minY] == [5, 180, 5])
    #expect([second.minX, second.width, second.maxY] == [5, 180, 120])
    #expect(second.minY == first.maxY + 5)
  }

  /// tchapgouv/tchap-ios: the second label of a column has to end 60 before it, and is as wide as its text; one that
  /// may end where the column does, does.
  @Test("An inequality that excludes an edge sets that edge free, and no other")
  func writtenInequality() throws {
    func second(_ constant: Int) throws -> CGRect? {
      let least = written(
        "x", "trailing", "b", "trailing", constant, #"relation="greaterThanOrEqual""#)
      return try frame("b", in: stack(#"axis="vertical""#, written: least))
    }
    let free = try #require(try second(60))
    #expect(free.minX == 0 && free.width > 0 && free.width < 30)
    #expect(try second(0)?.width == 190)
  }

  /// hwangyeri/SeSAC: 8, not the spacing of 7.
  @Test("A row that fills yields to a gap that is written")
  func writtenGap() throws {
    let document = try stack(
      #"spacing="7""#, written: written("b", "leading", "a", "trailing", 8))
    let first = try #require(try frame("a", in: document))
    #expect(try frame("b", in: document)?.minX == first.maxX + 8)
  }

  /// From right to left the second view stands left of the first: 8, not 7; a gap that may be 7 is.
  @Test("A gap that is written counts from right to left, too")
  func mirroredGap() throws {
    func gap(_ constant: Int, _ relation: String) throws -> CGFloat {
      let document = try stack(
        #"spacing="7" semanticContentAttribute="forceRightToLeft""#,
        written: written("b", "leading", "a", "trailing", constant, relation))
      let first = try #require(try frame("a", in: document))
      return first.minX - (try #require(try frame("b", in: document))).maxX
    }
    #expect(try gap(8, "") == 8)
    #expect(try gap(4, #"relation="greaterThanOrEqual""#) == 7)
  }

  /// HeyItsStella's trivia keeps 0 at the top of a centred column though 20 are written, ShashankShukla1995/users 0 at the
  /// leading edge though 10 are, adhamfarid11's xib its spacing of 10 though 0 is.
  @Test("Other alignments hold against what is written")
  func otherAlignments() throws {
    let centred = try stack(
      #"axis="vertical" alignment="center""#, written: written("a", "top", "x", "top", 20))
    #expect(try frame("a", in: centred)?.minY == 0)
    // In documents columns that begin at the leading edge have the alignment of rows' tops.
    let leading = #"axis="vertical" alignment="top" spacing="10""#
    let edge = try stack(leading, written: written("b", "leading", "x", "leading", 10))
    #expect(try frame("b", in: edge)?.minX == 0)
    let gap = try stack(leading, written: written("b", "top", "a", "bottom", 0))
    let first = try #require(try frame("a", in: gap))
    #expect(try frame("b", in: gap)?.minY == first.maxY + 10)
  }
}
