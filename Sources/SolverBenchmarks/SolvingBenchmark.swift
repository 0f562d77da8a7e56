/// Build and first solve, resizes, and constraints switched off and on, of one workload.
struct SolvingBenchmark {
  let workload: Workload
  let seconds: Double

  private var views: Range<Int> { 0..<workload.viewCount }

  /// Measures, and writes values to files of this name and one of three endings: "first", as of the
  /// first solve; "wide", when the root is 700 wide; "again", after constraints went and came back.
  func run(writingValuesTo path: String) throws {
    let rows = workload.edgeRows
    var values = Array(repeating: 0.0, count: 4 * workload.viewCount)
    let before = heapInUse()
    var system = try build(rows, &values)
    report("memory", Double(heapInUse() - before))
    try write(values, to: path + ".first")
    report(
      "build",
      try medianTime(seconds: seconds) {
        // The old system is freed outside of what is timed.
        var fresh: WorkloadSystem?
        let taken = try time { fresh = try build(rows, &values) }
        _ = fresh
        return taken
      })
    report("resize", try resize(&system, &values))
    try read(&system, width: 700, into: &values)
    try write(values, to: path + ".wide")
    try read(&system, width: workload.width, into: &values)
    if let taken = try toggle(&system, &values) { report("toggle", taken) }
    try write(values, to: path + ".again")
  }

  private func read(
    _ system: inout WorkloadSystem, width: Double, into values: inout [Double]
  ) throws {
    try system.setWidth(width)
    system.solve()
    system.readFrames(of: views, into: &values)
  }

  private func build(_ rows: [Workload.Row], _ values: inout [Double]) throws -> WorkloadSystem {
    let system = try WorkloadSystem(
      rows: rows, edgeCount: 4 * workload.viewCount, width: workload.width)
    system.solve()
    system.readFrames(of: views, into: &values)
    return system
  }

  private func resize(_ system: inout WorkloadSystem, _ values: inout [Double]) throws -> Double {
    var step = 0
    return try medianTime(seconds: seconds) {
      try time {
        try system.setWidth(Workload.width(atStep: step))
        step += 1
        system.solve()
        system.readFrames(of: views, into: &values)
      }
    }
  }

  /// The time to switch a tenth of the constraints off, and on again.
  private func toggle(_ system: inout WorkloadSystem, _ values: inout [Double]) throws -> Double? {
    let toggled = workload.rows.indices.filter { workload.rows[$0].toggles }
    if toggled.isEmpty { return nil }
    return try medianTime(seconds: seconds) {
      try time {
        for row in toggled { system.remove(row) }
        system.solve()
        system.readFrames(of: views, into: &values)
        for row in toggled { try system.addAgain(row) }
        system.solve()
        system.readFrames(of: views, into: &values)
      }
    }
  }
}
