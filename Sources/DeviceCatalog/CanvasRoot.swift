/// A root view on Interface Builder's canvas: a controller's view, or a view at the top of a xib.
package struct CanvasRoot: Hashable, Sendable {
  /// How the controller comes onto the screen.
  package enum Presentation: String, Hashable, Sendable, CaseIterable {
    /// As the window's root, pushed, embedded, or presented over the whole screen.
    case fullScreen
    /// Presented as a card, which is what a modal segue does by default since Xcode 11.
    case sheet
    /// In a popover: nothing reaches in.
    case popover
  }

  /// The bar above the view, drawn by a navigation controller or simulated.
  package enum NavigationBar: String, Hashable, Sendable, CaseIterable {
    /// None, or a hidden one.
    case none
    /// A bar with its title in the middle.
    case standard
    /// A bar with a large title below.
    case large
  }

  /// The bar below the view, drawn by a controller around it or simulated.
  package enum BottomBar: String, Hashable, Sendable, CaseIterable {
    /// None, or a hidden one.
    case none
    /// A tab bar.
    case tabBar
    /// A toolbar.
    case toolBar
  }

  /// The canvas; nil for a document without a `<device>`.
  package var device: CanvasDevice?
  /// The release that wrote the document.
  package var release: CanvasRelease
  /// The version of the plug-in that wrote it; 0 where it names none.
  package var plugInVersion: Int
  /// The view's saved frame. Its position is that in the window, where Xcode has written one.
  package var frame: Rect
  /// How the controller comes onto the screen.
  package var presentation: Presentation
  /// The bar above.
  package var navigationBar: NavigationBar
  /// Whether a prompt makes the bar above higher.
  package var hasPrompt: Bool
  /// The title in the bar above.
  package var title: String?
  /// The bar below.
  package var bottomBar: BottomBar
  /// Whether a segue presents the controller itself, not one that contains or pushes it.
  package var isPresentedItself: Bool
  /// Whether the device's insets count only once from Xcode 16.3 on, too: for what is presented
  /// or embedded, or has simulated bars.
  package var countsInsetsOnce: Bool
  /// The size that the controller simulates (`<size key="freeformSize">`); nil for the device's.
  package var freeformSize: Size?
  /// Whether the controller names that kind of size (`<freeformSimulatedSizeMetrics>`).
  package var namesFreeform: Bool
  /// Whether it is a view at the top of a xib, not a controller's.
  package var isTopLevelView: Bool

  /// A root view; without further arguments a controller's on its own.
  package init(
    device: CanvasDevice?, plugInVersion: Int, frame: Rect,
    presentation: Presentation = .fullScreen, navigationBar: NavigationBar = .none,
    hasPrompt: Bool = false, title: String? = nil, bottomBar: BottomBar = .none,
    isPresentedItself: Bool = false, countsInsetsOnce: Bool = false, freeformSize: Size? = nil,
    namesFreeform: Bool = false, isTopLevelView: Bool = false
  ) {
    self.device = device
    release = CanvasRelease(plugInVersion: plugInVersion)
    self.plugInVersion = plugInVersion
    self.frame = frame
    self.presentation = presentation
    self.navigationBar = navigationBar
    self.hasPrompt = hasPrompt
    self.title = title
    self.bottomBar = bottomBar
    self.isPresentedItself = isPresentedItself
    self.countsInsetsOnce = countsInsetsOnce
    self.freeformSize = freeformSize
    self.namesFreeform = namesFreeform
    self.isTopLevelView = isTopLevelView
  }

  /// The same root, shown over the whole screen when it is too high for a card: some segues that
  /// look modal are not.
  var withoutImpossibleSheet: CanvasRoot {
    guard presentation == .sheet, let device, frame.height == device.size.height else {
      return self
    }
    return shownOverAll
  }

  /// Whether the canvas shows the root in no window, because it is presented without bars, or a card: so on upright phones
  /// since Xcode 14.3, whole screens (zaehorang/BMI, Thormogal/FastWordApp, engYahyaMahmoud97/ContainerView-ios and, with
  /// a home button, Lepiozdyx/Login-App) as well as a card that leaves ten points of its phone
  /// (Botir-Babadzhanov/BodyMetricMaster). Two documents of Xcode 14.1 have the device's insets there
  /// (Zeyneppsevgi/QuizApp, egorukolov/NavigationController). Of pads and turned phones nothing is known.
  var isShownWithoutWindow: Bool {
    (isPresentedItself || presentation == .sheet) && isUprightWithoutBars && release >= .xcode14_3
  }

  /// The same root on the whole screen where it is a card of Xcode 13.3 to 14.2 on an upright phone without bars, which
  /// begins at the screen's top there: of 842 points it has 44 above and nothing below (Isa199510/LoginApp, and
  /// LeeSeJin's Registration of SOPT's 30th; xSP1TFIREx/LoginScreen of Xcode 14.1), where those of Xcode 11 to 13.2 have
  /// nothing above and 34 below.
  var withoutCardAtTop: CanvasRoot {
    let isAtTop = presentation == .sheet && isUprightWithoutBars
    return isAtTop && 20_000..<21_600 ~= plugInVersion ? shownOverAll : self
  }

  private var isUprightWithoutBars: Bool {
    guard let device, device.idiom == .phone, device.orientation == .portrait else { return false }
    return navigationBar == .none && bottomBar == .none
  }

  /// The same root with a status bar where it is a popover's up to Xcode 8: a field 8 below the top layout guide is
  /// at 28 in a document of Xcode 7 (sirljan/PopoverArrow). One other states that it has none, and has none; Xcode 8
  /// is taken to be alike.
  var withoutEarlyPopover: CanvasRoot {
    presentation == .popover && release == .xcode8 ? shownOverAll : self
  }

  private var shownOverAll: CanvasRoot {
    var root = self
    root.presentation = .fullScreen
    return root
  }
}
