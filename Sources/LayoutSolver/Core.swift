/// Step 5 of a solve: the cost functions that elimination leaves, minimised by a sparse simplex.
///
/// Every function's form is a quantity `y = Σ coefficient · variable`. The dictionary writes the
/// basic quantities in terms of the nonbasic ones; a nonbasic one stands at a breakpoint of its
/// function. Variables cost nothing, so each is exchanged once for a quantity and only remembered as
/// what it was then (``exchangeVariables()``).
///
/// A step moves one nonbasic quantity in a direction in which the vector of costs falls, past as
/// many breakpoints as it goes on falling (the long-step rule), and exchanges it with the quantity
/// that stops it. A vector that is smaller at the first level where two differ is the better one,
/// whatever comes below: that is the strict hierarchy, without weights. No basis is infeasible, so
/// that any suggested values can start from the same one.
///
/// Methods that only read are `mutating` as well, as in ``SolverStorage``.
struct Core {
  /// One coefficient of a row.
  struct Entry {
    var column: Int32
    var coefficient: Double
  }

  /// One function: the curve of `y + Σ coefficient · suggested value`.
  struct Row {
    var curve: Curve
    /// Suggested values in the form.
    var suggested: [Term] = []
    /// Sum of the suggested values.
    var offset = 0.0
    /// What sets breakpoints of different rows apart while steps are taken.
    var shift = 0.0
  }

  /// A variable as it was written when it left the columns.
  struct Exchange {
    var variable: Int
    /// Quantities with coefficients.
    var terms: [(quantity: Int, coefficient: Double)]
  }

  /// Variables of the solver, by the core's own numbering.
  let variables: [Int32]
  /// Functions; quantity `variables.count + i` is the form of row i.
  var functions: [Row] = []
  let levelCount: Int

  /// Coefficients, by place; each place hosts one basic quantity.
  var rows: [[Entry]] = []
  /// Places whose row may have a coefficient in a column; some entries are out of date.
  var columnRows: [[Int32]]
  /// Function that a place or a column hosts; −1 for a variable or for nothing.
  var basic: [Int] = []
  var nonbasic: [Int]
  /// Breakpoint at which a nonbasic function stands, and the stretch in which a basic one is.
  var breakpoint: [Int] = []
  var stretch: [Int] = []
  /// Value of each function's `y`.
  var value: [Double] = []
  /// Costs of moving a column up, without the column's own: `levelCount` numbers each.
  var gradients: [Double] = []
  /// The largest summand of each gradient since all were computed, against which it is judged.
  var gradientScales: [Double] = []
  /// By level, what gradients are judged against at least.
  var levelFloors: [Double] = []
  /// Columns that seem to fall for ever; only numbers that overflow or round do.
  var passedOver: Set<Int> = []
  /// Whether the last solve ended where no step lowers the costs.
  var isOptimal = true
  var exchanges: [Exchange] = []
  /// The rows as they were added.
  var addedRows: [[Entry]] = []
  var addedColumnRows: [[Int32]] = []
  /// The dictionary after the variables left; every solve starts from it, so that ties do not depend
  /// on what was solved before.
  var start: Start?
  /// Where the search for a column goes on.
  var searchStart = 0

  /// What a solve changes.
  struct Start {
    var rows: [[Entry]]
    var columnRows: [[Int32]]
    var basic: [Int]
    var nonbasic: [Int]
    var breakpoint: [Int]
    var exchanges: [Exchange]
  }

  // Work space, zero between uses.
  var work: [Double]
  var isInWork: [Bool]
  /// Places met by the search at hand.
  var visit: [Int32] = []
  var visitNumber: Int32 = 0

  init(variables: [Int32], levelCount: Int) {
    self.variables = variables
    self.levelCount = levelCount
    columnRows = Array(repeating: [], count: variables.count)
    nonbasic = Array(repeating: -1, count: variables.count)
    work = Array(repeating: 0, count: variables.count)
    isInWork = Array(repeating: false, count: variables.count)
  }

  /// Adds a function; its terms name the core's variables.
  mutating func add(_ row: Row, terms: [Entry]) {
    let place = Int32(rows.count)
    functions.append(row)
    rows.append(terms)
    basic.append(functions.count - 1)
    for entry in terms { columnRows[Int(entry.column)].append(place) }
  }

  /// Writes the dictionary anew from the functions as they were added, with the same quantities
  /// nonbasic: what rounding has added up is gone.
  mutating func renew() {
    var isNonbasic = Array(repeating: false, count: functions.count)
    for function in nonbasic where function >= 0 { isNonbasic[function] = true }
    rows = addedRows
    columnRows = addedColumnRows
    basic = Array(functions.indices)
    nonbasic = Array(repeating: -1, count: variables.count)
    exchangeVariables(preferred: isNonbasic)
    // Where rounding had made dependent quantities nonbasic, others took a place; they stand at the
    // end of the stretch in which they were.
    for function in nonbasic where function >= 0 && !isNonbasic[function] {
      breakpoint[function] = max(0, stretch[function] - 1)
    }
  }

  // MARK: Variables leave the columns

