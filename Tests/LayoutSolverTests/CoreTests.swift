import Testing

@testable import LayoutSolver

/// The simplex core by itself, on forms that elimination would not leave it.
@Suite("Core")
struct CoreTests {
  /// Functions over two variables, each least at its own breakpoint: v₀ at 4, 2·v₀ at 6, v₀ + v₁ at 10,
  /// in a single level.
  private var core: Core {
    var core = Core(variables: [1, 2], levelCount: 1)
    let forms: [[Core.Entry]] = [
      [.init(column: 0, coefficient: 1)],
      [.init(column: 0, coefficient: 2)],
      [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: 1)],
    ]
    for (position, terms) in forms.enumerated() {
      let curve = Curve(slopes: 0, breakpoints: Int32(position), count: 1, levelCount: 1)
      core.add(Core.Row(curve: curve), terms: terms)
    }
    return core
  }

  private func withTables(_ body: (Core.Tables) -> Void) {
    var (slopes, breakpoints) = ([-1.0, 1], [4.0, 6, 10])
    var levels: [Int32] = [0]
    slopes.withUnsafeMutableBufferPointer { slopes in
      breakpoints.withUnsafeMutableBufferPointer { breakpoints in
        levels.withUnsafeMutableBufferPointer { levels in
          body(
            Core.Tables(
              slopes: slopes.baseAddress!, breakpoints: breakpoints.baseAddress!,
              levels: levels.baseAddress!))
        }
      }
    }
  }

  @Test("The sum of two pulls of different weight is least where the heavier one wants it")
  func minimum() {
    // |v₀ − 4| + |2·v₀ − 6| falls by 3 a point up to 3, then rises by 1: v₀ = 3, v₁ = 10 − 3.
    withTables { tables in
      var core = core
      core.minimize(tables)
      #expect(core.isOptimal)
      #expect(core.variableValues(tables) == [3, 7])
    }
  }

  @Test("Every variable keeps a function when nonbasic quantities turn out to depend on each other")
  func dependentQuantities() {
    // With v₀ and 2·v₀ nonbasic nothing says what v₁ is: one of them has to make room.
    withTables { tables in
      var core = core
      core.minimize(tables)
      core.nonbasic = [0, 1]
      core.renew()
      let hosted = core.nonbasic.filter { $0 >= 0 }
      #expect(Set(hosted).count == 2)
      #expect(hosted.contains(2))
      #expect((core.basic + core.nonbasic).filter { $0 >= 0 }.sorted() == [0, 1, 2])
    }
  }
}
