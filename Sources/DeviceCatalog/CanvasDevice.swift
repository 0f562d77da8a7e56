/// The device that Interface Builder's canvas shows, from a document's `<device>` element.
package struct CanvasDevice: Hashable, Sendable {
  /// The id as Xcode writes it, such as `retina6_12`.
  package var id: String
  /// Which way the canvas is turned.
  package var orientation: Orientation
  /// How much of the display the app has.
  package var window: WindowKind
  /// Extents of the app's window.
  package var size: Size
  /// Size classes of the app's window.
  package var sizeClasses: SizeClasses
  /// The display's figures.
  package var display: Display

  /// Pixels per point along each axis.
  package var scale: Double { display.scale.value }

  /// Whether it is a phone or a pad.
  package var idiom: Idiom { display.idiom }

  /// Extents of the whole display, in this orientation.
  package var displaySize: Size {
    orientation == .portrait ? display.portraitSize.value : display.portraitSize.value.turned
  }

  /// The device of a `<device id=…>` element; nil for an id that is no iPhone's or iPad's.
  ///
  /// - Parameters:
  ///   - id: The element's `id`.
  ///   - orientation: Its `orientation`; portrait when absent.
  ///   - layout: Its `layout`, or the `id` of the `<adaptation>` within: `fullscreen`,
  ///     `splitview1_3` and so on. Absent or unknown means the whole display.
  ///   - plugInVersion: The version that wrote the document; nil means a current one.
  package init?(
    id: String, orientation: Orientation = .portrait, layout: String? = nil,
    plugInVersion: Int? = nil
  ) {
    guard let display = Self.display(id: id, plugInVersion: plugInVersion) else { return nil }
    self.id = id
    self.orientation = orientation
    self.display = display
    let device = Device(name: id, year: 0, display: display)
    let wanted = Self.window(layout: layout)
    // Interface Builder offers only windows that the device has, so a window it has not is a slip.
    let environment =
      device.environment(wanted, orientation) ?? device.environment(.fullScreen, orientation)
    guard let environment else { return nil }
    window = environment.window
    size = environment.size
    sizeClasses = SizeClasses(environment.horizontalSizeClass, environment.verticalSizeClass)
  }

  /// Every id there is a canvas for, in the order of the catalogue.
  package static var knownIDs: [String] {
    canvases.map(\.id)
  }

  private static func window(layout: String?) -> WindowKind {
    guard let layout = layout?.lowercased() else { return .fullScreen }
    if layout.contains("1_3") { return .splitOneThird }
    if layout.contains("2_3") { return .splitTwoThirds }
    if layout.contains("1_2") { return .splitHalf }
    if layout.contains("slide") { return .slideOver }
    return .fullScreen
  }

  private static func display(id: String, plugInVersion: Int?) -> Display? {
    let release = CanvasRelease(plugInVersion: plugInVersion ?? .max)
    // The id of the old iPad mini went over to the 6th generation, which came out with Xcode 13.
    if id == "ipad7_9", plugInVersion ?? .max >= 19000 { return .pad744x1133 }
    // The canvas of the iPhone X became that of the 13 mini: the top inset went from 44 to 50.
    if id == "retina5_9", release >= .xcode14 { return .phone375x812mini }
    return canvases.first { $0.id == id }?.display
  }

  private static let canvases: [(id: String, display: Display)] = {
    var found: [(id: String, display: Display)] = []
    for device in DeviceCatalog.standard.all {
      guard let id = device.interfaceBuilderID, !found.contains(where: { $0.id == id })
      else { continue }
      found.append((id, device.display))
    }
    return found
  }()
}

extension DeviceCatalog {
  /// The canvas device of a document; see
  /// ``CanvasDevice/init(id:orientation:layout:plugInVersion:)``.
  package func canvasDevice(
    interfaceBuilderID id: String, orientation: Orientation = .portrait, layout: String? = nil,
    plugInVersion: Int? = nil
  ) -> CanvasDevice? {
    CanvasDevice(id: id, orientation: orientation, layout: layout, plugInVersion: plugInVersion)
  }
}
