import AdaptiveKit
import Testing
import UIKit

@Suite("Settings of what adapts, and of the object of an On")
@MainActor
struct OwnSettingTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  @Test("Where the view is known the property alone is enough, however deep it stands")
  func short() {
    stack.adapt {
      set(\.axis, to: .vertical)
      When(.width(600...)) {
        set(\.axis, to: .horizontal)
        When(.height(200...)) {
          set(\.spacing, to: 20)
        } otherwise: {
          set(\.spacing, to: 10)
        }
      } otherwise: {
        set(\.isHidden, to: true)
      }
    }
    stack.layoutIfNeeded()
    #expect(stack.axis == .vertical && stack.spacing == 0 && stack.isHidden)
    stack.resize(700, 100)
    #expect(stack.axis == .horizontal && stack.spacing == 10 && !stack.isHidden)
    stack.resize(700, 300)
    #expect(stack.axis == .horizontal && stack.spacing == 20)
  }

  @Test("It mixes with settings of other objects, constraints, views, loops and choices")
  func mixed() {
    let (label, box) = (UILabel(), stack.addPlaced(UIView()))
    let hidesLabel = true
    stack.adapt {
      box.widthAnchor.constraint(equalToConstant: 40)
      Subview(label)
      When(.width(600...)) {
        set(\.axis, to: .horizontal)
        set(\.numberOfLines, on: label, to: 2)
        set(\UIView.tag, to: 7)
        if hidesLabel { set(\.isHidden, on: label, to: true) }
        for view in [box, label] { set(\.alpha, on: view, to: 0.5) }
        Behavior {}
      }
    }
    stack.resize(700, 100)
    #expect(label.superview === stack && label.numberOfLines == 2 && label.isHidden)
    #expect(stack.tag == 7)
    #expect(box.alpha == 0.5 && label.alpha == 0.5)
    #expect(stack.adaptation.problems.isEmpty)
  }

  @Test("On says of one object what would be said of the one that adapts; its space decides")
  func scopes() {
    let view = makeView()
    let (inner, label, extra) = (UIStackView(), UILabel(), UIView())
    view.addSubview(inner)
    view.adapt {
      On(inner) {
        set(\.spacing, to: 8)
        When(.width(600...)) {
          set(\.axis, to: .vertical)
          Subview(extra)
          On(label) { set(\.text, to: "wide") }
        }
      }
      set(\.tag, to: 3)
    }
    view.layoutIfNeeded()
    #expect(inner.spacing == 8 && inner.axis == .horizontal && view.tag == 3)
    view.resize(700, 600)
    #expect(inner.axis == .vertical && label.text == "wide")
    #expect(inner.arrangedSubviews == [extra])
    view.resize(375, 600)
    #expect(inner.axis == .horizontal && label.text == nil && extra.superview == nil)
  }

  @Test("A controller sets properties of its own, and of its view by the view's class")
  func controllers() {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        adapt {
          set(\.title, to: "Narrow")
          When(.width(600...)) {
            set(\.title, to: "Wide")
            set(\.view.tag, to: 1)
            set(\UIView.alpha, to: 0.5)
          }
        }
      }
    }
    let screen = Screen()
    let window = makeWindow(screen, WindowSurroundings(375, 812, .compact, .regular))
    #expect(screen.title == "Narrow")
    window.transition(to: WindowSurroundings(812, 375, .compact, .compact))
    #expect(screen.title == "Wide" && screen.view.tag == 1 && screen.view.alpha == 0.5)
    #expect(screen.adaptation.problems.isEmpty)
  }

  @AdaptationBuilder<UIStackView>
  private func sideBySide(_ spacing: CGFloat) -> [AdaptiveContent] {
    set(\.axis, to: .horizontal)
    set(\.spacing, to: spacing)
  }

  @Test("A part of a declaration can be a function, or a rule that is kept")
  func parts() {
    let rule = When<UIStackView>(.width(600...)) { sideBySide(12) }
    stack.axis = .vertical
    stack.adapt {
      rule
      When(.width(900...)) { sideBySide(24) }
    }
    let found = [300, 700, 1000].map { (width: CGFloat) in
      stack.resize(width, 100)
      return stack.spacing
    }
    #expect(found == [0, 12, 24])
    #expect(stack.axis == .horizontal)
  }

  @Test("One property is one, whatever class its key path names")
  func staticTypes() {
    let label = UILabel()
    let view: UIView = label
    let root = makeView(700, 600)
    root.addSubview(label)
    root.adapt {
      // Asks more, so it wins wherever it stands.
      When(.width(600...) && .height(600...)) { set(\UILabel.isHidden, on: label, to: true) }
      When(.width(600...)) { set(\UIView.isHidden, on: view, to: false) }
    }
    root.layoutIfNeeded()
    #expect(label.isHidden)
    root.resize(300, 600)
    #expect(!label.isHidden)
  }

  @Test("A value for the time when no rule sets the property")
  func otherwise() {
    stack.tintColor = .red
    stack.adapt {
      When(.width(600...)) { set(\.tintColor, to: .blue, otherwise: nil) }
    }
    stack.resize(700, 100)
    #expect(stack.tintColor == .blue)
    stack.resize(300, 100)
    #expect(stack.tintColor == UIView().tintColor)
    #expect(stack.adaptation.problems.isEmpty)
  }
}
