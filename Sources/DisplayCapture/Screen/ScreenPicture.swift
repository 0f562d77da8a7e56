import CoreGraphics
import DeviceCatalog
import DisplayList
import UIKit

/// A laid-out screen with its bars, as a drawing, on its own or in the outline of its device.
@MainActor
package struct ScreenPicture {
  private let root: UIView
  private let chrome: ScreenChrome
  private let environment: WindowEnvironment?
  private let assets: AssetCatalog?
  private let device: DeviceFrame?

  /// Takes a laid-out root view.
  ///
  /// - Parameters:
  ///   - environment: The window; nil for a canvas, whose picture has the root's own size.
  ///   - assets: Where pictures come from; nil for placeholders.
  package init(
    root: UIView, chrome: ScreenChrome, environment: WindowEnvironment?, assets: AssetCatalog?
  ) {
    self.root = root
    self.chrome = chrome
    self.environment = environment
    self.assets = assets
    device = environment.map { DeviceFrame($0) }
  }

  /// Where the window's upper left corner lies in the drawing with a device frame; without one it
  /// is the drawing's own.
  package var screenOrigin: CGPoint { device?.windowFrame.origin ?? .zero }

  /// The drawing's title: the scene's name is the caller's to add.
  private var title: String { environment?.name ?? "Canvas" }

  /// Draws the screen.
  package func displayList(withDeviceFrame: Bool) -> DisplayList {
    drawing(withDeviceFrame: withDeviceFrame).list
  }

  /// Draws the screen, and says what of it is not as a device shows it.
  package func drawing(withDeviceFrame: Bool) -> (list: DisplayList, gaps: DrawingGaps) {
    let traits = root.traitCollection
    let scale = traits.displayScale
    guard withDeviceFrame, let device else {
      let painter = ViewPainter(
        size: windowSize, title: title, style: traits.userInterfaceStyle, scale: scale,
        assets: assets)
      paintWindow(painter)
      return (painter.list, painter.gaps)
    }
    let painter = ViewPainter(
      size: device.size, title: title, style: traits.userInterfaceStyle, scale: scale,
      assets: assets)
    device.paint(on: painter, status: chrome) { paintWindow(painter) }
    return (painter.list, painter.gaps)
  }

  private var windowSize: CGSize {
    if let environment {
      return CGSize(width: environment.size.width, height: environment.size.height)
    }
    return CGSize(width: max(1, root.frame.width), height: max(1, root.frame.height))
  }

  // MARK: The window

  private func paintWindow(_ painter: ViewPainter) {
    let size = windowSize
    let window = CGRect(origin: .zero, size: size)
    // What no view covers is black on a device; a canvas shows the appearance's background.
    painter.list.fill(.rect(window), with: painter.palette.background)
    painter.inGroup(DisplayList.Group(clip: .rect(window))) {
      painter.paint(root, at: environment == nil ? .zero : root.frame.origin)
      paintBars(painter, window)
    }
    if chrome.statusBar, let environment {
      StatusBar(environment: environment, device: device?.device).paint(on: painter)
    }
    if chrome.homeIndicator { paintHomeIndicator(painter, window) }
  }

  private func paintBars(_ painter: ViewPainter, _ window: CGRect) {
    let isRight = painter.isRightToLeft(root)
    let tint = painter.palette.color(root.tintColor)
    if let bar = chrome.navigationBar {
      let frame = bar.frame ?? navigationBarFrame(bar, window, isGlass: painter.isGlass)
      painter.paint(
        screenBar: bar, in: besideCutouts(frame), surface: upToTheStatusBar(frame),
        isRight: isRight,
        tint: bar.tintColor.map(painter.palette.color) ?? tint)
    }
    if let bar = chrome.tabBar {
      let surface = bar.frame ?? bottomFrame(window, height: 49)
      let frame = besideCutouts(surface)
      let traits = root.traitCollection
      painter.paint(
        screenTabs: bar, in: frame, surface: surface, room: aboveIndicator(frame, window),
        isLow: traits.hasLowTabs, isInline: traits.hasInlineTabs, isRight: isRight,
        tint: bar.tintColor.map(painter.palette.color) ?? tint)
    } else if let bar = chrome.toolbar {
      let frame = bar.frame ?? bottomFrame(window, height: 44)
      painter.paint(
        screenTools: bar, in: besideCutouts(frame),
        surface: frame, room: aboveIndicator(besideCutouts(frame), window), isRight: isRight,
        tint: bar.tintColor.map(painter.palette.color) ?? tint)
    }
  }

  private var safeArea: UIEdgeInsets { root.environment?.safeArea ?? .zero }

  /// The bar fills what the root's safe area leaves below the window's.
  private func navigationBarFrame(
    _ bar: NavigationBarContent, _ window: CGRect, isGlass: Bool
  ) -> CGRect {
    let standard: CGFloat = (isGlass ? 54 : 44) + (bar.isLarge ? 52 : 0)
    let end = root.frame.minY + safeArea.top
    let start = environment.map { CGFloat($0.safeArea.top) } ?? max(0, end - standard)
    guard end - start >= 24 else {
      return CGRect(x: 0, y: start, width: window.width, height: standard)
    }
    return CGRect(x: 0, y: start, width: window.width, height: end - start)
  }

  /// Content of bars keeps clear of the display's sides as other content does.
  private func besideCutouts(_ frame: CGRect) -> CGRect {
    let insets = environment?.safeArea ?? .zero
    let left = max(0, CGFloat(insets.left) - frame.minX)
    return CGRect(
      x: frame.minX + left, y: frame.minY,
      width: max(0, frame.width - left - CGFloat(insets.right)), height: frame.height)
  }

  /// The surface of a navigation bar, which reaches up behind the status bar where it is next to it.
  private func upToTheStatusBar(_ frame: CGRect) -> CGRect {
    let top = environment.map { CGFloat($0.safeArea.top) } ?? .greatestFiniteMagnitude
    guard frame.minY <= top else { return frame }
    return CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
  }

  /// What of a bar lies above the home indicator.
  private func aboveIndicator(_ frame: CGRect, _ window: CGRect) -> CGRect {
    let below = max(0, frame.maxY - window.maxY + CGFloat(environment?.safeArea.bottom ?? 0))
    return CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: max(0, frame.height - below))
  }

  private func bottomFrame(_ window: CGRect, height: CGFloat) -> CGRect {
    let below = environment.map { CGFloat($0.safeArea.bottom) } ?? 0
    let room = max(safeArea.bottom, height + below)
    return CGRect(x: 0, y: window.maxY - room, width: window.width, height: room)
  }

  private func paintHomeIndicator(_ painter: ViewPainter, _ window: CGRect) {
    let width = min(window.width * 0.37, environment?.idiom == .pad ? 320 : 220)
    let bar = CGRect(x: window.midX - width / 2, y: window.maxY - 13, width: width, height: 5)
    painter.list.fill(.roundedRect(bar, radius: 2.5), with: painter.palette.label)
  }
}

