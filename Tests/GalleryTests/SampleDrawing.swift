import Foundation
import Gallery

/// A sample scene in one configuration: the picture, and what it is made of.
struct SampleDrawing {
  /// Width of the device's edge in the picture.
  private static let bezel = 14.0

  private let configuration: GalleryContent.Configuration
  private let parts: [SampleScreen.Part]
  private let room: SampleScreen.Room

  init(_ screen: SampleScreen, in configuration: GalleryContent.Configuration) {
    let isDark = configuration.appearance == .dark
    let isPad = configuration.deviceGroup == "iPad"
    let width = configuration.width
    room = SampleScreen.Room(
      width: width, height: configuration.height,
      top: isPad ? 24 : configuration.orientation == .portrait ? 59 : 20,
      side: isPad && width > 400 ? 40 : 20, paper: isDark ? "#000000" : "#ffffff",
      card: isDark ? "#1c1c1e" : "#f2f2f7", ink: isDark ? "#ffffff" : "#111111", quiet: "#8e8e93",
      scale: configuration.textSize == "Large" ? 1 : 1.5)
    self.configuration = configuration
    let isMirrored = configuration.direction == .rightToLeft
    parts = screen.parts(room).map { part in
      var part = part
      if isMirrored { part.frame.origin.x = width - part.frame.maxX }
      return part
    }
  }

  /// The shot, but for its file.
  var shot: GalleryContent.Shot {
    GalleryContent.Shot(
      configurationID: configuration.id, file: "", width: room.width + 2 * Self.bezel,
      height: room.height + 2 * Self.bezel, screenX: Self.bezel, screenY: Self.bezel,
      screenWidth: room.width, screenHeight: room.height)
  }

  /// The root view and a view for each part.
  var views: [SceneInspection.View] {
    let bounds = CGRect(x: 0, y: 0, width: room.width, height: room.height)
    let root = SceneInspection.View(
      objectID: "root-1-abc", className: "UIView", line: 14, frame: bounds, depth: 0,
      safeAreaInsets: .init(top: room.top, left: 0, bottom: 34, right: 0),
      layoutMargins: .init(top: room.top, left: room.side, bottom: 34, right: room.side))
    return [root]
      + parts.map { part in
        SceneInspection.View(
          objectID: part.id, className: part.className, label: part.text.isEmpty ? nil : part.text,
          line: 20, frame: part.frame, depth: part.depth,
          layoutMargins: .init(top: 8, left: 8, bottom: 8, right: 8),
          constraints: constraints(of: part), rules: rules(of: part))
      }
  }

  /// A rule that holds where there is width, one that holds elsewhere, and one that never does.
  private func rules(of part: SampleScreen.Part) -> [SceneInspection.Rule] {
    guard part.className == "UIButton" else { return [] }
    let isWide = room.width >= 600
    let present = "width is \(Int(room.width))"
    return [
      SceneInspection.Rule(
        title: "wide", condition: "width ≥ 600", place: "Orchard/SignIn.swift:12",
        isActive: isWide,
        reasons: ["width ≥ 600 \(isWide ? "holds" : "does not hold"): \(present)"],
        effects: [.init(description: "button.width = 320", isInForce: isWide)]),
      SceneInspection.Rule(
        title: "width < 1000", place: "Orchard/SignIn.swift:15", isActive: room.width < 1000,
        reasons: ["width < 1000 \(room.width < 1000 ? "holds" : "does not hold"): \(present)"],
        effects: [
          .init(
            description: "button.color = green", isInForce: false,
            winner: room.width < 1000 ? "plain" : nil)
        ]),
      SceneInspection.Rule(
        title: "width ≥ 900 && width < 300", place: "Orchard/SignIn.swift:18",
        isSatisfiable: false, isActive: false),
    ]
  }

  private func constraints(of part: SampleScreen.Part) -> [SceneInspection.Constraint] {
    let name = part.text.isEmpty ? part.className : part.text
    let frame = part.frame
    var all = [
      SceneInspection.Constraint(
        objectID: "\(part.id)-left", description: "\(name).leading = Safe Area.leading + 20",
        line: 24,
        segment: .init(
          start: CGPoint(x: 0, y: frame.midY), end: CGPoint(x: frame.minX, y: frame.midY))),
      SceneInspection.Constraint(
        objectID: "\(part.id)-height", description: "\(name).height >= 44 @ 750", line: 25,
        isActive: part.className != "UILabel",
        segment: .init(
          start: CGPoint(x: frame.midX, y: frame.minY), end: CGPoint(x: frame.midX, y: frame.maxY))),
    ]
    guard part.id == "btn-01-abc", part.className == "UIButton" else { return all }
    all.append(
      SceneInspection.Constraint(
        objectID: "con-01-xyz", description: "Button.width = 480", line: 31, isBroken: true,
        segment: .init(
          start: CGPoint(x: frame.minX, y: frame.maxY + 6),
          end: CGPoint(x: frame.maxX, y: frame.maxY + 6))))
    return all
  }

  /// The picture.
  var svg: String {
    let corner = configuration.deviceGroup == "iPad" ? 24.0 : 52.0
    let width = room.width + 2 * Self.bezel
    let height = room.height + 2 * Self.bezel
    let shapes = parts.map(drawn).joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-family="Inter, sans-serif">
      <rect width="\(width)" height="\(height)" rx="\(corner + Self.bezel)" fill="#1b1b1d"/>
      <clipPath id="screen"><rect width="\(room.width)" height="\(room.height)" \
      rx="\(corner)"/></clipPath>
      <g transform="translate(\(Self.bezel) \(Self.bezel))" clip-path="url(#screen)">
      <rect width="\(room.width)" height="\(room.height)" fill="\(room.paper)"/>
      \(shapes)
      </g></svg>
      """
  }

  private func drawn(_ part: SampleScreen.Part) -> String {
    let frame = part.frame
    let box =
      part.fill.isEmpty
      ? ""
      : """
      <rect x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)" \
      rx="\(part.radius)" fill="\(part.fill)"/>
      """
    guard !part.text.isEmpty else { return box }
    let size = part.size * room.scale
    let isMirrored = configuration.direction == .rightToLeft
    let inset = part.fill.isEmpty ? 0.0 : 16.0
    let x =
      part.isCentered
      ? frame.midX : isMirrored ? frame.maxX - inset : frame.minX + inset
    let anchor = part.isCentered ? "middle" : isMirrored ? "end" : "start"
    return box + """
      <text x="\(x)" y="\(frame.midY + size * 0.36)" font-size="\(size)" fill="\(part.ink)" \
      font-weight="\(part.isBold ? 700 : 400)" text-anchor="\(anchor)">\(part.text)</text>
      """
  }
}
