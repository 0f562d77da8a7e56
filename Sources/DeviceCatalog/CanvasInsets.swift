/// The insets that Interface Builder's canvas gives a root view.
///
/// What lies over a window's edges is known from the device, the release of Xcode and the bars;
/// what of it reaches into the view follows from where the view is in the window. Derived from
/// documents, where constraints to the safe area and to margins show the insets of their day.
package enum CanvasInsets {
  /// The safe area of a root view, measured from its own edges; the top and bottom layout guides
  /// of older documents have the same lengths.
  package static func safeArea(of root: CanvasRoot) -> Insets {
    let root = underBarByHeight(root.withoutImpossibleSheet.withoutCardAtTop.withoutEarlyPopover)
    guard root.presentation != .popover, !root.isShownWithoutWindow else { return .zero }
    let window = window(of: root)
    let cover = cover(of: root, window: window)
    let top = position(of: root, in: window, under: cover)
    var insets = Insets(
      top: max(0, cover.top - top), left: cover.left,
      bottom: max(0, top + root.frame.height - (window.height - cover.bottom)),
      right: cover.right)
    guard let device = root.device else { return insets }
    let own = ownInsets(of: device, root.release)
    if root.isTopLevelView, root.release >= .xcode14_3, !hasHomeButton(device) {
      let isAdded = countsTwice(root)
      insets.top = combine(insets.top, statusBar(of: root, window: window), adding: isAdded)
      insets.bottom = combine(insets.bottom, own.bottom, adding: isAdded)
    } else if countsTwice(root) {
      insets.top += min(insets.top, statusBar(of: root, window: window))
      insets.bottom += min(insets.bottom, own.bottom)
    }
    return insets
  }

  /// The layout margins of a root view, measured from its own edges, so the safe area is in them.
  ///
  /// Left and right follow from the view's own width, top and bottom are the safe area's.
  package static func layoutMargins(of root: CanvasRoot) -> Insets {
    var insets = safeArea(of: root)
    let keepsNarrow =
      root.device?.orientation == .landscape && root.device?.idiom == .phone && insets.left > 0
    // A slider in a document of Xcode 6, 600 wide, is 16 from the edges; in Xcode 7 it is 20.
    let isOfXcode6 = CanvasRelease.isXcode6(plugInVersion: root.plugInVersion)
    let margin =
      keepsNarrow || isOfXcode6 && root.device == nil
      ? 16 : Margins.minimum(width: root.frame.width)
    insets.left += margin
    insets.right += margin
    return insets
  }

  /// The layout margins of a table cell's content view.
  ///
  /// - Parameters:
  ///   - device: The canvas; nil for a document without a `<device>`.
  ///   - plugInVersion: The version that wrote the document.
  ///   - cellWidth: Width of the cell, accessory included.
  ///   - table: Where the cell's table is. Up to Xcode 11 only the view of a controller takes over
  ///     the controller's margins; elsewhere a table has 15 where `hasPlainRows` says so, and so
  ///     has the cell of a xib in Xcode 11. Documents of six repositories show each.
  ///   - hasAccessory: Whether an accessory lies to the right of the content view.
  ///   - preservesMargins: Whether cell and content view take over what the table has beside it. A
  ///     xib's cell then has the margins of the canvas' width, whatever its own (malcommac/Owl). Up
  ///     to the first versions of Xcode 9 only that gives them more than 8: a document of Xcode 8
  ///     (SwipeCellKit/SwipeCellKit) has 15 so, the ones without it 8; a xib of it (mssun/passforios) has 11
  ///     above and 10½, a pixel less, below, too; that a table's cell keeps 8 there is assumed.
  package static func cellContentMargins(
    device: CanvasDevice?, plugInVersion: Int, cellWidth: Double, table: CellTable = .none,
    hasAccessory: Bool = false, preservesMargins: Bool = false
  ) -> Insets {
    let release = CanvasRelease(plugInVersion: plugInVersion)
    let screenWidth = device?.size.width ?? 375
    let cellWidth = preservesMargins && table == .none ? screenWidth : cellWidth
    // Up to Xcode 10 margins of 11 are a pixel less below, for the separator.
    let pixel = release <= .xcode9 ? 1 / (device?.scale ?? 2) : 0
    var early = earlyCellMargins(side: preservesMargins ? tableMargin : Margins.plainView)
    if preservesMargins, table == .none { (early.top, early.bottom) = (11, 11 - pixel) }
    switch release {
    case .xcode8: return early
    // Two documents of Xcode 9.0 (plug-in 13173), four of 9.2 (13772).
    case .xcode9 where plugInVersion < 13_500: return early
    case .xcode9, .xcode11:
      let isOfController = table == .controllerView || table == .none && release == .xcode9
      let isPlain = !isOfController && hasPlainRows(device, table: table)
      let side =
        isPlain ? tableMargin : earlyWideMargin(table, cellWidth: cellWidth, screenWidth)
      // The cutout counts above a xib's cell: 55 = 44 + 11 in the two documents of Xcode 10 that tell
      // (horizontalsystems/bitcoin-kit-ios, NordicSemiconductor/IOS-nRF-Toolbox), 11 in one of Xcode 11; Xcode 9
      // is taken to be as 10.
      let cutout = release == .xcode9 && table == .none ? cutoutHeight(of: device) : 0
      return Insets(
        top: cutout + 11, left: side, bottom: 11 - pixel,
        right: hasAccessory ? Margins.plainView : side)
    case .xcode12, .xcode14, .xcode14_3, .xcode16:
      // A xib's cell counts with its own width up to 320, with the device's if it is wider: 16 in six
      // documents of four repositories, of 300 and 320, 20 in two of 358 and 364. Between no document tells.
      let isNarrow = table == .none && cellWidth <= 320
      let side = Margins.cell(screenWidth: isNarrow ? cellWidth : screenWidth)
      return Insets(
        top: 11, left: side, bottom: 11, right: hasAccessory ? Margins.plainView : side)
    case .xcode26:
      return cellContentMargins(screenWidth: screenWidth, hasAccessory: hasAccessory, iOS: 26)
    }
  }

  /// The layout margins of a table cell's content view on a device: plain ones up to iOS 10, 11 above
  /// and below from iOS 11 on, 15 in iOS 26.
  package static func cellContentMargins(
    screenWidth: Double, hasAccessory: Bool, preservesMargins: Bool = false, iOS: Int
  ) -> Insets {
    if iOS < 11 {
      return earlyCellMargins(side: preservesMargins ? tableMargin : Margins.plainView)
    }
    let side = Margins.cell(screenWidth: screenWidth)
    let height = iOS >= 26 ? 15.0 : 11
    return Insets(
      top: height, left: side, bottom: height, right: hasAccessory ? Margins.plainView : side)
  }

  /// The margin of a row of Xcode 9 to 11 that is no table's plain one. A xib's cell of more than 320 counts with the
  /// wider of itself and the screen: 35 sides of cells in public documents of Xcode 10, none otherwise.
  private static func earlyWideMargin(
    _ table: CellTable, cellWidth: Double, _ screenWidth: Double
  ) -> Double {
    let isNarrow = table != .none || cellWidth <= 320
    return Margins.cell(screenWidth: isNarrow ? cellWidth : max(cellWidth, screenWidth))
  }

  /// Whether a row that is not in a controller's own table has a table's plain margin up to Xcode 11: on devices with a
  /// home button, on an iPad without one (15 in a cell of 503, mozilla-mobile/guardian-vpn-ios, Xcode 11), and in a
  /// nested table of a phone with a cutout that is no wider than 375 (fahimrahmanbooom/SearchBar, Xcode 11; Xcode 9 and
  /// 10 are taken to be alike). A wider phone's nested row of 375 has 16.
  private static func hasPlainRows(_ device: CanvasDevice?, table: CellTable) -> Bool {
    if hasHomeButton(device) || device?.idiom == .pad { return true }
    return table == .nested && Margins.cell(screenWidth: device?.size.width ?? 375) == 16
  }

  private static func earlyCellMargins(side: Double) -> Insets {
    Insets(top: Margins.plainView, left: side, bottom: Margins.plainView, right: side)
  }

  /// Side margin of a table that takes none over.
  private static let tableMargin = 15.0
}

