import Testing

@testable import UIKit

/// Expectations are those of Apple's reference; frames follow by hand.
@MainActor
@Suite("Keyboard guide, regions, bars, colours of catalogues", .serialized)
struct GuideAndBarTests {
  private func window(
    _ size: CGSize = CGSize(width: 400, height: 800), bottom: CGFloat = 34,
    vertical: UIUserInterfaceSizeClass = .regular
  ) -> UIWindow {
    UIWindow(
      surroundings: WindowSurroundings(
        size: size, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0),
        traits: UITraitCollection {
          $0.userInterfaceIdiom = .phone
          $0.displayScale = 3
          $0.horizontalSizeClass = .compact
          $0.verticalSizeClass = vertical
        }))
  }

  @Test("Without a keyboard in sight its guide begins at the safe area, or at the view's edge")
  func keyboardGuide() {
    let (window, controller, field) = (window(), UIViewController(), UIView())
    let root: UIView = controller.view
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(field.frame == CGRect(x: 0, y: 800 - 34 - 50, width: 400, height: 50))

    root.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == CGFloat(800))
  }

  @Test("A region is a guide, the same each time, and its insets are the view's")
  func regions() {
    let (window, controller) = (window(), UIViewController())
    let root: UIView = controller.view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let region = UIView.LayoutRegion.safeArea()
    #expect(root.layoutGuide(for: region) === root.safeAreaLayoutGuide)
    #expect(root.edgeInsets(for: region) == root.safeAreaInsets)
    #expect(root.edgeInsets(for: .margins()) == root.layoutMargins)
    #expect(root.directionalEdgeInsets(for: region).bottom == CGFloat(34))
  }

  @Test("Bars are out of the way where the height is compact, if asked for")
  func compactBars() {
    let window = window(CGSize(width: 800, height: 400), bottom: 0, vertical: .compact)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    // A compact bar is 32 points high.
    #expect(content.view.safeAreaInsets.top == CGFloat(32))
    navigation.hidesBarsWhenVerticallyCompact = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == CGFloat(0))
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }

  @Test("Bars go when the keyboard comes, if asked for, and stay away")
  func keyboardHidesBars() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let window = window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    func keyboard(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: nil)
      window.layoutIfNeeded()
    }
    keyboard(UIResponder.keyboardWillShowNotification)
    #expect(!navigation.isNavigationBarHidden && content.view.safeAreaInsets.top > CGFloat(40))
    navigation.hidesBarsWhenKeyboardAppears = true
    keyboard(UIResponder.keyboardWillShowNotification)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(content.view.safeAreaInsets.top == CGFloat(0))
    keyboard(UIResponder.keyboardWillHideNotification)
    #expect(navigation.isNavigationBarHidden)
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.hidesBarsWhenKeyboardAppears = false
    keyboard(UIResponder.keyboardWillShowNotification)
    #expect(!navigation.isNavigationBarHidden)
  }

  private final class Bar: UINavigationBar {}
  private final class Tools: UIToolbar {}

  @Test("Bars are of the classes that are asked for")
  func barClasses() {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
    let standard = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: standard.navigationBar) == UINavigationBar.self)
  }

  @Test("A colour set has a colour for dark appearance, in any notation of its components")
  func colorSet() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ColorSet-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Media.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.5"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
    // 51 of 255 is a fifth.
    let light = UIColor(red: 1, green: 0.2, blue: 0.5, alpha: 1)
    let dark = UIColor(white: 0.25, alpha: 0.5)
    let style = { UITraitCollection(userInterfaceStyle: $0) }
    #expect(color.resolvedColor(with: style(.light)) == light)
    #expect(color.resolvedColor(with: style(.dark)) == dark)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("Insets come out of a box as they went in")
  func boxedInsets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("A picture may be wanted for traits")
  func imageConfiguration() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.imageConfiguration.traitCollection == traits)
  }

  @Test("Rows of a wide table keep to the readable part, if asked for")
  func readableRows() {
    UIKitRelease(iOS: 18).performAsCurrent {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
      #expect(table.sideMargin == CGFloat(20))
      table.cellLayoutMarginsFollowReadableWidth = true
      // (1000 − 664) / 2
      #expect(table.sideMargin == CGFloat(168))
    }
  }
}
