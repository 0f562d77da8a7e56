/// Step 4 of a solve: variables that occur in one or two cost functions are eliminated exactly.
///
/// In one function, a variable takes the form to the function's lowest point, whatever the others
/// are. In two, their infimal convolution is the cost of the form without it.
extension SolverStorage {
  /// Variables of the longest form that elimination may make.
  private static let longestForm: Int32 = 12

  mutating func eliminate() {
    scratch.queue.truncate(to: 0)
    for function in 0..<scratch.functions.count { enqueueVariables(of: function) }
    var head: Int32 = 0
    while head < scratch.queue.count {
      let variable = scratch.queue[head]
      head += 1
      let degree = variables[variable].degree
      if degree == 1 || degree == 2 { eliminate(variable, isSingle: degree == 1) }
    }
  }

  private mutating func enqueueVariables(of index: Int32) {
    let function = scratch.functions.base + Int(index)
    let terms = scratch.functionTerms.base + Int(function.pointee.firstTerm)
    for position in 0..<Int(function.pointee.freeCount) {
      let variable = terms[position].variable.index
      let degree = variables[variable].degree
      if degree == 1 || degree == 2 { scratch.queue.append(variable) }
    }
  }

  private mutating func eliminate(_ variable: Int32, isSingle: Bool) {
    var (first, second) = (variables[variable].ownFunction, Int32(-1))
    var entry = variables[variable].occurrences
    while entry >= 0 {
      let occurrence = scratch.occurrences[entry]
      entry = occurrence.next
      if scratch.functions.base[Int(occurrence.function)].isDone { continue }
      if first < 0 { first = occurrence.function } else { second = occurrence.function }
    }
    if isSingle {
      placeAtArgmin(variable, of: first)
    } else {
      placeBetween(variable, first, second)
    }
  }

  // MARK: One function

  private mutating func placeAtArgmin(_ variable: Int32, of index: Int32) {
    let own = coefficient(of: variable, in: index)
    var placement = Placement(kind: .affine, variable: variable, firstTerm: formTerms.count)
    placement.constant = lowestPoint(of: index) / own
    placement.firstCount = appendRest(of: index, without: variable, times: -1 / own)
    placements.append(placement)
    variables.base[Int(variable)].degree = -1
    finish(index)
  }

  // MARK: Two functions

  /// With the first form as `z − u` and the second as `w − v` along the variable, up and down, the
  /// sum of both arguments `z + w = u + v` no longer contains it.
  private mutating func placeBetween(_ variable: Int32, _ first: Int32, _ second: Int32) {
    let own = coefficient(of: variable, in: first)
    let sign = own < 0 ? -1.0 : 1.0
    let ratio = -sign * coefficient(of: variable, in: second)
    let start = formTerms.count
    var placement = Placement(kind: .pair, sign: sign, variable: variable, firstTerm: start)
    placement.firstCount = appendRest(of: first, without: variable, times: 1 / abs(own))
    placement.secondCount = appendRest(of: second, without: variable, times: 1 / ratio)
    scratch.form.begin(constant: 0)
    let rest = formTerms.base + Int(start)
    for position in 0..<Int(placement.firstCount + placement.secondCount) {
      accumulate(root: rest[position].variable.index, rest[position].coefficient)
    }
    finishForm()
    guard scratch.form.freeCount <= Self.longestForm else { return formTerms.truncate(to: start) }
    let left = scaled(settleCurve(of: first), by: abs(own))
    let right = scaled(settleCurve(of: second), by: ratio)
    let convolution = convolve(left, right)
    placement.breakpoints = convolution.breakpoints
    placement.shares = convolution.shares
    placement.breakpointCount = convolution.count
    placement.firstMovesLeft = convolution.firstMovesLeft
    placement.firstMovesRight = convolution.firstMovesRight
    placements.append(placement)
    variables.base[Int(variable)].degree = -1
    scratch.functions.base[Int(first)].isDone = true
    scratch.functions.base[Int(second)].isDone = true
    insert(convolution.curve)
    finish(first)
    finish(second)
  }

  /// Adds a curve to the function of the form at hand.
  private mutating func insert(_ curve: Curve) {
    guard scratch.form.freeCount > 0, curve.count > 0 else { return }
    let divisor = scratch.form.coefficients[0]
    if scratch.form.count == 1 { scratch.form.coefficients[0] = 1 }
    let function = functionOfForm(divisor: divisor)
    add(scaled(curve, by: divisor), to: function)
  }

  // MARK: Forms

  private mutating func coefficient(of variable: Int32, in index: Int32) -> Double {
    let function = scratch.functions.base + Int(index)
    let terms = scratch.functionTerms.base + Int(function.pointee.firstTerm)
    for position in 0..<Int(function.pointee.freeCount)
    where terms[position].variable.index == variable {
      return terms[position].coefficient
    }
    return 1
  }

  /// Appends the form's other terms, times a factor, and returns their number.
  private mutating func appendRest(
    of index: Int32, without variable: Int32, times factor: Double
  ) -> Int32 {
    let function = scratch.functions.base + Int(index)
    let terms = scratch.functionTerms.base + Int(function.pointee.firstTerm)
    let count = function.pointee.termCount - 1
    let start = formTerms.extend(by: count)
    var target = formTerms.base + Int(start)
    for position in 0...Int(count) where terms[position].variable.index != variable {
      target.pointee = Term(terms[position].variable, terms[position].coefficient * factor)
      target += 1
    }
    return count
  }

  /// Marks a function as used up; its other variables occur in one function less.
  private mutating func finish(_ index: Int32) {
    let function = scratch.functions.base + Int(index)
    let terms = scratch.functionTerms.base + Int(function.pointee.firstTerm)
    function.pointee.isDone = true
    for position in 0..<Int(function.pointee.freeCount) {
      let variable = terms[position].variable.index
      let row = variables.base + Int(variable)
      if row.pointee.ownFunction == index { row.pointee.ownFunction = -1 }
      guard row.pointee.degree > 0 else { continue }
      row.pointee.degree -= 1
      if row.pointee.degree == 1 || row.pointee.degree == 2 { scratch.queue.append(variable) }
    }
  }
}
