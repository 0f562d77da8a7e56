import UIKit

/// A workload through UIKit's interface: views, anchors, `layoutIfNeeded`.
@MainActor
struct ViewsBenchmark {
  let plan: ViewPlan
  let seconds: Double

  /// Measures making the views and constraints and the first layout, then resizes; writes the first
  /// frames in the order of the flexbox tree.
  func run(writingFramesTo path: String) throws {
    let before = heapInUse()
    var screen = Screen(plan)
    report("memory", Double(heapInUse() - before))
    try write(screen.frames(in: plan.treeOrder), to: path)
    var sink = 0.0
    report(
      "build",
      medianTime(seconds: seconds) {
        var fresh: Screen?
        let taken = time {
          let made = Screen(plan)
          sink += made.frames(in: plan.treeOrder)[3]
          fresh = made
        }
        if let fresh { screen = fresh }
        return taken
      })
    var step = 0
    report(
      "resize",
      medianTime(seconds: seconds) {
        time {
          screen.resize(to: CGFloat(Workload.width(atStep: step)))
          step += 1
          sink += screen.frames(in: plan.treeOrder)[3]
        }
      })
    precondition(sink.isFinite)
  }
}