// MARK: - Bars around a screen

extension ViewPainter {
  /// Draws the bar of a navigation controller.
  func paint(
    screenBar bar: NavigationBarContent, in frame: CGRect, surface: CGRect, isRight: Bool,
    tint: DisplayList.Color
  ) {
    inGroup(
      DisplayList.Group(className: "UINavigationBar", accessibilityLabel: bar.item.title)
    ) {
      if let own = bar.barTintColor {
        list.fill(.rect(surface), with: palette.color(own))
      } else if UIKitRelease.current.hasNavigationBarSurface(isLarge: bar.isLarge) {
        paintSurface(surface, tint: nil, edge: .bottom)
      }
      paint(bar, in: frame, isRight: isRight, tint: tint)
    }
  }

  /// Draws the bar of a tab bar controller: a floating capsule since iOS 26, which lies partly over
  /// the home indicator's region, but in a low bar above it.
  ///
  /// - Parameters:
  ///   - room: What of the bar's frame lies above the home indicator.
  ///   - isLow: Whether there is little height, as on a phone that lies.
  ///   - isInline: Whether a bar from side to side has its titles beside the pictures.
  func paint(
    screenTabs bar: TabBarContent, in frame: CGRect, surface: CGRect, room: CGRect, isLow: Bool,
    isInline: Bool, isRight: Bool, tint: DisplayList.Color
  ) {
    inGroup(DisplayList.Group(className: "UITabBar")) {
      guard isGlass else {
        paintSurface(surface, tint: bar.barTintColor, edge: .top)
        let row = CGRect(x: 0, y: frame.minY, width: frame.width, height: min(49, frame.height))
        paint(
          tabs: bar, in: isLow ? room : row, isInline: isInline, isRight: isRight, tint: tint)
        return
      }
      let count = max(1, bar.items.count)
      let height = max(30, min(62, (isLow ? room : frame).height - 2))
      let width = min(frame.width - 42, CGFloat(count) * 100)
      let capsule = CGRect(
        x: frame.midX - width / 2, y: frame.minY, width: max(0, width), height: height)
      drawGlass(capsule, radius: height / 2)
      let column = (capsule.width - 8) / CGFloat(count)
      let chosen = isRight ? count - 1 - bar.selectedIndex : bar.selectedIndex
      if bar.items.indices.contains(bar.selectedIndex) {
        let pill = CGRect(
          x: capsule.minX + 4 + CGFloat(chosen) * column, y: capsule.minY + 4, width: column,
          height: height - 8)
        list.fill(.roundedRect(pill, radius: Double(pill.height / 2)), with: palette.fill)
      }
      paint(
        tabs: bar, in: capsule.insetBy(dx: 4, dy: 0), isInline: isLow, isRight: isRight, tint: tint)
    }
  }

  /// Draws the toolbar of a navigation controller.
  ///
  /// - Parameter room: What of the bar's frame lies above the home indicator.
  func paint(
    screenTools bar: ToolbarContent, in frame: CGRect, surface: CGRect, room: CGRect,
    isRight: Bool, tint: DisplayList.Color
  ) {
    inGroup(DisplayList.Group(className: "UIToolbar")) {
      if !isGlass { paintSurface(surface, tint: bar.barTintColor, edge: .top) }
      paint(tools: bar.items, in: UIToolbar.itemRow(in: room), isRight: isRight, tint: tint)
    }
  }
}
