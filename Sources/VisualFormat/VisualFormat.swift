/// A line of Auto Layout in Apple's Visual Format Language, read and checked but not yet resolved.
///
/// ```text
/// H:|-[find]-[findNext]-[field(>=20)]-|
/// ```
///
/// The grammar is the one of Apple's Auto Layout Guide. Two things that UIKit is known to take and
/// the guide leaves out are taken too: a relation or a priority in a distance without parentheses
/// (`->=0-`, `-0@250-`), and blanks between the parts. Arithmetic, percentages and attributes
/// (`[a(==b*2)]`, `[a(==b.height)]`) are other people's additions and are refused, because UIKit
/// refuses them when the program runs.
///
/// Formats are equal when they say the same, however they are spaced.
public struct VisualFormat: Sendable {
  /// Direction in which the views follow each other.
  public enum Axis: Hashable, Sendable {
    /// `H:`, or nothing.
    case horizontal
    /// `V:`
    case vertical
  }

  /// The format as it was written.
  public let text: String
  public let axis: Axis
  /// Connection from the superview's first edge to the first view; nil without a leading `|`.
  public let head: Connection?
  /// Views in the order of the format; there is at least one.
  public let views: [View]
  /// What stands between each view and the next: one fewer than the views.
  public let connections: [Connection]
  /// Connection from the last view to the superview's last edge; nil without a trailing `|`.
  public let tail: Connection?

  /// Reads a format.
  ///
  /// - Throws: The first mistake, with its place and how to mend it.
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = FormatParser(text)
    self = try parser.parseFormat()
  }

  /// - Precondition: `connections` has one element fewer than `views`.
  package init(
    text: String? = nil, axis: Axis, head: Connection?, views: [View], connections: [Connection],
    tail: Connection?
  ) {
    precondition(
      connections.count + 1 == views.count, "Between two views stands exactly one connection.")
    self.axis = axis
    self.head = head
    self.views = views
    self.connections = connections
    self.tail = tail
    self.text =
      text ?? Self.spelling(axis: axis, head: head, views: views, connections, tail: tail)
  }
}

extension VisualFormat: Hashable {
  public static func == (left: VisualFormat, right: VisualFormat) -> Bool {
    left.axis == right.axis && left.head == right.head && left.views == right.views
      && left.connections == right.connections && left.tail == right.tail
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(head)
    hasher.combine(views)
    hasher.combine(connections)
    hasher.combine(tail)
  }
}
