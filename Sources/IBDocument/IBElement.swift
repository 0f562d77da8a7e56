/// One element of a document, with the line its tag starts on.
///
/// The tree is immutable once read. A parent is not stored in the element but found through
/// ``IBDocument/parent(of:)``, so that any part of a tree can be passed on by itself.
package final class IBElement: Sendable {
  /// The tag's name.
  package let name: String
  /// The attributes by name, unescaped.
  package let attributes: [String: String]
  /// The child elements in document order.
  package let children: [IBElement]
  /// The element's own character data, unescaped.
  ///
  /// Text that is all white is taken for indentation and left out, except in `<string>` and
  /// `<mutableString>`, where a space is a value.
  package let text: String
  /// Line of the start tag, counted from 1.
  package let line: Int
  /// Position among all elements of the document, in the order of their start tags.
  package let order: Int

  /// Makes an element; only the reader and tests have reason to.
  package init(
    name: String, attributes: [String: String] = [:], children: [IBElement] = [],
    text: String = "", line: Int = 1, order: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.order = order
  }

  /// The value of an attribute; nil when it is not written.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The object ID.
  package var id: String? { attributes["id"] }
  /// The property of the parent that this element is the value of.
  package var key: String? { attributes["key"] }
  /// The name that the document's author gave the object in the outline.
  package var userLabel: String? { attributes["userLabel"] }
  /// The class the object is to have instead of the one its element stands for.
  package var customClass: String? { attributes["customClass"] }

  /// The elements below this one, not itself, in document order.
  package func descendants() -> IBDescendants { IBDescendants(of: self) }
}

/// The elements below another, each before its own children.
package struct IBDescendants: Sequence, IteratorProtocol, Sendable {
  private var pending: [IBElement]

  fileprivate init(of element: IBElement) {
    pending = element.children.reversed()
  }

  /// The next element, or nil at the end.
  package mutating func next() -> IBElement? {
    guard let element = pending.popLast() else { return nil }
    pending.append(contentsOf: element.children.reversed())
    return element
  }
}
