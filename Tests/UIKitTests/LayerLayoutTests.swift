import Testing

@testable import UIKit

/// Layers are laid out as CALayer's reference says: `layoutSublayers()` asks the delegate, which for a
/// view's layer is the view.
@MainActor
@Suite("Layout of layers")
struct LayerLayoutTests {
  private final class GradientView: UIView {
    let gradient = CAGradientLayer()
    var layouts = 0

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      gradient.frame = layer.bounds
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Ring: CALayer {
    let dot = CALayer()
    var layouts = 0

    override init() {
      super.init()
      addSublayer(dot)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
      dot.frame = bounds.insetBy(dx: 5, dy: 5)
    }
  }

  @Test("A view places layers of its own when it is laid out, and its subviews once")
  func ofView() {
    let view = GradientView(frame: rect(0, 0, 100, 40))
    view.layer.addSublayer(view.gradient)
    view.layoutIfNeeded()
    #expect(view.gradient.frame == rect(0, 0, 100, 40) && view.layouts == 1)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.gradient.frame == rect(0, 0, 200, 40) && view.layouts == 2)
  }

  @Test("A layer without a view is laid out with the view around it, when its size changes")
  func free() {
    let (view, ring) = (UIView(frame: rect(0, 0, 100, 100)), Ring())
    view.layer.addSublayer(ring)
    ring.frame = rect(10, 10, 50, 50)
    view.layoutIfNeeded()
    #expect(ring.dot.frame == rect(5, 5, 40, 40) && ring.layouts == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(ring.layouts == 1)
    ring.bounds.size.width = 80
    #expect(ring.needsLayout())
    view.layoutIfNeeded()
    #expect(ring.dot.frame == rect(5, 5, 70, 40) && ring.layouts == 2)
    ring.setNeedsLayout()
    ring.layoutIfNeeded()
    #expect(ring.layouts == 3 && !ring.needsLayout())
  }
}
