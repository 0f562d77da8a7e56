extension Device {
  /// The narrowest window on a pad that is known to be of regular width.
  ///
  /// Of the windows that were measured, 639 is compact (two thirds of a 12.9-inch display in
  /// portrait) and 678 regular (half of it in landscape). Between the two nothing is known, and the
  /// narrower class is the safer guess.
  package static let narrowestRegularWidth = 678.0

  /// The environments of the given windows in the given orientations, without those the device
  /// does not offer, such as Split View on a phone.
  ///
  /// A phone's free window has no orientation of its own, so it comes once, however many
  /// orientations are asked for.
  package func environments(
    orientations: [Orientation] = Orientation.allCases, windows: [WindowKind] = [.fullScreen]
  ) -> [WindowEnvironment] {
    var found: [WindowEnvironment] = []
    for window in windows {
      for orientation in orientations {
        guard let environment = environment(window, orientation) else { continue }
        if !found.contains(where: { $0.id == environment.id }) { found.append(environment) }
      }
    }
    return found
  }

  /// The environment of one window; nil when the device has no such window in that orientation.
  package func environment(
    _ window: WindowKind = .fullScreen, _ orientation: Orientation
  ) -> WindowEnvironment? {
    switch window {
    case .fullScreen:
      fullScreen(orientation)
    case .splitTwoThirds, .splitHalf, .splitOneThird, .slideOver:
      besideAnotherApp(window, orientation)
    case .free(let width, let height):
      free(Size(width: width, height: height), orientation)
    }
  }

  /// A few sizes to try a freely resized window at, as high as the display.
  ///
  /// A phone's are chosen around the widths of real phones and well beyond them, because the size
  /// class no longer tells them apart. A pad's lie on both sides of the change of class.
  package func freeWindows(_ orientation: Orientation) -> [WindowKind] {
    let display = size(in: idiom == .phone ? .portrait : orientation)
    let widths: [Double] = idiom == .phone ? [320, 500, 700, 1000] : [375, 560, 680, 900]
    return
      widths
      .filter { idiom == .phone || $0 < display.width }
      .map { .free(width: $0, height: display.height) }
  }

  private func fullScreen(_ orientation: Orientation) -> WindowEnvironment {
    let classes = sizeClasses(in: orientation)
    let margin = display.layoutMargins[orientation]
    let insets = display.safeAreas[orientation]
    let weakest = margin.certainty < insets.certainty ? margin.source : insets.source
    return WindowEnvironment(
      deviceName: name, idiom: idiom, orientation: orientation, window: .fullScreen,
      size: size(in: orientation), displaySize: size(in: orientation), scale: scale,
      safeArea: insets.value, horizontalSizeClass: classes.horizontal,
      verticalSizeClass: classes.vertical, layoutMargin: margin.value,
      statusBarHeight: statusBarHeight(in: orientation), lastRelease: lastRelease?.value,
      certainty: min(
        display.portraitSize.certainty, display.sizeClasses[orientation].certainty,
        margin.certainty, insets.certainty),
      source: weakest)
  }

  /// A window of Split View or Slide Over: top and bottom insets stay, left and right ones go.
  private func besideAnotherApp(
    _ window: WindowKind, _ orientation: Orientation
  ) -> WindowEnvironment? {
    guard idiom == .pad, let table = MultitaskingWidths.on(portraitSize),
      let width = table.widths[orientation][window]
    else { return nil }
    var environment = fullScreen(orientation)
    environment.window = window
    environment.size.width = width
    environment.safeArea.left = 0
    environment.safeArea.right = 0
    environment.horizontalSizeClass = Self.padClass(width: width)
    environment.layoutMargin = Margins.minimum(width: width)
    environment.certainty = min(environment.certainty, table.certainty(of: window))
    environment.source = table.source
    return environment
  }

  /// A freely resized window: nothing of the display's edge reaches into it.
  ///
  /// On a pad the width decides the class and the window fits the display. On a phone (iOS 27)
  /// both classes stay what they are in portrait, whatever the size: compact by regular, and
  /// regular by regular on the foldable's inner display.
  private func free(_ size: Size, _ orientation: Orientation) -> WindowEnvironment? {
    let display = self.size(in: orientation)
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    if idiom == .pad, size.width > display.width || size.height > display.height { return nil }
    let phoneClasses = sizeClasses(in: .portrait)
    let source =
      idiom == .phone
      ? "iOS 27: a phone window keeps its size classes" : "by rule: regular from 678"
    return WindowEnvironment(
      deviceName: name, idiom: idiom, orientation: idiom == .phone ? .portrait : orientation,
      window: .free(width: size.width, height: size.height), size: size,
      displaySize: idiom == .phone ? portraitSize : display, scale: scale, safeArea: .zero,
      horizontalSizeClass: idiom == .phone
        ? phoneClasses.horizontal : Self.padClass(width: size.width),
      verticalSizeClass: idiom == .phone ? phoneClasses.vertical : .regular,
      layoutMargin: Margins.minimum(width: size.width), statusBarHeight: 0,
      lastRelease: lastRelease?.value, certainty: .low, source: source)
  }

  private static func padClass(width: Double) -> SizeClass {
    width < narrowestRegularWidth ? .compact : .regular
  }
}

extension DeviceCatalog {
  /// The environments of several devices, in order; see
  /// ``Device/environments(orientations:windows:)``.
  package func environments(
    for devices: [Device], orientations: [Orientation] = Orientation.allCases,
    windows: [WindowKind] = [.fullScreen]
  ) -> [WindowEnvironment] {
    devices.flatMap { $0.environments(orientations: orientations, windows: windows) }
  }

  /// The default windows of a device: full screen, and on pads the uneven Split View too.
  package func defaultWindows(of device: Device) -> [WindowKind] {
    device.idiom == .pad ? [.fullScreen, .splitTwoThirds, .splitOneThird] : [.fullScreen]
  }
}
