import CoreGraphics
import DisplayList
import UIKit

extension ViewPainter {
  /// Paints what code drew, in coordinates that begin at `origin`, into a box.
  func paint(_ recording: GraphicsRecording, origin: CGPoint, confinedTo box: CGRect) {
    guard !recording.steps.isEmpty else { return }
    let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    // A view's drawing ends at its bounds.
    inGroup(
      DisplayList.Group(transform: shift, clip: .rect(box.offsetBy(dx: origin.x, dy: origin.y)))
    ) {
      for step in recording.steps { paint(step, clips: step.clips[...], within: box, origin) }
    }
  }

  /// Each clip is a group around the next.
  private func paint(
    _ step: GraphicsRecording.Step, clips: ArraySlice<GraphicsRecording.Clip>, within box: CGRect,
    _ origin: CGPoint
  ) {
    if let clip = clips.first {
      return inGroup(DisplayList.Group(clip: .path(.init(clip.figure.path)))) {
        paint(step, clips: clips.dropFirst(), within: box, origin)
      }
    }
    inGroup(DisplayList.Group(transform: step.transform, opacity: Double(step.alpha))) {
      switch step.mark {
      case .fill(let figure, let color, let rule):
        list.fill(
          .path(.init(figure.path)), with: .color(.init(color)),
          rule: rule == .evenOdd ? .evenOdd : .winding)
      case .stroke(let figure, let color, let style):
        list.stroke(
          .path(.init(figure.path)), with: .color(.init(color)), style: Self.strokeStyle(style))
      case .picture(let picture, let rect):
        guard let image = picture.object as? UIImage else { return }
        draw(image, in: rect, mode: .scaleToFill, tint: palette.either(light: .black, dark: .white))
      case .linearGradient(let gradient, let start, let end):
        let everything = box.offsetBy(dx: origin.x, dy: origin.y)
          .applying(step.transform.inverted())
        list.fill(
          .rect(everything), with: .linearGradient(Self.gradient(gradient, from: start, to: end)))
      }
    }
  }

  private static func gradient(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint
  ) -> DisplayList.LinearGradient {
    .init(
      from: start, to: end,
      stops: gradient.stops.map { .init(offset: Double($0.location), color: .init($0.color)) })
  }

  private static func strokeStyle(
    _ style: GraphicsRecording.StrokeStyle
  ) -> DisplayList.StrokeStyle {
    .init(
      width: Double(style.width),
      cap: style.cap == .round ? .round : style.cap == .square ? .square : .butt,
      join: style.join == .round ? .round : style.join == .bevel ? .bevel : .miter,
      miterLimit: Double(style.miterLimit), dash: style.dash.map(Double.init),
      dashPhase: Double(style.dashPhase))
  }
}
