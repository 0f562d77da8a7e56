import Testing

@testable import IBDocument

/// The outlet that an object is called by.
@Suite("Names by outlets")
struct OutletNameTests {
  /// Objects that have outlets to an object `x`, in that order: element, attributes, property.
  private func name(_ sources: (element: String, attributes: String, property: String)...) throws
    -> String?
  {
    let objects = sources.enumerated().map { index, source in
      """
      <\(source.element) id="s\(index)" \(source.attributes)><connections>
      <outlet property="\(source.property)" destination="x" id="o\(index)"/>
      </connections></\(source.element)>
      """
    }
    return try read(xib(objects.joined(separator: "\n") + "<view id=\"x\"/>")).outletNames["x"]
  }

  private static let owner =
    "placeholderIdentifier=\"IBFilesOwner\" userLabel=\"File's Owner\" customClass=\"Owner\""
  private static let own = "customClass=\"Own\""

  @Test(
    "Outlets to ask and to tell, and the framework's, are no names",
    arguments: [
      "delegate", "dataSource", "dragDelegate", "ibCalendarDataSource", "view", "backgroundView",
      "accessoryView", "initialFirstResponder", "searchResultsTableView",
    ])
  func common(property: String) throws {
    #expect(try name(("placeholder", Self.owner, property)) == nil)
    #expect(
      try name(("placeholder", Self.owner, property), ("tableViewCell", Self.own, "list"))
        == "list")
  }

  @Test("The outlet of a search display controller is the framework's, whatever it is called")
  func search() throws {
    #expect(try name(("searchDisplayController", "", "searchBar")) == nil)
    #expect(try name(("viewController", Self.own, "searchBar")) == "searchBar")
  }

  @Test(
    "One of a controller, owner or cell of a class of its own comes first",
    arguments: [
      ("viewController", own), ("placeholder", owner), ("collectionViewCell", own),
    ])
  func preferred(element: String, attributes: String) throws {
    #expect(
      try name(
        ("view", "", "first"), ("view", Self.own, "second"), (element, attributes, "third"),
        (element, attributes, "fourth")) == "third")
    #expect(try name(("view", "", "first"), ("view", Self.own, "second")) == "second")
    #expect(try name(("viewController", "", "first"), ("view", "", "second")) == "first")
  }
}
