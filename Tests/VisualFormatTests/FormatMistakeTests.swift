import Testing
import VisualFormat

/// A format, a caret under its mistake, and the mistake.
struct Mistake: Sendable, CustomTestStringConvertible {
  let format: String
  let caret: String
  let problem: VisualFormatError.Problem

  init(_ format: String, _ caret: String, _ problem: VisualFormatError.Problem) {
    self.format = format
    self.caret = caret
    self.problem = problem
  }

  var testDescription: String { format }
}

@Suite("Mistakes in visual formats")
struct FormatMistakeTests {
  @Test("The place and the kind of a mistake are named", arguments: whole + views + connections)
  func form(mistake: Mistake) { check(mistake) }

  @Test("Mistakes within conditions are named", arguments: predicates)
  func predicate(mistake: Mistake) { check(mistake) }

  private func check(_ mistake: Mistake) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: mistake.format)
    }
    #expect(error?.problem == mistake.problem)
    #expect(error?.caretDescription == mistake.format + "\n" + mistake.caret)
    #expect(error?.reason.isEmpty == false)
    #expect(error?.mend.isEmpty == false)
  }

  static let whole = [
    Mistake("", "^", .emptyFormat),
    Mistake("H:", "  ^", .missingView),
    Mistake("|", " ^", .missingView),
    Mistake("H:|-|", "    ^", .missingView),
    Mistake("H:|-10-|", "       ^", .missingView),
    Mistake("||[a]", " ^", .missingView),
    Mistake("X:|[a]|", "^", .unknownOrientation("X")),
    Mistake("v:[a]", "^", .unknownOrientation("v")),
    Mistake(":[a]", "^", .unknownOrientation("")),
    // The guide's own example: Expected ':' after 'V' to specify vertical arrangement.
    Mistake("V|[backgroundBox]|", " ^", .missingColon(orientation: "V")),
    Mistake("H", " ^", .missingColon(orientation: "H")),
    Mistake("[a]|[b]", "   ^", .superviewInMiddle),
    Mistake("H:|[a]-|-[b]|", "       ^", .superviewInMiddle),
    Mistake("|[a]|x", "     ^", .trailingCharacters("x")),
    Mistake("|[a]||", "     ^", .trailingCharacters("|")),
    Mistake("[a]#[b]", "   ^", .unexpectedCharacter("#")),
    Mistake("🙂", "^", .unexpectedCharacter("🙂")),
  ]

  static let views = [
    Mistake("H:|-view-|", "    ^", .viewWithoutBrackets("view")),
    Mistake("H:|view|", "   ^", .viewWithoutBrackets("view")),
    Mistake("view-[b]", "^", .viewWithoutBrackets("view")),
    Mistake("[a]-view", "    ^", .viewWithoutBrackets("view")),
    Mistake("[a]-8-view-8-[b]", "      ^", .viewWithoutBrackets("view")),
    Mistake("|-view|", "  ^", .viewWithoutBrackets("view")),
    Mistake("[]", " ^", .missingViewName),
    Mistake("[(==20)]", " ^", .missingViewName),
    Mistake("[", " ^", .missingViewName),
    Mistake("[1view]", " ^", .invalidName("1view")),
    Mistake("[größe]", " ^", .invalidName("größe")),
    Mistake("[my view]", "    ^", .invalidName("my view")),
    Mistake("[self.view]", " ^", .dottedName("self.view")),
    Mistake("[a", "  ^", .unclosedBracket(view: "a")),
    Mistake("|-[a-8-[b]", "    ^", .unclosedBracket(view: "a")),
    Mistake("[a(20)-[b]", "      ^", .unclosedBracket(view: "a")),
    Mistake("[a]]", "   ^", .unopenedBracket),
    Mistake("a]", "^", .viewWithoutBrackets("a")),
    Mistake("[view==200]", "     ^", .sizeWithoutParentheses(view: "view")),
    Mistake("[view 200]", "      ^", .sizeWithoutParentheses(view: "view")),
    Mistake("[a(20)30]", "      ^", .unexpectedCharacter("3")),
  ]

  static let connections = [
    Mistake("-[a]", "^", .connectionWithoutStart),
    Mistake("H:-8-[a]", "  ^", .connectionWithoutStart),
    Mistake("[a]-", "   ^", .connectionWithoutEnd),
    Mistake("|-[a]-10-", "     ^", .connectionWithoutEnd),
    Mistake("|-[a]-10", "     ^", .connectionWithoutEnd),
    Mistake("[a]-10[b]", "      ^", .missingSeparator),
    Mistake("[a]10-[b]", "   ^", .missingSeparator),
    Mistake("[a](>=10)-[b]", "   ^", .missingSeparator),
    Mistake("[a]-(10)[b]", "        ^", .missingSeparator),
    Mistake("[a]-10|", "      ^", .missingSeparator),
    Mistake("[a]-10-20-[b]", "       ^", .missingView),
    Mistake("[a]--[b]", "    ^", .doubledSeparator),
    Mistake("[a]-8--[b]", "      ^", .doubledSeparator),
    Mistake("|--10-[a]", "  ^", .negativeWithoutParentheses),
    Mistake("[a]->=-10-[b]", "      ^", .negativeWithoutParentheses),
    // UIKit's exception for this one is public: H:|[circle0]- (padding)-[circle1]…
    Mistake("H:|[circle0]- (padding)-[circle1]", "             ^", .blankBeforeDistance),
    Mistake("[a]-#-[b]", "    ^", .missingObject),
    Mistake("[a]-8,9-[b]", "     ^", .unexpectedCharacter(",")),
    Mistake("[a]-b*2-[c]", "     ^", .arithmetic("*")),
  ]

  static let predicates = [
    Mistake("H:|[view(==200]-|", "              ^", .unclosedParenthesis),
    // The guide's: A predicate on a view's thickness must end with ')' and the view with ']'.
    Mistake(
      "|[whiteBox1][blackBox4(blackWidth][redBox]|", "                                 ^",
      .unclosedParenthesis),
    Mistake("[a]-(10-[b]", "       ^", .unclosedParenthesis),
    Mistake("[a(10", "     ^", .unclosedParenthesis),
    Mistake("[a200)]", "     ^", .unopenedParenthesis),
    Mistake("[a]-10)-[b]", "      ^", .unopenedParenthesis),
    Mistake("[a(20))]", "      ^", .unopenedParenthesis),
    Mistake("[a()]", "  ^", .emptyPredicateList),
    Mistake("[a]-( )-[b]", "    ^", .emptyPredicateList),
    Mistake("[a(>=10,)]", "        ^", .missingPredicate),
    Mistake("[a(,10)]", "   ^", .missingPredicate),
    Mistake("[a(>=10 <=20)]", "        ^", .missingComma),
    Mistake("[a(b 200)]", "     ^", .missingComma),
    // The guide's: Unknown relation. Must be ==, >=, or <=.
    Mistake("[a(>30)]", "   ^", .unknownRelation(">")),
    Mistake("[a(=30)]", "   ^", .unknownRelation("=")),
    Mistake("[a]-(=<30)-[b]", "     ^", .unknownRelation("=<")),
    Mistake("[a(!=30)]", "   ^", .unknownRelation("!=")),
    Mistake("[a(≥30)]", "   ^", .unknownRelation("≥")),
    Mistake("[a(>=)]", "     ^", .missingObject),
    Mistake("[a(==@5)]", "     ^", .missingObject),
    Mistake("[a(10px)]", "   ^", .invalidNumber("10px")),
    Mistake("[a(1.2.3)]", "   ^", .invalidNumber("1.2.3")),
    Mistake("[a]-8pt-[b]", "    ^", .invalidNumber("8pt")),
    Mistake("[a(1e999)]", "   ^", .numberNotFinite("1e999")),
    Mistake("[a(20@)]", "      ^", .missingPriority),
    Mistake("[a]-20@-[b]", "       ^", .missingPriority),
    Mistake("[a(20@0)]", "      ^", .priorityOutOfRange(0)),
    Mistake("[a(20@-5)]", "      ^", .priorityOutOfRange(-5)),
    Mistake("[a(20@1000.5)]", "      ^", .priorityOutOfRange(1000.5)),
    Mistake("[a(==b*2)]", "      ^", .arithmetic("*")),
    Mistake("[a(==b/2)]", "      ^", .arithmetic("/")),
    Mistake("[a(==b+10)]", "      ^", .arithmetic("+")),
    Mistake("[a(==b-10)]", "      ^", .arithmetic("-")),
    Mistake("[a(50%)]", "     ^", .arithmetic("%")),
    Mistake("[a(==b.height)]", "     ^", .dottedName("b.height")),
  ]

  @Test("Priorities up to the bounds are taken")
  func priorityBounds() throws {
    #expect(throws: Never.self) { try VisualFormat(parsing: "[a(20@1000)]") }
    #expect(throws: Never.self) { try VisualFormat(parsing: "[a(20@0.5)]") }
  }

  @Test("A dot in a key and an attribute after a name are mended differently")
  func dots() {
    let mends = ["[self.view]", "[a(==b.height)]"].map { format in
      #expect(throws: VisualFormatError.self) { try VisualFormat(parsing: format) }?.mend
    }
    #expect(mends[0]?.hasPrefix("Use a key of letters, digits and underscores") == true)
    #expect(mends[1]?.hasSuffix("make this constraint with anchors.") == true)
  }

  @Test("The description has mistake, mend, format and caret")
  func description() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: "H:|-view-|")
    }
    #expect(
      error?.description == """
        view stands where a view belongs, without brackets. Put the view's name in brackets: [view].
        H:|-view-|
            ^
        """)
  }

  @Test("A line break does not part the caret from its place")
  func lineBreak() throws {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormat(parsing: "[a]\n[]")
    }
    #expect(error?.caretDescription == "[a] []\n     ^")
  }
}
