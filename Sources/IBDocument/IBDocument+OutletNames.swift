extension IBDocument {
  /// Outlets that classes of UIKit and AppKit declare: they tell what a view is for, not which it is.
  private static let frameworkOutlets: Set<String> = [
    "view", "window", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "inputView",
    "inputAccessoryView", "tableHeaderView", "tableFooterView", "refreshControl", "titleView",
    "customView", "initialFirstResponder", "nextKeyView", "nextResponder",
    "searchDisplayController",
    "searchContentsController", "searchResultsTableView",
  ]

  /// Whether a property tells nothing apart: it is the framework's, or one to ask or to tell things.
  private static func isCommon(_ property: String) -> Bool {
    let name = property.lowercased()
    return frameworkOutlets.contains(property) || name.hasSuffix("delegate")
      || name.hasSuffix("datasource")
  }

  /// The best outlet of each object; of equal ones the first in the document.
  static func outletNames(in elements: [IBElement], parents: [Int32]) -> [String: String] {
    var names: [String: (name: String, rank: Int)] = [:]
    for outlet in elements where outlet.name == "outlet" {
      guard let id = outlet["destination"], let property = outlet["property"], !isCommon(property)
      else { continue }
      // An outlet stands in the <connections> of its source.
      let connections = parents[outlet.order]
      let source = connections < 0 ? -1 : Int(parents[Int(connections)])
      guard source >= 0, let rank = rank(of: elements[source]) else { continue }
      if rank < names[id]?.rank ?? 3 { names[id] = (property, rank) }
    }
    return names.mapValues(\.name)
  }

  /// Lower for what knows the whole of a screen or cell; nil for what has the framework's outlets only.
  private static func rank(of source: IBElement) -> Int? {
    if source.name == "searchDisplayController" { return nil }
    guard source.customClass != nil else { return 2 }
    let name = source.name.lowercased()
    let isOwner = source["placeholderIdentifier"] == "IBFilesOwner"
    return isOwner || name.hasSuffix("controller") || name.hasSuffix("cell") ? 0 : 1
  }
}
