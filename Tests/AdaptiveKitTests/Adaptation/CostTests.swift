import AdaptiveKit
import Testing
import UIKit

#if canImport(CMallinfo)
  import CMallinfo

  @Suite("Cost of declarations", .serialized)
  @MainActor
  struct CostTests {
    /// Half of the rules hold in portrait, half in landscape; each has its own breakpoint as well.
    private func makeCrowded(_ count: Int) -> UIView {
      let view = makeView(400, 800)
      let boxes = (0..<count).map { _ in view.addPlaced(UIView()) }
      view.adapt {
        for (index, box) in boxes.enumerated() {
          When(
            .orientation(index.isMultiple(of: 2) ? .portrait : .landscape)
              && .width(CGFloat(index % 300)...)
          ) {
            set(\.tag, on: box, to: index)
          }
        }
      }
      view.layoutIfNeeded()
      return view
    }

    @Test("Deciding where nothing changes allocates nothing")
    func noAllocation() {
      let view = makeCrowded(1000)
      let adaptation = view.adaptation
      adaptation.updateNow()
      #expect(leavesMemoryAlone { adaptation.updateNow() })
    }

    @Test("A layout pass that changes nothing allocates nothing either")
    func noAllocationInLayout() {
      let view = makeCrowded(1000)
      func pass() {
        view.setNeedsLayout()
        view.adaptation.setNeedsUpdate()
        view.layoutIfNeeded()
      }
      for _ in 0..<3 { pass() }
      #expect(leavesMemoryAlone(pass))
    }

    /// Whether some work keeps no memory. Other suites run on other threads meanwhile, and memory is
    /// counted for the process: what the work itself keeps shows in every attempt.
    private func leavesMemoryAlone(_ work: () -> Void) -> Bool {
      for _ in 0..<2000 {
        let before = mallinfo2().uordblks
        for _ in 0..<5 { work() }
        if mallinfo2().uordblks == before { return true }
      }
      return false
    }

    @Test("A rotation with a thousand rules switches every one of them")
    func rotation() {
      let view = makeCrowded(1000)
      let boxes = view.subviews.filter { !$0.isHidden }
      #expect(boxes.indices.allSatisfy { boxes[$0].tag == ($0.isMultiple(of: 2) ? $0 : 0) })
      view.resize(800, 400)
      #expect(boxes.indices.allSatisfy { boxes[$0].tag == ($0.isMultiple(of: 2) ? 0 : $0) })
    }
  }
#endif
