import CoreGraphics
import DisplayList

/// The data of a path in the grammar of SVG's `d` attribute.
///
/// Points are rounded once, to whole numbers of a unit, and written as differences of those: the
/// text is short and the rounding does not add up along the path.
struct PathData {
  /// Where the path starts, in units.
  private(set) var start: (x: Int, y: Int) = (0, 0)

  /// What follows the start, in relative commands.
  private(set) var continuation: [UInt8] = []

  /// Whether there is anything to draw.
  var isEmpty: Bool { continuation.isEmpty }

  private let unitsPerPoint: Double
  private let places: Int
  private var current: (x: Int, y: Int) = (0, 0)
  private var subpathStart: (x: Int, y: Int) = (0, 0)
  private var lastCommand: UInt8 = 0
  private var endsInFraction = false
  /// Where a subpath was started that has drawn nothing yet.
  private var pendingMove: (x: Int, y: Int)?
  private var hasStart = false

  /// Writes a path.
  ///
  /// - Parameter places: How many digits follow the point, at most.
  init(_ path: DisplayList.Path, places: Int) {
    self.places = places
    unitsPerPoint = [1, 10, 100, 1000][places]
    for element in path.elements { add(element) }
  }

  /// Appends the whole path, moved by a number of units.
  func write(to bytes: inout [UInt8], movedBy x: Int = 0, _ y: Int = 0) {
    if isEmpty { return }
    var fraction = false
    bytes.append(UInt8(ascii: "M"))
    bytes.append(coordinate: start.x + x, places: places, isFirst: true, fraction: &fraction)
    bytes.append(coordinate: start.y + y, places: places, isFirst: false, fraction: &fraction)
    bytes.append(contentsOf: continuation)
  }

  private mutating func add(_ element: DisplayList.Path.Element) {
    switch element {
    case .move(let point): pendingMove = rounded(point)
    case .line(let point): addLine(to: rounded(point))
    case .quadCurve(let control, let end):
      let points = [rounded(control), rounded(end)]
      addCurve(UInt8(ascii: "q"), points)
    case .curve(let control1, let control2, let end):
      let points = [rounded(control1), rounded(control2), rounded(end)]
      addCurve(UInt8(ascii: "c"), points)
    case .close:
      guard hasStart, pendingMove == nil, lastCommand != UInt8(ascii: "z") else { return }
      continuation.append(UInt8(ascii: "z"))
      lastCommand = UInt8(ascii: "z")
      current = subpathStart
    }
  }

  private mutating func addLine(to point: (x: Int, y: Int)) {
    begin(at: point)
    let (dx, dy) = (point.x - current.x, point.y - current.y)
    if dy == 0, dx != 0 {
      command(UInt8(ascii: "h"))
      coordinate(dx)
    } else if dx == 0, dy != 0 {
      command(UInt8(ascii: "v"))
      coordinate(dy)
    } else {
      command(UInt8(ascii: "l"))
      coordinate(dx)
      coordinate(dy)
    }
    current = point
  }

  private mutating func addCurve(_ letter: UInt8, _ points: [(x: Int, y: Int)]) {
    begin(at: points[0])
    command(letter)
    for point in points {
      coordinate(point.x - current.x)
      coordinate(point.y - current.y)
    }
    current = points[points.count - 1]
  }

  /// Starts the subpath that a move announced, or one at the given point where there is none.
  private mutating func begin(at point: (x: Int, y: Int)) {
    guard let move = pendingMove ?? (hasStart ? nil : point) else { return }
    pendingMove = nil
    if hasStart {
      command(UInt8(ascii: "m"))
      coordinate(move.x - current.x)
      coordinate(move.y - current.y)
    } else {
      start = move
      hasStart = true
    }
    current = move
    subpathStart = move
    // Numbers right after a move are lines, whose letter is `l`.
    lastCommand = 0
  }

  private mutating func command(_ letter: UInt8) {
    if letter == lastCommand, letter != UInt8(ascii: "m") { return }
    continuation.append(letter)
    lastCommand = letter
    endsInFraction = false
  }

  private mutating func coordinate(_ value: Int) {
    let last = continuation[continuation.count - 1]
    // Only a command is a letter; after it, a number needs no space.
    continuation.append(
      coordinate: value, places: places, isFirst: last >= UInt8(ascii: "a"),
      fraction: &endsInFraction)
  }

  private func rounded(_ point: CGPoint) -> (x: Int, y: Int) {
    (rounded(Double(point.x)), rounded(Double(point.y)))
  }

  /// The number of units, with NaN as 0 and what is beyond ±10⁹ points as that.
  private func rounded(_ value: Double) -> Int {
    if value.isNaN { return 0 }
    return Int((min(max(value, -1e9), 1e9) * unitsPerPoint).rounded())
  }
}

extension [UInt8] {
  /// Appends a number of units, with no more of a separator than SVG needs: none before a minus,
  /// none before a point when the number before had one.
  mutating func append(
    coordinate units: Int, places: Int, isFirst: Bool, fraction: inout Bool
  ) {
    let unit = [1, 10, 100, 1000][places]
    let startsWithPoint = units > 0 && units < unit
    if !isFirst, units >= 0, !(startsWithPoint && fraction) { append(UInt8(ascii: " ")) }
    append(decimal: Double(units) / Double(unit), places: places, omitsLeadingZero: true)
    fraction = units % unit != 0
  }
}