extension CanvasInsets {
  /// How far a card stays below the top of the screen: ten below a cutout's status bar of 44, or
  /// just below a status bar of 20.
  static func sheetGap(on device: CanvasDevice?) -> Double {
    guard let device, device.idiom == .phone else { return 0 }
    if device.orientation == .landscape { return 0 }
    return hasHomeButton(device) ? 20 : 54
  }

  /// Extents of the window that the view is shown in.
  ///
  /// A controller whose free-form size is higher than wide is shown in a window of that size, also where it would
  /// fit the device: one of 375 by 778 on a device of 896 ends 34 above its bottom (scenee/FloatingPanel, and one
  /// of 675 in keith27staines/iOSApp). A sheet is not, nor one that is wider: of 60 and 120
  /// (Esri/arcgis-runtime-samples-ios and Esri/data-collection-ios); nor one that names the kind of its size: of 692
  /// (vovaratskevich/OnboardingProject), 400 and 222 (ukhsa-collaboration/COVID-19-app-iOS-BETA).
  /// Another view that fits the device is shown on it, from its upper left corner, and one that does not
  /// in a window of its own size.
  private static func window(of root: CanvasRoot) -> Size {
    let frame = Size(width: root.frame.width, height: root.frame.height)
    guard var window = root.device?.size else {
      // Without a device the window is as high as the view, or, where that is no screen's height, ends
      // where the view does, which begins below a bar.
      let isScreen = screenHeights.contains(frame.height)
      return Size(
        width: frame.width, height: frame.height + (isScreen ? 0 : max(0, root.frame.y)))
    }
    if root.presentation == .sheet {
      window.height -= sheetGap(on: root.device)
    } else if let free = root.freeformSize, free.height > free.width, !root.namesFreeform {
      return free
    }
    let fits = frame.width <= window.width && frame.height <= window.height
    return fits || root.frame.y > 0 ? window : root.freeformSize ?? frame
  }

