import CoreGraphics
import DisplayList
import UIKit

@testable import DisplayCapture

/// A view as it is drawn, by the kinds of marks.
@MainActor
struct Painted {
  let list: DisplayList

  init(_ view: UIView, style: UIUserInterfaceStyle = .light, assets: AssetCatalog? = nil) {
    let painter = ViewPainter(size: view.bounds.size, style: style, scale: 2, assets: assets)
    painter.paint(view)
    list = painter.list
  }

  /// The lines of text, from behind.
  var lines: [DisplayList.TextLine] {
    list.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }
  var texts: [String] { lines.map(\.text) }
  var fills: [DisplayList.Fill] {
    list.items.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }
  var strokes: [DisplayList.Stroke] {
    list.items.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }
  var groups: [DisplayList.Group] {
    list.items.compactMap { if case .beginGroup(let group) = $0 { group } else { nil } }
  }

  /// The line that says something.
  func line(_ text: String) -> DisplayList.TextLine? { lines.first { $0.text == text } }

  /// The colour of the first letters of the line that says something.
  func color(of text: String) -> DisplayList.Color? { line(text)?.runs.first?.color }

  /// Colours of what is filled.
  var fillColors: [DisplayList.Color] {
    fills.compactMap { if case .color(let color) = $0.paint { color } else { nil } }
  }
}

/// Runs a test under a release of iOS.
@MainActor
func underRelease<Result>(_ iOS: Int, _ body: () throws -> Result) rethrows -> Result {
  let old = UIKitRelease.current
  defer { UIKitRelease.current = old }
  UIKitRelease.current = UIKitRelease(iOS: iOS)
  return try body()
}
