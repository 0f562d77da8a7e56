import Testing

@testable import SourceRewriting

// The names are those that Swift's own compiler gives, as its documentation of @objc and the imports of
// Apple's methods show.
@Suite("Names of methods in Objective-C")
struct SelectorNameTests {
  @Test(
    "The first label joins the name",
    arguments: [
      ("tapped", [], "tapped"), ("tapped", [nil], "tapped:"),
      ("tapped", ["sender"], "tappedWithSender:"),
      ("handle", ["sender", "event"], "handleWithSender:event:"),
      ("tapped", [nil, nil], "tapped::"), ("reload", ["for"], "reloadFor:"),
      ("move", ["to", "animated"], "moveTo:animated:"),
      ("scrollTo", ["top"], "scrollToTop:"), ("`default`", ["`in`"], "defaultIn:"),
    ] as [(String, [String?], String)])
  func methods(name: String, labels: [String?], expected: String) {
    #expect(SelectorName.method(name, labels: labels) == expected)
  }

  @Test("Getters are named as the property, setters after it")
  func properties() {
    #expect(SelectorName.getter("title") == "title")
    #expect(SelectorName.setter("title") == "setTitle:")
  }
}