  /// Exchanges every variable with one of the functions in which it occurs: first the variables that
  /// occur least, each with the shortest row, so that little fills up.
  ///
  /// - Parameter preferred: By function, whether it is to take a variable's place if it can; nil for
  ///   all.
  mutating func exchangeVariables(preferred: [Bool]? = nil) {
    exchanges.removeAll()
    var isVariable = Array(repeating: true, count: variables.count)
    var buckets: [[Int]] = []
    func enqueue(_ column: Int) {
      let count = min(columnRows[column].count, 1 << 20)
      while buckets.count <= count { buckets.append([]) }
      buckets[count].append(column)
    }
    for column in variables.indices { enqueue(column) }
    var lowest = 0
    while lowest < buckets.count {
      guard let column = buckets[lowest].popLast() else {
        lowest += 1
        continue
      }
      guard isVariable[column] else { continue }
      let places = livePlaces(of: column)
      if places.count > lowest {
        enqueue(column)
        continue
      }
      isVariable[column] = false
      guard let place = shortestRow(in: places, column: column, preferred: preferred) else {
        continue
      }
      // Breadth of the neighbours changes; they are looked at again.
      let neighbours = rows[place].map { Int($0.column) }
      remember(column, in: place)
      pivot(place: place, column: column, places: places)
      nonbasic[column] = basic[place]
      retire(place)
      for neighbour in neighbours where isVariable[neighbour] {
        let count = livePlaces(of: neighbour).count
        while buckets.count <= count { buckets.append([]) }
        buckets[count].append(neighbour)
        lowest = min(lowest, count)
      }
    }
  }

  /// Places whose row has a coefficient in the column; the list is cleaned on the way.
  mutating func livePlaces(of column: Int) -> [Int] {
    while visit.count < rows.count { visit.append(0) }
    visitNumber += 1
    var found: [Int] = []
    var kept = 0
    for index in columnRows[column].indices {
      let place = columnRows[column][index]
      guard basic[Int(place)] >= 0, visit[Int(place)] != visitNumber,
        coefficient(Int(place), column) != 0
      else { continue }
      visit[Int(place)] = visitNumber
      found.append(Int(place))
      columnRows[column][kept] = place
      kept += 1
    }
    columnRows[column].removeLast(columnRows[column].count - kept)
    return found
  }

  mutating func coefficient(_ place: Int, _ column: Int) -> Double {
    rows[place].withUnsafeBufferPointer { entries in
      for entry in entries where entry.column == Int32(column) { return entry.coefficient }
      return 0
    }
  }

  /// The shortest row whose coefficient is not small, among the preferred ones if there are any whose
  /// coefficient is more than rounding.
  private mutating func shortestRow(in places: [Int], column: Int, preferred: [Bool]?) -> Int? {
    let largest = places.reduce(0) { max($0, abs(coefficient($1, column))) }
    if let preferred {
      let own = places.filter {
        preferred[basic[$0]] && abs(coefficient($0, column)) > 1e-9 * largest
      }
      if !own.isEmpty { return shortestRow(in: own, column: column, preferred: nil) }
    }
    return places.filter { abs(coefficient($0, column)) >= 0.1 * largest }
      .min { (rows[$0].count, $0) < (rows[$1].count, $1) }
  }

  /// Notes what a variable is in terms of the row's function and the other columns.
  private mutating func remember(_ column: Int, in place: Int) {
    let own = coefficient(place, column)
    var terms = [(quantity: variables.count + basic[place], coefficient: 1 / own)]
    for entry in rows[place] where Int(entry.column) != column {
      let hosted = nonbasic[Int(entry.column)]
      let quantity = hosted < 0 ? Int(entry.column) : variables.count + hosted
      terms.append((quantity, -entry.coefficient / own))
    }
    exchanges.append(Exchange(variable: column, terms: terms))
  }

  /// A place that hosts a variable is of no further use.
  private mutating func retire(_ place: Int) {
    basic[place] = -1
    rows[place] = []
  }

  // MARK: Exchanging

  /// Writes all rows in terms of the quantity of a row instead of that of a column, which occurs in
  /// the rows of the given places.
  mutating func pivot(place: Int, column: Int, places: [Int]) {
    let inverse = 1 / coefficient(place, column)
    for index in rows[place].indices {
      let isOwn = Int(rows[place][index].column) == column
      let factor = isOwn ? inverse : -rows[place][index].coefficient * inverse
      rows[place][index].coefficient = factor
      let target = Int(rows[place][index].column)
      work[target] = factor
      isInWork[target] = true
    }
    for other in places where other != place {
      substitute(in: other, column: column, inverse: inverse, source: place)
    }
    for entry in rows[place] {
      work[Int(entry.column)] = 0
      isInWork[Int(entry.column)] = false
    }
  }

  /// Adds the row in the work space to another row, as often as that has the column.
  private mutating func substitute(in place: Int, column: Int, inverse: Double, source: Int) {
    let factor = coefficient(place, column)
    guard factor != 0 else { return }
    var kept = 0
    var row = rows[place]
    rows[place] = []
    for index in row.indices {
      var entry = row[index]
      let target = Int(entry.column)
      if target == column {
        entry.coefficient = factor * inverse
      } else if isInWork[target] {
        let change = factor * work[target]
        let sum = entry.coefficient + change
        isInWork[target] = false
        // What cancels is dropped, or rows would fill with rounding.
        if abs(sum) <= 1e-11 * max(abs(entry.coefficient), abs(change)) { continue }
        entry.coefficient = sum
      }
      row[kept] = entry
      kept += 1
    }
    row.removeLast(row.count - kept)
    for entry in rows[source] {
      let target = Int(entry.column)
      if target != column, isInWork[target] {
        row.append(Entry(column: entry.column, coefficient: factor * entry.coefficient))
        columnRows[target].append(Int32(place))
      }
      isInWork[target] = true
    }
    rows[place] = row
  }
}
