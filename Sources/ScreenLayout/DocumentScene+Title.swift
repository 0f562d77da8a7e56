import IBDocument

extension DocumentScene {
  /// What the author of a document calls a controller or a view by; nil where only its kind is known.
  static func title(of element: IBElement) -> String? {
    let item = element.child(key: "navigationItem")
    let candidates = [
      element.userLabel, element.string(key: "title"), item?.string(key: "title"),
      element["storyboardIdentifier"], element.customClass, element["reuseIdentifier"],
      element.child(key: "tabBarItem")?.string(key: "title"),
    ]
    return candidates.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// What people call the views of a xib by.
  ///
  /// One without a name of its own is its owner's: the view of the class that loads the xib, or what
  /// one of the owner's outlets is for. What is left is numbered where there are several.
  static func titles(of views: [IBElement], in document: IBDocument) -> [String] {
    let owner = document.filesOwner
    let titles = views.map { title(of: $0) ?? $0.title(by: owner, isOnly: views.count == 1) }
    let unnamed = titles.count { $0 == nil }
    var number = 0
    return titles.map { title in
      if let title { return title }
      number += 1
      return unnamed == 1 ? "View" : "View \(number)"
    }
  }
}

extension IBElement {
  /// - Parameter isOnly: Whether the view is all that its owner loads.
  fileprivate func title(by owner: IBElement?, isOnly: Bool) -> String? {
    let outlets = owner?.child(named: "connections")?.children(named: "outlet") ?? []
    let properties = outlets.filter { $0["destination"] == id }.compactMap { $0["property"] }
    if isOnly || properties.contains("view"),
      let name = owner?.customClass, !name.isEmpty, name != "NSObject"
    {
      return name
    }
    return properties.first { $0 != "view" }
  }
}
