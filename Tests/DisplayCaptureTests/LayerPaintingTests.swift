import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Painting of layers")
@MainActor
struct LayerPaintingTests {
  private func fills(of view: UIView) -> [DisplayList.Fill] {
    painted(view).items.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }

  private func painted(_ view: UIView) -> DisplayList {
    let painter = ViewPainter(size: view.bounds.size, style: .light, scale: 2)
    painter.paint(view)
    return painter.list
  }

  private let box = CGRect(x: 0, y: 0, width: 100, height: 40)
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  @Test("A gradient behind the subviews is painted between background and subviews")
  func gradientBehindSubviews() throws {
    let view = UIView(frame: box)
    view.backgroundColor = .white
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    child.backgroundColor = .black
    view.addSubview(child)
    let gradient = CAGradientLayer()
    gradient.frame = box
    gradient.colors = [red, blue]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.insertSublayer(gradient, at: 0)

    let fills = fills(of: view)

    try #require(fills.count == 3)
    #expect(fills[0].paint == .color(.init(white: 1)))
    // Half of the height of 40 is 20; from the left edge to the right one.
    #expect(
      fills[1].paint
        == .linearGradient(
          .init(
            from: CGPoint(x: 0, y: 20), to: CGPoint(x: 100, y: 20),
            colors: [.init(red: 1, green: 0, blue: 0), .init(red: 0, green: 0, blue: 1)])))
    #expect(fills[2].paint == .color(.init(white: 0)))
  }

  @Test("Only the masked corners are round")
  func maskedCorners() throws {
    let view = UIView(frame: box)
    view.backgroundColor = .white
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(
      fills(of: view).map(\.shape)
        == [.roundedRect(box, .init(topLeft: 8, topRight: 8), .circular)])
  }

  @Test("A shape is filled and stroked along its path, where its layer lies")
  func shape() throws {
    let view = UIView(frame: box)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 5, width: 30, height: 30)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath
    shape.fillColor = nil
    shape.strokeColor = blue
    shape.lineWidth = 3
    view.layer.addSublayer(shape)

    let list = painted(view)

    let strokes = list.items.compactMap { item -> DisplayList.Stroke? in
      if case .stroke(let stroke) = item { stroke } else { nil }
    }
    try #require(strokes.count == 1)
    #expect(strokes[0].style.width == 3)
    #expect(strokes[0].shape.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
    let groups = list.items.compactMap { item -> CGAffineTransform? in
      if case .beginGroup(let group) = item { group.transform } else { nil }
    }
    #expect(groups.contains(CGAffineTransform(translationX: 20, y: 5)))
  }

  @Test("A view that is turned is painted turned about its middle")
  func turnedView() throws {
    let view = UIView(frame: box)
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    let list = painted(view)

    guard case .beginGroup(let group)? = list.items.first else {
      Issue.record("The view is no group.")
      return
    }
    // A quarter turn about (50, 20): the corner (0, 0) is at (−50, −20) from there, and goes to
    // (20, −50) from there.
    #expect(CGPoint.zero.applying(group.transform) == CGPoint(x: 70, y: -30))
  }

  @Test("A mask of a shape clips the view")
  func mask() {
    let view = UIView(frame: box)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    view.layer.mask = mask
    let clips = painted(view).items.compactMap { item -> CGRect? in
      if case .beginGroup(let group) = item { group.clip?.bounds } else { nil }
    }
    #expect(clips == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }
}
