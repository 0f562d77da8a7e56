import Testing

@testable import LayoutSolver

@Suite("Forms and elimination")
struct EliminationTests {
  @Test("Opposite terms cancel instead of leaving a near-zero coefficient")
  func oppositeTermsCancel() {
    var sum = FormAccumulator(variableCount: 2)
    sum.constant = 20
    sum.add(0, times: 0.1)
    sum.add(1, times: 2)
    sum.add(0, times: 0.2)
    sum.add(0, times: -0.3)
    let form = sum.take()
    #expect(form.variables == [1])
    #expect(form.coefficients == [2])
    #expect(form.constant == 20)
  }

  @Test("Taking a sum leaves the accumulator empty")
  func takeEmpties() {
    var sum = FormAccumulator(variableCount: 1)
    sum.constant = 3
    sum.add(0, times: 1)
    _ = sum.take()
    let second = sum.take()
    #expect(second.isConstant)
    #expect(second.constant == 0)
  }

  @Test("A form is added term by term, times a factor")
  func addForm() {
    var sum = FormAccumulator(variableCount: 3)
    sum.add(2, times: 5)
    sum.add(LinearForm(variables: [0, 2], coefficients: [1, -3], constant: 4), times: 2)
    let form = sum.take()
    // 5z + 2(x − 3z + 4) = −z + 2x + 8.
    #expect(form.variables == [2, 0])
    #expect(form.coefficients == [-1, 2])
    #expect(form.constant == 8)
  }

  @Test("An equality defines the variable of the largest coefficient, the youngest among equals")
  func pivot() {
    let x = (0..<3).map(Variable.init)
    var elimination = RequiredElimination(variableCount: 3)
    // x1 − x0 − 8 = 0 defines x1 = x0 + 8.
    let taken1 = elimination.add([Term(x[1], 1), Term(x[0], -1)], constant: -8, definer: 0)
    #expect(taken1)
    #expect(elimination.definitions[1]?.variables == [0])
    #expect(elimination.definitions[1]?.constant == 8)
    // 4x0 + x2 − 12 = 0 defines x0 = 3 − x2/4, since 4 is the larger coefficient.
    let taken2 = elimination.add([Term(x[0], 4), Term(x[2], 1)], constant: -12, definer: 1)
    #expect(taken2)
    #expect(elimination.definitions[0]?.variables == [2])
    #expect(elimination.definitions[0]?.coefficients == [-0.25])
    #expect(elimination.definitions[0]?.constant == 3)
  }

  @Test("Reducing an expression goes through definitions of definitions")
  func reduction() {
    let x = (0..<3).map(Variable.init)
    var elimination = RequiredElimination(variableCount: 3)
    // x2 = x1 + 1 and then x1 = x0 + 10, so 2·x2 + 5 = 2·x0 + 27.
    _ = elimination.add([Term(x[2], 1), Term(x[1], -1)], constant: -1, definer: 0)
    _ = elimination.add([Term(x[1], 1), Term(x[0], -1)], constant: -10, definer: 1)
    let form = elimination.reduced([Term(x[2], 2)], constant: 5)
    #expect(form.variables == [0])
    #expect(form.coefficients == [2])
    #expect(form.constant == 27)
  }

  @Test("An equality that follows from earlier ones is accepted, one that contradicts is not")
  func contradiction() {
    let x = (0..<2).map(Variable.init)
    var elimination = RequiredElimination(variableCount: 2)
    let taken3 = elimination.add([Term(x[0], 1)], constant: -3, definer: 0)
    #expect(taken3)
    let taken4 = elimination.add([Term(x[1], 1), Term(x[0], -1)], constant: -4, definer: 1)
    #expect(taken4)
    let taken5 = elimination.add([Term(x[1], 2)], constant: -14, definer: 2)
    #expect(taken5)
    let taken6 = elimination.add([Term(x[1], 1)], constant: -8, definer: 3)
    #expect(!taken6)
    var values = [0.0, 0]
    elimination.complete(&values)
    #expect(values == [3, 7])
  }

  @Test("The support of a definition names the equalities that went into it, and no others")
  func support() {
    let x = (0..<4).map(Variable.init)
    var elimination = RequiredElimination(variableCount: 4, tracksSupport: true)
    _ = elimination.add([Term(x[0], 1)], constant: -1, definer: 10)
    _ = elimination.add([Term(x[3], 1)], constant: -9, definer: 11)
    _ = elimination.add([Term(x[1], 1), Term(x[0], -1)], constant: -1, definer: 12)
    _ = elimination.reduced([Term(x[1], 1)], constant: 0)
    #expect(elimination.support(of: [Term(x[1], 1)]) == [10, 12])
    #expect(elimination.support(of: [Term(x[2], 1)]) == [])
  }
}