  /// Of the windows in which documents without a device show a view: the square one of any size and
  /// those of devices of the day.
  private static let screenHeights: Set<Double> = [480, 568, 600, 667, 736, 768, 1024]
  private static let screenWidths: Set<Double> = [320, 375, 414, 600, 768, 1024]

  /// What lies over the window's edges: cutouts, status bar, home indicator and bars.
  private static func cover(of root: CanvasRoot, window: Size) -> Insets {
    var cover = Insets(top: navigationBar(of: root), bottom: bottomBar(of: root))
    if root.presentation == .fullScreen { cover.top += statusBar(of: root, window: window) }
    guard let device = root.device else { return cover }
    let insets = ownInsets(of: device, root.release)
    cover.bottom += insets.bottom
    guard device.window == .fullScreen else { return cover }
    let isTurnedPhone = device.idiom == .phone && device.orientation == .landscape
    let isOldNotch = isTurnedPhone && insets.left > 0 && root.release < .xcode14
    cover.left = isOldNotch ? notchBeforeXcode14 : insets.left
    cover.right = isOldNotch ? notchBeforeXcode14 : insets.right
    return cover
  }

  /// The insets of a device by itself. A phone that lies has those of one that stands in Xcode 14 to 14.2: 47 above, 34 below
  /// and nothing at the sides (Masongua's, an iPhone 12), and 59, 34 and nothing (nss321/UpDownGame, a 14 Pro Max);
  /// Xcode 11 to 13 and 15 turn them.
  private static func ownInsets(of device: CanvasDevice, _ release: CanvasRelease) -> Insets {
    let isStuck = device.idiom == .phone && release == .xcode14
    return device.display.safeAreas[isStuck ? .portrait : device.orientation].value
  }

  /// The inset of a notch on the canvas that stands for the iPhone X and the 13 mini; 50 from Xcode 15
  /// on. Two documents of one repository (unstoppabledomains/unstoppable-ios-app).
  private static let insetOfMiniInXcode14 = 47.0

  /// The inset of every notch on the canvas, before each device had its own.
  private static let notchBeforeXcode14 = 44.0

