/// Everything a solver holds, in flat buffers.
///
/// Variables, constraints and components are rows of tables and refer to each other by row number.
/// Row 0 of the variables is the constant one: what is known for certain hangs on it.
///
/// Its methods are `mutating` also where they only read: to call one that is not, of a value that is
/// being changed and cannot be copied, the compiler sets a copy of all its fields aside first.
struct SolverStorage: ~Copyable {
  // MARK: What was stated

  var variables = FlatBuffer<VariableRow>()
  var values = FlatBuffer<Double>()
  var constraints = FlatBuffer<ConstraintRow>()
  var terms = FlatBuffer<Term>()
  /// Free places among the constraints.
  var freeSlots = FlatBuffer<Int32>()
  var nextSequence: UInt64 = 0
  /// Terms of constraints that were removed.
  var deadTermCount: Int32 = 0

  // MARK: What was built

  /// Classes of variables that required equalities tie to each other, by variable.
  var classes = FlatBuffer<ClassNode>()
  var components = FlatBuffer<Component>()
  var freeComponents = FlatBuffer<Int32>()
  var componentVariables = FlatBuffer<Int32>()
  var componentConstraints = FlatBuffer<Int32>()
  /// Slopes and breakpoints of cost functions, and where a pair's first argument stands at each.
  var slopes = FlatBuffer<Double>()
  var breakpoints = FlatBuffer<Double>()
  var shares = FlatBuffer<Double>()
  /// Levels of the curves that store few of many.
  var levelLists = FlatBuffer<Int32>()
  /// Terms of linear forms that are needed for values.
  var formTerms = FlatBuffer<Term>()
  var placements = FlatBuffer<Placement>()
  var cores: [Core?] = []
  /// What these buffers held after everything was built at once.
  var fullLength = 0

  // MARK: What is to be done

  /// Constraints added since the last solve.
  var added = FlatBuffer<Int32>()
  var dirtyComponents = FlatBuffer<Int32>()
  /// Variables that were known and are left to the constraints again.
  var released = FlatBuffer<Int32>()
  /// Components whose values depend on suggestions, with something to work out.
  var sweptComponents = FlatBuffer<Int32>()
  var isAllDirty = false
  /// Values that known variables take at the next solve.
  var news = FlatBuffer<KnownValue>()

  /// Whether firm equalities hold before the others.
  var firmHoldsFirst = true
  /// Where variables occur; made when a known variable is left to the constraints again.
  var mentions = MentionIndex()

  /// Buffers of one build, used again by the next.
  var scratch = BuildScratch()

  init() {
    variables.append(VariableRow(kind: .fixed))
    classes.append(ClassNode(index: Self.one))
    values.append(1)
  }

  /// The variable that is the constant 1.
  static let one: Int32 = 0
}

/// A value that a constraint or a suggestion names.
struct KnownValue: BitwiseCopyable {
  var variable: Int32
  var value: Double
}

/// One unknown.
struct VariableRow: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The constraints decide.
    case free
    /// One required constraint names the value.
    case fixed
    /// The value is suggested from outside.
    case suggested
  }

  var kind = Kind.free
  /// Whether a visit of the partition has met it.
  var isVisited = false
  /// The component it belongs to; −1 for none.
  var component: Int32 = -1
  /// The constraint that fixes it; −1 for none.
  var fixer: Int32 = -1
  /// Definition as a form of other classes, a row of the scratch definitions; −1 for none.
  var definition: Int32 = -1
  /// Live cost functions in which it occurs.
  var degree: Int32 = 0
  /// The cost function of this variable alone; −1 for none.
  var ownFunction: Int32 = -1
  /// First entry of the list of other functions in which it occurs; −1 for none.
  var occurrences: Int32 = -1
  /// Position among the terms being added up, plus one; 0 for none.
  var slot: Int32 = 0
}

/// A variable's place in its class: `variable = scale · parent + offset`.
struct ClassNode: BitwiseCopyable {
  var parent: Int32
  /// Number of members, where this is the root.
  var size: Int32 = 1
  /// The member created first, where this is the root.
  var oldest: Int32
  var scale = 1.0
  var offset = 0.0

  init(index: Int32) {
    parent = index
    oldest = index
  }
}

/// One constraint.
struct ConstraintRow: BitwiseCopyable {
  var firstTerm: Int32
  var termCount: Int32
  var constant: Double
  var priority: Double
  var sequence: UInt64
  var component: Int32 = -1
  var relation: Relation
  var isLive = true
  var isFirm: Bool

  var isRequired: Bool { priority == LinearConstraint.required }
  var isRequiredEquality: Bool { relation == .equal && isRequired }
}

/// Variables and constraints that hang together and are solved for themselves.
struct Component: BitwiseCopyable {
  var firstVariable: Int32
  var variableCount: Int32
  var firstConstraint: Int32
  var constraintCount: Int32
  var firstPlacement: Int32 = 0
  var placementCount: Int32 = 0
  /// Row of the cores; −1 when elimination left nothing.
  var core: Int32 = -1
  var isLive = true
  var isDirty = false
  /// Whether there is something to work out.
  var isSwept = false
  /// Whether suggested values occur in its constraints.
  var usesSuggestions = false
}

/// How a variable that was eliminated gets its value from others.
struct Placement: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// `variable = constant + Σ first`.
    case affine
    /// The point between two cost functions where their sum is least: with `s = Σ first + Σ second`
    /// looked up in the table of breakpoints, `variable = (share(s) − Σ first) / sign`.
    case pair
    /// A class that nothing holds: its oldest member stands at zero.
    case loose
  }

  var kind: Kind
  /// Which argument moves on the rays to the left and to the right of the table.
  var firstMovesLeft = false
  var firstMovesRight = false
  var sign = 1.0
  var variable: Int32
  var firstTerm: Int32 = 0
  var firstCount: Int32 = 0
  var secondCount: Int32 = 0
  var constant = 0.0
  var breakpoints: Int32 = 0
  var shares: Int32 = 0
  var breakpointCount: Int32 = 0
}
