/// Buffers that a build fills and that nothing needs afterwards.
struct BuildScratch: ~Copyable {
  // MARK: Partition

  var constraints = FlatBuffer<Int32>()
  var fresh = FlatBuffer<Int32>()
  var variables = FlatBuffer<Int32>()
  var newComponents = FlatBuffer<Int32>()

  // MARK: A form being added up

  var form = FormScratch()

  // MARK: Classes

  /// Required equalities over more than two classes.
  var wide = FlatBuffer<Int32>()
  /// Whether a required equality contradicts those before it.
  var hasContradiction = false
  /// Definitions `variable = Σ terms + constant`, the terms in the form terms.
  var definitions = FlatBuffer<Definition>()

  // MARK: Cost functions

  var functions = FlatBuffer<CostFunction>()
  var functionTerms = FlatBuffer<Term>()
  var occurrences = FlatBuffer<Occurrence>()
  var kinks = FlatBuffer<Kink>()
  var kinkOrder = FlatBuffer<Kink>()
  var pending = FlatBuffer<PendingCurve>()
  /// Priorities of the component at hand, from the highest.
  var levels = FlatBuffer<Double>()
  var queue = FlatBuffer<Int32>()

  /// Makes room for the kinks of a component, and for about as many functions as they come to.
  mutating func reserve(kinks count: Int32) {
    kinks.reserve(count)
    functions.reserve(count / 2)
    functionTerms.reserve(count / 2)
    occurrences.reserve(count / 2)
  }

  mutating func beginComponent() {
    definitions.truncate(to: 0)
    functions.truncate(to: 0)
    functionTerms.truncate(to: 0)
    occurrences.truncate(to: 0)
    kinks.truncate(to: 0)
    pending.truncate(to: 0)
    levels.truncate(to: 0)
    queue.truncate(to: 0)
  }
}

/// `variable = Σ terms + constant`.
struct Definition: BitwiseCopyable {
  var variable: Int32
  var firstTerm: Int32
  var termCount: Int32
  var constant: Double
  /// Number of definitions for which it is known to mention no defined variable.
  var revision: Int32
}

/// A sum of terms with one entry for each variable.
struct FormScratch: ~Copyable {
  var variables = FlatBuffer<Int32>()
  var coefficients = FlatBuffer<Double>()
  /// The largest summand of each coefficient, against which the sum is judged.
  var magnitudes = FlatBuffer<Double>()
  var constant = 0.0
  /// Number of leading entries that are free variables; suggested ones follow.
  var freeCount: Int32 = 0
  /// Whether some form of the component had a suggested variable.
  var hasMetSuggestion = false

  /// What is left when terms cancel, relative to the largest of them, is taken for zero below this.
  static let cancellation = 1e-11

  var count: Int32 { variables.count }

  @inline(__always)
  mutating func begin(constant: Double) {
    variables.truncate(to: 0)
    coefficients.truncate(to: 0)
    magnitudes.truncate(to: 0)
    self.constant = constant
  }

  /// Makes it a form of one term or two, for which there is room always.
  @inline(__always)
  mutating func set(_ count: Int32, _ first: Term, _ second: Term) {
    variables.base[0] = first.variable.index
    coefficients.base[0] = first.coefficient
    variables.base[1] = second.variable.index
    coefficients.base[1] = second.coefficient
    truncate(to: count)
  }

  @inline(__always)
  mutating func truncate(to count: Int32) {
    variables.truncate(to: count)
    coefficients.truncate(to: count)
    magnitudes.truncate(to: count)
  }

  @inline(__always)
  mutating func addConstant(_ summand: Double) {
    constant += summand
  }
}
