extension VisualFormat {
  /// Where a part of a format begins. All places compare as equal: a part is what it says.
  public struct Place: Hashable, Sendable {
    /// Characters before the part.
    public let offset: Int

    package init(_ offset: Int = 0) { self.offset = offset }

    public static func == (left: Place, right: Place) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
  }

  /// A view in brackets, with what is said of its size along the axis.
  public struct View: Hashable, Sendable {
    /// Key of the view in the dictionary of views.
    public let name: String
    /// What must hold of the width (of the height, in vertical formats); empty without parentheses.
    public let size: [Predicate]
    /// Place of the name, after the bracket.
    public let place: Place

    package init(_ name: String, size: [Predicate] = [], place: Place = Place()) {
      self.name = name
      self.size = size
      self.place = place
    }
  }

  /// What stands between two neighbours: views, or a view and its superview's edge.
  public struct Connection: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// Nothing is written: the neighbours touch.
      case flush
      /// `-`: the distance that the system thinks right.
      case standard
      /// `-8-`, `-(>=8,<=20)-`: one condition or several, all of which hold.
      case distance([Predicate])
    }

    public let kind: Kind
    public let place: Place

    package init(_ kind: Kind, place: Place = Place()) {
      self.kind = kind
      self.place = place
    }
  }

  /// One condition on a distance or a size: `>=20@750`.
  public struct Predicate: Hashable, Sendable {
    /// Equality where none is written.
    public let relation: Relation
    /// What is compared with. A name in a distance is a metric's, in a size a metric's or a view's.
    public let object: Operand
    /// A number or a metric's name; nil means required.
    public let priority: Operand?
    public let place: Place

    package init(
      _ relation: Relation = .equal, _ object: Operand, priority: Operand? = nil,
      place: Place = Place()
    ) {
      self.relation = relation
      self.object = object
      self.priority = priority
      self.place = place
    }
  }

  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// A number or a name in a predicate.
  public struct Operand: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      /// Always finite.
      case number(Double)
      case name(String)
    }

    public let value: Value
    public let place: Place

    package init(_ value: Value, place: Place = Place()) {
      self.value = value
      self.place = place
    }
  }
}
