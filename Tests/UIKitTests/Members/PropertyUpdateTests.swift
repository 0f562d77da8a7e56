import Observation
import Testing

@testable import UIKit

/// The order is that of Apple's reference: traits, properties, layout, each from the top down.
@MainActor
@Suite("updateProperties()", .serialized)
struct PropertyUpdateTests {
  @Observable final class Model {
    var text = "one"
    var unread = 0
  }

  private final class Diary { var lines: [String] = [] }

  private final class Page: UIView {
    let diary: Diary
    let name: String
    var model: Model?
    var text = ""

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      diary.lines.append("\(name) properties")
      text = model?.text ?? ""
      if traitCollection.userInterfaceStyle == .dark { text += ", dark" }
    }
    override func layoutSubviews() {
      diary.lines.append("\(name) layout")
      super.layoutSubviews()
    }
  }

  private final class Screen: UIViewController {
    let diary: Diary
    init(_ diary: Diary) {
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Page("root", diary) }
    override func updateProperties() { diary.lines.append("controller properties") }
  }

  @Test("Controller, view and subview in turn, each before its layout")
  func order() {
    UIKitRelease(iOS: 26).performAsCurrent {
      let diary = Diary()
      let screen = Screen(diary)
      screen.view.addSubview(Page("child", diary))
      screen.view.layoutIfNeeded()
      #expect(
        diary.lines == [
          "controller properties", "root properties", "root layout", "child properties",
          "child layout",
        ])
      diary.lines = []
      screen.view.layoutIfNeeded()
      #expect(diary.lines == [])
      screen.setNeedsUpdateProperties()
      screen.view.layoutIfNeeded()
      // Nothing but the properties waited.
      #expect(diary.lines == ["controller properties"])
    }
  }

  @Test("What is read is tracked: observable properties and traits, but nothing else")
  func tracking() {
    UIKitRelease(iOS: 26).performAsCurrent {
      let (diary, model) = (Diary(), Model())
      let page = Page("page", diary)
      page.model = model
      page.layoutIfNeeded()
      #expect(page.text == "one")

      diary.lines = []
      model.unread = 5
      page.layoutIfNeeded()
      #expect(diary.lines == [])

      model.text = "two"
      page.layoutIfNeeded()
      #expect(page.text == "two")
      #expect(diary.lines == ["page properties"])

      model.text = "three"
      page.updatePropertiesIfNeeded()
      #expect(page.text == "three")
    }
  }

  @Test("A trait that was read calls it again")
  func traits() {
    UIKitRelease(iOS: 26).performAsCurrent {
      let diary = Diary()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let page = Page("page", diary)
      window.addSubview(page)
      window.makeKeyAndVisible()
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      #expect(page.text == ", dark")
    }
  }

  @Test("Before iOS 26 nobody calls it")
  func earlier() {
    UIKitRelease(iOS: 18).performAsCurrent {
      let diary = Diary()
      Page("page", diary).layoutIfNeeded()
      #expect(diary.lines == ["page layout"])
    }
  }
}