  /// Height of the bar above. A large title adds 52, which on a card is not seen but assumed, and a
  /// prompt 34: a document of Xcode 9 has 98 above its content, 20 of status bar and 44 of bar in it.
  ///
  /// Since Xcode 26 a phone's bar is 54 high, 106 with a large title (52BaranHaydar/FilmListesi, Nordic
  /// Semiconductor's AddAppKey; 11 of 14 stored bars); whether a pad's is, no document tells.
  private static func navigationBar(of root: CanvasRoot) -> Double {
    let isPad = root.device?.idiom == .pad
    let ofPhones: Double = root.release >= .xcode26 && !isPad ? 54 : 44
    let standard: Double =
      root.presentation == .sheet
      ? 56 : hasLowBars(root) && !isWide(root) ? 32 : isPad && hasHighPadBars(root) ? 50 : ofPhones
    let prompt: Double = !root.hasPrompt ? 0 : root.release >= .xcode9 ? 34 : 30
    return switch root.navigationBar {
    case .none: 0
    case .standard: standard + prompt
    case .large: (root.presentation == .sheet ? 56 : ofPhones) + largeTitle(of: root) + prompt
    }
  }

  /// Whether a pad's navigation bar is higher than a phone's: since iOS 12, and so since Xcode 10, in three
  /// documents (AndriikoPe/ImageGallery, of plug-in 14490, and mauliksharma's and darkisa's of the same name, 14283
  /// and 14490); one of 14088 has it as high as a phone's (PPeter326/ImageGallery).
  private static func hasHighPadBars(_ root: CanvasRoot) -> Bool { root.plugInVersion >= 14_200 }

  /// What a large title takes below the bar.
  ///
  /// Since Xcode 14 one with a letter beyond Latin-1 or an emoji takes more: 60⅓ on canvases of three
  /// pixels a point, 60½ on those of two, in five documents of three projects, whose titles have “ş” or an
  /// emoji; other such letters are taken to be alike. In plain letters it is 52 in twelve documents. 60.12
  /// would be a line of 1.2 times the 40.57 of 34 points, and what 52 leaves beside those; a guess that
  /// fits. Whether devices have it is not known, and not taken to be so.
  private static func largeTitle(of root: CanvasRoot) -> Double {
    guard root.release >= .xcode14, let title = root.title?.unicodeScalars,
      title.contains(where: {
        $0.value > 0xFF && $0.properties.isAlphabetic || $0.properties.isEmojiPresentation
      })
    else { return 52 }
    let scale = root.device?.scale ?? 2
    return (60.12 * scale).rounded(.up) / scale
  }

  /// Height of the bar below, without the home indicator's region.
  private static func bottomBar(of root: CanvasRoot) -> Double {
    switch root.bottomBar {
    case .none: 0
    case .tabBar: hasLowBars(root) ? 32 : 49
    case .toolBar: hasLowBars(root) ? 32 : root.release < .xcode11 ? 44 : 49
    }
  }

  /// Whether the bar above keeps its height on a phone that lies, which is wide: in documents of two repositories of
  /// Xcode 12 (RomanKamenskyy/GuessTheNumber, yagom-academy/ios-juice-maker) it is 44 high on 896 by 414.
  private static func isWide(_ root: CanvasRoot) -> Bool {
    root.device?.sizeClasses.horizontal == .regular
  }

  /// Phones in landscape have lower bars.
  private static func hasLowBars(_ root: CanvasRoot) -> Bool {
    root.device?.idiom == .phone && root.device?.sizeClasses.vertical == .compact
  }

