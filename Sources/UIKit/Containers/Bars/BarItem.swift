/// A button, tab or space in a bar.
package struct BarItem: Sendable {
  package enum Position: Sendable { case leading, trailing, back, center }

  package var title: String?
  package var image: UIImage?
  /// Name of the system's item in a document: `done`, `flexibleSpace`, `more`.
  package var systemItem: String?
  package var position: Position
  package var width: CGFloat
  package var isProminent: Bool
  package var objectID: String?
  /// Object ID of the view in the item's place in a document, or its element's name where no ID tells it
  /// from others; nil for an item of the bar's own.
  package var customView: String?
  /// The picture of a chosen tab; nil: ``image``.
  package var selectedImage: UIImage?
  /// By how much the picture is smaller or elsewhere.
  package var imageInsets = UIEdgeInsets.zero
  /// The picture in a low bar of a phone that lies on its side; nil: ``image``.
  package var lowImage: UIImage?
  package var lowImageInsets = UIEdgeInsets.zero
  package var isEnabled = true
  /// Colour of the item alone; nil: the bar's.
  package var tint: UIColor?
  /// Its words in the present state.
  package var text = BarTextLook()
  /// The words of a chosen tab.
  package var selectedText = BarTextLook()
  /// Titles that the item has at times: it is as wide as the widest.
  package var possibleTitles: [String] = []
  /// Text and colour of a tab's badge; nil: there is none, and red.
  package var badge: (text: String, color: UIColor?)?

  package init(
    title: String? = nil, image: UIImage? = nil, systemItem: String? = nil,
    position: Position = .center, width: CGFloat = 0, isProminent: Bool = false,
    objectID: String? = nil, customView: String? = nil
  ) {
    self.title = title
    self.image = image
    self.systemItem = systemItem
    self.position = position
    self.width = width
    self.isProminent = isProminent
    self.objectID = objectID
    self.customView = customView
  }

  /// The item as a low bar shows it.
  package var inLowBar: BarItem {
    guard let lowImage else { return self }
    var item = self
    item.image = lowImage
    item.imageInsets = lowImageInsets
    return item
  }
}
