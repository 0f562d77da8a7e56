import Testing
import UIKit

@Suite("Layers")
@MainActor
struct LayerTests {
  @Test("The layer of a view has the view's geometry and looks, in both directions")
  func layerOfViewIsTheView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer === view.layer)
    #expect(view.layer.delegate === view)
    #expect(view.layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer.position == CGPoint(x: 60, y: 45))

    view.layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.white.withAlphaComponent(1).testColor

    // The position, (60, 45), stays where it is.
    #expect(view.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
    #expect(view.alpha == CGFloat(0.5))
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.backgroundColor?.components(for: .light).red == CGFloat(1))
  }

  @Test("Corners and borders of the layer are those that pictures draw")
  func cornersAndBorders() {
    let view = UIView()
    #expect(view.layer.borderColor == .black)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(view.layer.shadowRadius == CGFloat(3))
    #expect(view.layer.cornerCurve == .circular)

    view.layer.cornerRadius = 12
    view.layer.borderWidth = 2
    view.layer.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    view.layer.maskedCorners = [.layerMinXMinYCorner]

    #expect(view.layerStyle.cornerRadius == CGFloat(12))
    #expect(view.layerStyle.borderWidth == CGFloat(2))
    #expect(view.layerStyle.borderColor?.components(for: .light).red == CGFloat(1))
    #expect(view.layerStyle.roundedCorners == .layerMinXMinYCorner)
  }

  @Test("A free layer's frame follows from bounds, position, anchor point and map")
  func frameOfFreeLayer() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 40, y: 45, width: 20, height: 10))

    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 20, height: 10))

    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 40, height: 30))

    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    #expect(layer.bounds.size == CGSize(width: 40, height: 10))
    #expect(layer.position == .zero)
  }

  @Test("Moving the anchor point of a view's layer keeps the position and moves the frame")
  func anchorPointOfView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)

    #expect(view.layer.position == CGPoint(x: 50, y: 20))
    #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 40))
    view.bounds.size.width = 60
    #expect(view.frame == CGRect(x: 50, y: 0, width: 60, height: 40))
  }

  @Test("A view's transform is the affine part of its layer's")
  func transformOfView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test("Sublayers are those of subviews and free ones, in the order of drawing")
  func orderOfSublayers() {
    let view = UIView()
    let first = UIView()
    let second = UIView()
    view.addSubview(first)
    view.addSubview(second)
    let back = CALayer()
    let between = CALayer()
    let front = CALayer()
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    view.layer.insertSublayer(between, above: first.layer)

    #expect(
      view.layer.sublayers.map { $0.map(ObjectIdentifier.init) }
        == [back, first.layer, between, second.layer, front].map(ObjectIdentifier.init))
    #expect(between.superlayer === view.layer)
    #expect(first.layer.superlayer === view.layer)

    between.removeFromSuperlayer()
    #expect(between.superlayer == nil)
    #expect(view.layer.sublayers?.count == 4)
  }

  @Test("Coordinates are converted through the layers around")
  func conversion() {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let left = CALayer()
    left.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let right = CALayer()
    right.frame = CGRect(x: 100, y: 30, width: 50, height: 50)
    outer.addSublayer(left)
    outer.addSublayer(right)

    // (5, 5) in the left one is (15, 15) in the outer one, (−85, −15) in the right one.
    #expect(left.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 15, y: 15))
    #expect(left.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -85, y: -15))
    #expect(outer.hitTest(CGPoint(x: 110, y: 40)) === right)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90)) === outer)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { StripeLayer.self }
  }

  private final class StripeLayer: CAGradientLayer {
    let stripes = ["wide", "narrow"]
    override init() {
      super.init()
      colors = [CGColor.black, CGColor.white]
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("layerClass decides the class of the layer, whose own initialiser runs")
  func layerClass() throws {
    let layer = try #require(GradientView().layer as? StripeLayer)
    #expect(layer.stripes == ["wide", "narrow"])
    #expect(layer.stops.map(\.offset) == [0, 1])
    layer.locations = [0.25, 0.75]
    #expect(layer.stops.map(\.offset) == [0.25, 0.75])
  }

  @Test("Maps of space: order of parts, inverse, and back to the plane")
  func transformsOfSpace() {
    // Translation first, then scaling: (1, 2) → (4, 2) → (8, 6).
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 3, 0, 0)
    let flat = CATransform3DGetAffineTransform(map)
    #expect(CATransform3DIsAffine(map))
    #expect(CGPoint(x: 1, y: 2).applying(flat) == CGPoint(x: 8, y: 6))
    #expect(CATransform3DIsIdentity(CATransform3DConcat(map, CATransform3DInvert(map))))
    // A quarter turn about z takes x to y.
    let turned = CGPoint(x: 1, y: 0).applying(
      CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    #expect(abs(turned.x) < CGFloat(1e-12))
    #expect(abs(turned.y - CGFloat(1)) < CGFloat(1e-12))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
  }
}

extension UIColor {
  /// The light components as Core Graphics has them.
  fileprivate var testColor: CGColor {
    let parts = components(for: .light)
    return CGColor(srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
