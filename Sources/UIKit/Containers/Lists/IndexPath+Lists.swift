extension IndexPath {
  /// The path of a row of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The first of the two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second of the two indexes, in a table.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second of the two indexes, in a collection.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
