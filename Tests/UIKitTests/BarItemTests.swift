import Testing

@testable import UIKit

/// Items of bars, and the views that stand in them.
@MainActor
@Suite("Bar items")
struct BarItemTests {
  @Test("Flexible spaces of a toolbar share what the views leave")
  func toolbar() {
    let toolbar = UIToolbar(frame: rect(0, 0, 320, 44))
    let (first, second) = (UIView(frame: rect(0, 0, 50, 20)), UIView(frame: rect(0, 0, 30, 20)))
    toolbar.setItems(
      [
        UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: second),
      ], animated: false)
    toolbar.layoutIfNeeded()
    // 16 points at both ends; 320 − 16 − 30 = 274; in the middle of 44: (44 − 20) / 2 = 12.
    #expect(first.frame == rect(16, 12, 50, 20))
    #expect(second.frame == rect(274, 12, 30, 20))
    toolbar.items = nil
    #expect(first.superview == nil)
  }

  @Test("A title view stands in the middle of its bar, and makes way for buttons")
  func titleView() {
    let bar = UINavigationBar(frame: rect(0, 0, 320, 44))
    let item = UINavigationItem(title: "Title")
    bar.pushItem(item, animated: false)
    let view = UIView(frame: rect(0, 0, 100, 30))
    item.titleView = view
    bar.layoutIfNeeded()
    #expect(view.frame == rect(110, 7, 100, 30))
    let button = UIView(frame: rect(0, 0, 120, 30))
    item.leftBarButtonItem = UIBarButtonItem(customView: button)
    bar.layoutIfNeeded()
    // From 16 to 136, and a gap of 10 since iOS 26.
    #expect(button.frame == rect(16, 7, 120, 30))
    #expect(view.frame == rect(146, 7, 100, 30))
    #expect(bar.popItem(animated: false) === item)
    #expect(view.superview == nil)
  }

  @Test("Views of items stand in the middle of a higher bar, above a large title")
  func higherBars() {
    // A document has a button of 30 points at 13 in the bar of a sheet, which is 56 high.
    let bar = UINavigationBar(frame: rect(0, 0, 320, 56))
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    let view = UIView(frame: rect(0, 0, 60, 30))
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    bar.layoutIfNeeded()
    #expect(view.frame == rect(244, 13, 60, 30))
    // 54 of items and 52 of large title.
    bar.prefersLargeTitles = true
    bar.frame.size.height = 106
    bar.layoutIfNeeded()
    #expect(view.frame.minY == 12)
  }

  @Test("In a toolbar of 49 points the middle of the items is 22 above the lower edge")
  func higherToolbar() {
    let toolbar = UIToolbar(frame: rect(0, 0, 320, 49))
    let view = UIView(frame: rect(0, 0, 50, 20))
    toolbar.items = [UIBarButtonItem(customView: view)]
    toolbar.layoutIfNeeded()
    // As documents of Xcode 12 to 14 have it: 49 − 22 − 20 ÷ 2.
    #expect(view.frame == rect(16, 17, 50, 20))
  }

  @Test("A view makes way for the buttons beside it, as wide as these are drawn")
  func beside() {
    let bar = UINavigationBar(frame: rect(0, 0, 320, 54))
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    let view = UIView(frame: rect(0, 0, 60, 30))
    item.leftBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(customView: view),
    ]
    bar.layoutIfNeeded()
    // Since iOS 26 a symbol has a surface 44 wide, 16 from the edge, and a gap of 10.
    #expect(view.frame.minX == 70)
  }

  @Test("Setting one item sets the list, and the other way round")
  func lists() {
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    #expect(item.rightBarButtonItems?.count == 1)
    item.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), button,
    ]
    #expect(item.content.trailing.map(\.systemItem) == ["add", nil])
    #expect(item.content.trailing.map(\.title) == [nil, "Edit"])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test("The back button says what the item below wants")
  func back() {
    let bar = UINavigationBar()
    let below = UINavigationItem(title: "Below")
    bar.items = [below, UINavigationItem(title: "Top")]
    #expect(bar.backTitle == "Below")
    below.backButtonTitle = "Home"
    #expect(bar.backTitle == "Home")
    bar.topItem?.hidesBackButton = true
    #expect(bar.backTitle == nil)
  }

  @Test("An appearance is copied with all it says")
  func appearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    appearance.titleTextAttributes = [.kern: 3]
    let copy = appearance.copy() as? UINavigationBarAppearance
    appearance.backgroundColor = nil
    #expect(copy?.backgroundColor == .systemRed)
    #expect(copy?.titleTextAttributes[.kern] as? Int == 3)
  }

  @Test("A search bar and its field have one text, and the field leaves room for the button")
  func searchBar() {
    withRelease(18) {
      let bar = UISearchBar(frame: rect(0, 0, 320, 56))
      bar.text = "one"
      #expect(bar.searchTextField.text == "one")
      bar.searchTextField.text = "two"
      #expect(bar.text == "two")
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == rect(8, 10, 304, 36))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame.width < 260)
    }
  }

  @Test("The content view of an effect view fills it")
  func effectView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = rect(0, 0, 100, 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == rect(0, 0, 100, 50))
    #expect(view.blurStyle == "systemMaterial")
  }
}
