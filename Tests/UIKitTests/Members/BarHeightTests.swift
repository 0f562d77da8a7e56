import Testing

@testable import UIKit

/// How high bars are: 44 to 54 points upright, 32 on a phone that lies, more with a prompt.
@MainActor
@Suite("Heights of bars")
struct BarHeightTests {
  @Test("A bar on its own is low while the height is compact")
  func compactHeight() {
    for (bar, upright) in [(UIToolbar(), 44), (UITabBar(), 49), (UINavigationBar(), 54)]
      as [(UIView, CGFloat)]
    {
      let controller = UIViewController()
      let root: UIView = controller.view
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      ])
      let window = show(controller, in: portrait)
      #expect(bar.frame.height == upright)
      window.transition(to: landscape)
      #expect(bar.frame.height == 32)
      window.transition(to: portrait)
      #expect(bar.frame.height == upright)
    }
  }

  @Test("A prompt takes the upper 34 points of a bar; items are below it")
  func prompt() throws {
    let content = UIViewController()
    let window = show(UINavigationController(rootViewController: content), in: portrait)
    // 47 of status bar and 54 of bar.
    #expect(content.view.safeAreaInsets.top == 101)
    content.navigationItem.prompt = "Edit"
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 30))
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 135)
    // In a document of Xcode 9, with a bar of 44, such a button is 41 below the upper edge, which is
    // 34 + (44 − 30) ÷ 2; here it is 34 + (54 − 30) ÷ 2.
    #expect(button.frame.minY == 46)
    content.navigationItem.prompt = nil
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 101)
  }

  @Test("Up to iOS 10 a bar with a prompt was 74 points high")
  func promptBefore() {
    withRelease(10) {
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "T")]
      #expect(bar.intrinsicContentSize.height == 44)
      bar.topItem?.prompt = "P"
      #expect(bar.intrinsicContentSize.height == 74)
    }
  }
}
