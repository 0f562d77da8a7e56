/// One change in a system of many components that share no variable.
struct ComponentsBenchmark {
  let component: Workload
  let count: Int
  let seconds: Double

  /// Measures building and solving all components, and one constraint switched off, then on, each
  /// with a solve and a look at the frames of that component.
  func run() throws {
    let edgeCount = 4 * component.viewCount
    let one = component.edgeRows + [rootWidth]
    let rows = copies(of: one)
    var values = Array(repeating: 0.0, count: edgeCount * count)
    let views = 0..<(component.viewCount * count)
    func build() throws -> WorkloadSystem {
      let system = try WorkloadSystem(
        rows: rows, edgeCount: edgeCount * count, width: component.width)
      system.solve()
      system.readFrames(of: views, into: &values)
      return system
    }
    report(
      "components-build",
      try medianTime(seconds: seconds) {
        var system: WorkloadSystem?
        let taken = try time { system = try build() }
        _ = system
        return taken
      })
    var system = try build()
    let touched = count / 2
    let toggled = component.rows.indices.filter { component.rows[$0].toggles }
    var step = 0
    report(
      "components-toggle",
      try medianTime(seconds: seconds) {
        let row = touched * one.count + toggled[(step / 2) % toggled.count]
        let isOff = step % 2 == 1
        step += 1
        return try time {
          if isOff { try system.addAgain(row) } else { system.remove(row) }
          system.solve()
          let first = touched * component.viewCount
          system.readFrames(of: first..<(first + component.viewCount), into: &values)
        }
      })
  }

  /// The rows of one component, as often as there are components, each over edges of its own.
  private func copies(of one: [Workload.Row]) -> [Workload.Row] {
    (0..<count).flatMap { copy in
      one.map { row in
        var row = row
        row.terms = row.terms.map {
          ($0.variable + copy * 4 * component.viewCount, $0.coefficient)
        }
        return row
      }
    }
  }

  /// A component's root is as wide as the first one's, by a constraint of its own.
  private var rootWidth: Workload.Row {
    Workload.Row(
      level: 4, relation: 0, constant: -component.width, toggles: false, terms: [(2, 1)])
  }
}
