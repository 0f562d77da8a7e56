/// The cost of the value of one linear form: a convex function, linear between breakpoints.
struct CostFunction: BitwiseCopyable {
  /// The form's terms among the scratch's; the first has the coefficient 1, free variables stand
  /// before suggested ones.
  var firstTerm: Int32
  var termCount: Int32
  var freeCount: Int32
  /// Constraints that are not yet part of the curve, a list of kinks; −1 for none.
  var firstKink: Int32 = -1
  var kinkCount: Int32 = 0
  /// Curves that elimination has added and that are not yet part of the curve, a list; −1 for none.
  var firstPending: Int32 = -1
  /// The curve so far; no breakpoint and no level at first.
  var curve = Curve()
  /// Whether elimination has used it up.
  var isDone = false
}

/// A convex piecewise-linear curve in the buffers of slopes and breakpoints.
///
/// Its slopes are vectors with one number for each priority level, ordered lexicographically, and
/// rise from one stretch to the next. Only some levels are stored, a window of all or, where that would
/// be mostly zeros, a list; the others are zero.
struct Curve: BitwiseCopyable {
  /// `(count + 1) · levelCount` numbers, stretch by stretch.
  var slopes: Int32 = 0
  /// Positions, rising.
  var breakpoints: Int32 = 0
  /// Number of breakpoints.
  var count: Int32 = 0
  /// The first level of a window; of a list, of rising levels, the complement of where it begins.
  var firstLevel: Int32 = 0
  var levelCount: Int32 = 0

  var isWindow: Bool { firstLevel >= 0 }
  /// Where the list of levels begins.
  var levelList: Int32 { ~firstLevel }
  /// Of a window.
  var lastLevel: Int32 { firstLevel + levelCount - 1 }

  /// Windows are as wide as this, or four times as wide as what is in them, before they become lists.
  static let widestWindow: Int32 = 16
}

/// A curve that waits to be added to a function's.
struct PendingCurve: BitwiseCopyable {
  var curve: Curve
  /// Next one of the same function; −1 for none.
  var next: Int32
}

/// One constraint's part in a cost function: at its position the slope of one level rises.
struct Kink: BitwiseCopyable {
  var position: Double
  /// Slope on the left.
  var left: Double
  var jump: Double
  var level: Int32
  /// Next kink of the same function; −1 for none.
  var next: Int32
}

/// An entry in the list of functions in which a variable occurs.
struct Occurrence: BitwiseCopyable {
  var function: Int32
  /// Next entry; −1 for none.
  var next: Int32
}