  /// Height of the simulated status bar, or of the cutout's region where there is one.
  private static func statusBar(of root: CanvasRoot, window: Size) -> Double {
    guard let device = root.device else {
      // Documents of Xcode 6 to 8 without a device have it, one of Xcode 10 on the square canvas
      // (heremaps/here-ios-sdk-examples), but not one of Xcode 9 that is 277 by 382. A view as large as a
      // device of the day is taken to have it, too.
      let isScreen =
        screenHeights.contains(root.frame.height) && screenWidths.contains(root.frame.width)
      return root.release < .xcode9 || root.release == .xcode9 && isScreen ? 20 : 0
    }
    let figure = ownInsets(of: device, root.release).top
    if device.idiom == .phone, !hasHomeButton(device) {
      if device.id == "retina5_9", root.release == .xcode14 { return insetOfMiniInXcode14 }
      // Islands came with Xcode 14.
      return root.release < .xcode14 ? cutoutHeight(of: device) : figure
    }
    switch root.release {
    case .xcode11, .xcode12, .xcode14:
      // One document of Xcode 13.4 has a pad's status bar (CSSE484-Spring-2022/SizeClasses), those of phones up to 14.1
      // and of pads up to 12.0 have none.
      return device.idiom == .pad && root.plugInVersion >= 20_000 ? figure : 0
    case .xcode8, .xcode9:
      guard device.idiom == .phone else { return figure }
      // In Xcode 9 and 10 a view wider than high, or square, counts as a phone in landscape, whose
      // status bar is hidden; one of a pad's size does not. In a document of Xcode 8
      // (hsylife/SwiftyPickerPopover) a square one has it.
      let isWide = root.frame.width >= root.frame.height && root.frame.height < 768
      let isTurned = device.orientation == .landscape
      return isTurned || isWide && root.release == .xcode9 ? 0 : 20
    case .xcode14_3, .xcode16, .xcode26:
      return figure
    }
  }

  /// Where the view's top is in the window.
  ///
  /// Opaque bars are not always in the saved position, but the height tells: a view as high as what
  /// the bars leave free lies between them.
  private static func position(of root: CanvasRoot, in window: Size, under cover: Insets) -> Double
  {
    if root.frame.y > 0 { return root.frame.y }
    // Also where the free-form size would fit the device (owntracks/ios).
    let free = (root.freeformSize?.height ?? window.height) - cover.top
    let bars = root.bottomBar == .none ? 0 : cover.bottom
    guard root.navigationBar != .none else { return 0 }
    return [free, free - bars].contains { abs($0 - root.frame.height) < 1 } ? cover.top : 0
  }

  /// The same root under a bar of standard height where it is as high as that would leave: one of 724 of 812 has
  /// nothing above, though its bar has a large title (NordicSemiconductor/IOS-DFU-Library).
  private static func underBarByHeight(_ root: CanvasRoot) -> CanvasRoot {
    guard root.navigationBar == .large else { return root }
    var standard = root
    standard.navigationBar = .standard
    let window = window(of: standard)
    let cover = cover(of: standard, window: window)
    let isBelow = root.frame.y == 0 && position(of: standard, in: window, under: cover) > 0
    return isBelow ? standard : root
  }

  /// A controller gets the insets of the device and the same once more as the window's, unless it is
  /// presented; bars count once.
  ///
  /// Seen on devices with a home indicator: under a navigation bar on an iPhone of 852 points
  /// documents show 162 = 2 · 59 + 44 and 68 = 2 · 34, in a tab bar controller 117 = 2 · 34 + 49,
  /// presented over the whole screen 59 and 34.
  private static func countsTwice(_ root: CanvasRoot) -> Bool {
    root.release >= .xcode16 && !root.countsInsetsOnce && !hasHomeButton(root.device)
      && root.presentation == .fullScreen
  }

  /// The inset of a xib's view that is smaller than the device: from Xcode 14.3 on the device's own,
  /// whether or not the view reaches there, and from 16.3 on added to what does reach in.
  ///
  /// Four documents of zotero/zotero-ios show 48 and 34 in 14.3 and 96 and 34 in 16.3; up to 14.2 seven
  /// documents have no inset at the bottom.
  private static func combine(_ reaching: Double, _ own: Double, adding: Bool) -> Double {
    adding ? reaching + own : max(reaching, own)
  }

  /// Height of the cutout's region above a view in a document of Xcode 9 to 13; 0 in landscape.
  private static func cutoutHeight(of device: CanvasDevice?) -> Double {
    guard let device, device.idiom == .phone, !hasHomeButton(device) else { return 0 }
    return min(device.display.safeAreas[device.orientation].value.top, notchBeforeXcode14)
  }

  private static func hasHomeButton(_ device: CanvasDevice?) -> Bool {
    guard let device else { return true }
    return !device.display.hasHomeIndicator.value
  }
}

/// Which table a cell of a document is in.
package enum CellTable: Sendable {
  /// None: the cell is a xib's.
  case none
  /// One that is a controller's view.
  case controllerView
  /// One inside another view.
  case nested
}
