import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Drawing by code")
@MainActor
struct CodeDrawingTests {
  private func items(of view: UIView) -> [DisplayList.Item] {
    let painter = ViewPainter(size: view.bounds.size, style: .light, scale: 2)
    painter.paint(view)
    return painter.list.items
  }

  private func fills(of view: UIView) -> [DisplayList.Fill] {
    items(of: view).compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }

  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: rect).fill()
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.translateBy(x: 10, y: 0)
      context?.setStrokeColor(UIColor.black.cgColor)
      context?.setLineWidth(4)
      context?.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context?.restoreGState()
      context?.setAlpha(0.5)
      context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test("What a view draws in draw(_:) is in its picture, between background and subviews")
  func viewThatDraws() throws {
    let view = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .white

    let items = items(of: view)
    let fills = fills(of: view)

    try #require(fills.count == 3)
    #expect(fills[0].paint == .color(.init(white: 1)))
    #expect(fills[1].paint == .color(.init(red: 1, green: 0, blue: 0)))
    #expect(fills[1].shape.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    // The fill colour was set before the state was saved, so the disc is red as well.
    #expect(fills[2].paint == .color(.init(red: 1, green: 0, blue: 0)))
    let groups = items.compactMap { item -> DisplayList.Group? in
      if case .beginGroup(let group) = item { group } else { nil }
    }
    #expect(groups.contains { $0.transform == CGAffineTransform(translationX: 10, y: 0) })
    #expect(groups.contains { $0.opacity == 0.5 })
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A rendered picture has the size asked for and is drawn where it is shown")
  func renderedPicture() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20))
    let image = renderer.image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(image.size == CGSize(width: 10, height: 20))

    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .center
    #expect(fills(of: view).map(\.paint) == [.color(.init(white: 0))])
    let transforms = items(of: view).compactMap { item -> CGAffineTransform? in
      if case .beginGroup(let group) = item { group.transform } else { nil }
    }
    // (100 − 10) / 2 and (100 − 20) / 2.
    #expect(transforms.contains(CGAffineTransform(translationX: 45, y: 40)))
  }

  @Test("A picture drawn into another is drawn stretched to its rectangle")
  func pictureInPicture() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let small = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(small.scale == CGFloat(2))

    let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      small.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let view = UIImageView(image: large)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(fills(of: view).count == 1)
    let transforms = items(of: view).compactMap { item -> CGAffineTransform? in
      if case .beginGroup(let group) = item { group.transform } else { nil }
    }
    #expect(transforms.contains(CGAffineTransform(scaleX: 10, y: 10)))
  }
}
