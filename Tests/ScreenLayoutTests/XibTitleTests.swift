import IBDocument
import Testing

@testable import ScreenLayout

/// What the views of a xib are called.
@Suite("Titles of xibs' views")
struct XibTitleTests {
  private func titles(owner: String = "", outlets: String = "", _ views: String) throws -> [String]
  {
    let document = try xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      \(owner)><connections>\(outlets)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(views)
      """)
    return DocumentScene.all(in: document).map(\.title)
  }

  private func view(_ id: String, _ attributes: String = "") -> String {
    """
    <view id="\(id)" \(attributes)><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    """
  }

  private func outlet(_ property: String, to id: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"o-\(property)\"/>"
  }

  @Test("A view's own label or class is its name, whoever loads it")
  func ownName() throws {
    let owner = "customClass=\"SignInController\""
    #expect(
      try titles(owner: owner, view("a", "userLabel=\"Header\" customClass=\"HeaderView\""))
        == ["Header"])
    #expect(try titles(owner: owner, view("a", "customClass=\"HeaderView\"")) == ["HeaderView"])
  }

  @Test("A view without a name has that of the class that loads it")
  func owner() throws {
    #expect(
      try titles(
        owner: "customClass=\"SignInController\"", outlets: outlet("view", to: "a"), view("a"))
        == ["SignInController"])
    // A view that loads itself has another outlet to what it loads.
    #expect(
      try titles(
        owner: "customClass=\"HintView\"", outlets: outlet("contentView", to: "a"), view("a"))
        == ["HintView"])
  }

  @Test("Of several views the owner's own has its class, the others the outlets that name them")
  func several() throws {
    #expect(
      try titles(
        owner: "customClass=\"SignInController\"",
        outlets: outlet("view", to: "b") + outlet("footer", to: "c"),
        view("a") + view("b") + view("c"))
        == ["View", "SignInController", "footer"])
  }

  @Test("Views that nothing names are counted by themselves, without File's Owner and responder")
  func nameless() throws {
    #expect(try titles(view("a")) == ["View"])
    #expect(try titles(owner: "customClass=\"NSObject\"", view("a")) == ["View"])
    #expect(
      try titles(view("a") + view("b", "customClass=\"HeaderView\"") + view("c"))
        == ["View 1", "HeaderView", "View 2"])
  }
}
