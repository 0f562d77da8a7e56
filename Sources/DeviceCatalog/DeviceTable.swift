#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A table of environments for reading, and as JSON for other programs.
package struct DeviceTable: Sendable {
  /// One row for each window of each device, in order.
  package let rows: [Row]

  /// A table of the given devices' windows.
  ///
  /// - Parameters:
  ///   - devices: The devices, in the order of the rows.
  ///   - orientations: The ways to hold them.
  ///   - windows: The windows to list; a device shows those it has. Nil means every window it has.
  package init(
    devices: [Device], orientations: [Orientation] = Orientation.allCases,
    windows: [WindowKind]? = nil
  ) {
    rows = devices.flatMap { device in
      device.environments(
        orientations: orientations, windows: windows ?? WindowKind.standard
      ).map { Row(device: device, environment: $0) }
    }
  }

  /// The table in aligned columns, with a heading, one line for each row; figures that are not
  /// certain are marked, and a line below says how.
  package var text: String {
    guard !rows.isEmpty else { return "No devices.\n" }
    let lines = [Row.headings] + rows.map(\.columns)
    let widths = Row.headings.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let body = lines.map { line in
      let cells = zip(line, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let joined = cells.joined(separator: "  ")
      return joined.prefix(joined.count - joined.reversed().prefix { $0 == " " }.count)
    }
    return body.joined(separator: "\n")
      + "\n\nInsets are top left bottom right, in points. ~ medium, ? low certainty.\n"
  }

  /// The table as a JSON array of objects with every figure's certainty and source.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
  }
}

extension WindowKind {
  /// Every window that does not depend on a size.
  package static let standard: [WindowKind] = [
    .fullScreen, .splitTwoThirds, .splitHalf, .splitOneThird, .slideOver,
  ]
}

extension DeviceTable {
  /// A figure with its certainty and source.
  package struct Cell<Value: Codable & Sendable>: Codable, Sendable {
    /// The value.
    package var value: Value
    /// How far it can be relied on.
    package var certainty: Certainty
    /// Where it comes from.
    package var source: String
  }

  /// One window of one device.
  package struct Row: Codable, Sendable {
    /// The device's name.
    package var device: String
    /// The configuration's name in file names.
    package var id: String
    /// The year the device came out.
    package var year: Int
    /// Phone or pad.
    package var idiom: Idiom
    /// Which way the display is held.
    package var orientation: Orientation
    /// The window's name for people.
    package var window: String
    /// Extents of the window.
    package var size: Cell<Size>
    /// Pixels per point.
    package var scale: Cell<Double>
    /// Safe area of a window's root view.
    package var safeArea: Cell<Insets>
    /// Minimum margin left and right of a root view, beyond the safe area.
    package var layoutMargin: Cell<Double>
    /// Class of the width.
    package var horizontalSizeClass: Cell<SizeClass>
    /// Class of the height.
    package var verticalSizeClass: Cell<SizeClass>
    /// What interrupts the display.
    package var cutout: Cutout.Kind
    /// Radii of the display's corners, in this orientation.
    package var cornerRadii: Cell<CornerRadii>
    /// The last release of iOS that runs on the device; nil where that is the newest.
    package var lastRelease: Cell<Int>?
    /// The id that Interface Builder writes; nil when none is known.
    package var interfaceBuilderID: Cell<String>?
    /// The least certain of the figures that decide a layout.
    package var certainty: Certainty
    /// What else is known.
    package var notes: String
  }
}

extension DeviceTable.Row {
  static let headings = [
    "device", "orientation", "window", "size", "scale", "safe area", "margin", "width class",
    "height class", "last iOS", "Interface Builder", "certainty",
  ]

  init(device: Device, environment: WindowEnvironment) {
    let display = device.display
    let orientation = environment.orientation
    let isFull = environment.window == .fullScreen
    func cell<V>(_ figure: Figure<V>) -> DeviceTable.Cell<V> {
      DeviceTable.Cell(value: figure.value, certainty: figure.certainty, source: figure.source)
    }
    // Beside another app or in a free window, the window's rule decides these figures.
    func windowed<V>(_ value: V, _ figure: Figure<V>) -> DeviceTable.Cell<V> {
      isFull
        ? cell(figure)
        : DeviceTable.Cell(
          value: value, certainty: environment.certainty, source: environment.source)
    }
    let classes = display.sizeClasses[orientation]
    let horizontal = Figure(classes.value.horizontal, classes.certainty, classes.source)
    let vertical = Figure(classes.value.vertical, classes.certainty, classes.source)
    let full = Figure(
      device.size(in: orientation), display.portraitSize.certainty, display.portraitSize.source)
    let radii = display.cornerRadii
    self.init(
      device: device.name, id: environment.id, year: device.year, idiom: device.idiom,
      orientation: orientation, window: environment.window.name,
      size: windowed(environment.size, full), scale: cell(display.scale),
      safeArea: windowed(environment.safeArea, display.safeAreas[orientation]),
      layoutMargin: windowed(environment.layoutMargin, display.layoutMargins[orientation]),
      horizontalSizeClass: windowed(environment.horizontalSizeClass, horizontal),
      verticalSizeClass: windowed(environment.verticalSizeClass, vertical),
      cutout: display.cutout.value.kind,
      cornerRadii: DeviceTable.Cell(
        value: device.cornerRadii(in: orientation), certainty: radii.certainty,
        source: radii.source),
      lastRelease: device.lastRelease.map(cell),
      interfaceBuilderID: display.interfaceBuilderID.map(cell),
      certainty: environment.certainty, notes: device.notes)
  }

  /// The cells of the row as text, in the order of ``headings``.
  var columns: [String] {
    func mark<V>(_ text: String, _ cell: DeviceTable.Cell<V>) -> String {
      switch cell.certainty {
      case .high: text
      case .medium: text + "~"
      case .low: text + "?"
      }
    }
    let insets = safeArea.value
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(\.plain)
    return [
      device, orientation.rawValue, window,
      mark("\(size.value.width.plain) × \(size.value.height.plain)", size),
      mark("@\(scale.value.plain)x", scale),
      mark(edges.joined(separator: " "), safeArea),
      mark(layoutMargin.value.plain, layoutMargin),
      mark(horizontalSizeClass.value.rawValue, horizontalSizeClass),
      mark(verticalSizeClass.value.rawValue, verticalSizeClass),
      lastRelease.map { mark(String($0.value), $0) } ?? "–",
      interfaceBuilderID.map { mark($0.value, $0) } ?? "–",
      certainty.rawValue,
    ]
  }
}
