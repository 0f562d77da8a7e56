import AdaptiveKit
import Testing
import UIKit

@Suite("What comes back when a condition ends")
@MainActor
struct RestorationTests {
  private let view = makeView()

  /// Declares something for wide views, and shows it to a width of 700 and then of 300 again.
  private func passThroughWide(
    @AdaptationBuilder<UIView> _ declarations: () -> [AdaptiveContent],
    while check: () -> Void = {}
  ) {
    let contents = declarations()
    view.adapt { When(.width(600...)) { contents } }
    view.resize(700, 600)
    check()
    view.resize(300, 600)
  }

  @Test("Several properties of a stack view at once")
  func stacks() {
    let stack = UIStackView()
    (stack.axis, stack.spacing) = (.vertical, 4)
    (stack.alignment, stack.distribution) = (.leading, .equalSpacing)
    view.addSubview(stack)
    passThroughWide {
      On(stack) {
        set(\.axis, to: .horizontal)
        set(\.spacing, to: 20)
        set(\.alignment, to: .center)
        set(\.distribution, to: .fillEqually)
        set(\.isLayoutMarginsRelativeArrangement, to: true)
      }
    } while: {
      #expect(stack.axis == .horizontal && stack.spacing == 20)
      #expect(stack.alignment == .center && stack.distribution == .fillEqually)
    }
    #expect(stack.axis == .vertical && stack.spacing == 4)
    #expect(stack.alignment == .leading && stack.distribution == .equalSpacing)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test("Hidden in a stack view, where the others move up and make room again")
  func hiddenInStacks() {
    let boxes = (0..<2).map { _ in UIView() }
    for box in boxes { box.heightAnchor.constraint(equalToConstant: 30).isActive = true }
    let stack = view.addPlaced(UIStackView(arrangedSubviews: boxes))
    stack.axis = .vertical
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    passThroughWide {
      set(\.isHidden, on: boxes[0], to: true)
    } while: {
      #expect(boxes[1].frame.minY == 0)
    }
    #expect(!boxes[0].isHidden && boxes[1].frame.minY == 30)
  }

  @Test("Priorities of the content's size, appearance, insets and a constraint's constant")
  func derived() {
    let label = UILabel()
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let box = view.addPlaced(UIView())
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    view.addSubview(label)
    passThroughWide {
      On(label) {
        set(\.horizontalHuggingPriority, to: .required)
        set(\.verticalCompressionResistancePriority, to: .defaultLow)
        set(\.overrideUserInterfaceStyle, to: .dark)
        set(\.font, to: .boldSystemFont(ofSize: 30))
        set(\.layer.cornerRadius, to: 8)
      }
      set(\.constant, on: width, to: 90)
    } while: {
      #expect(label.contentHuggingPriority(for: .horizontal) == .required)
      #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
      #expect(label.traitCollection.userInterfaceStyle == .dark)
      #expect(box.frame.width == 90)
    }
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    // A label resists compression at 750 from the start.
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(label.overrideUserInterfaceStyle == .unspecified)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.layer.cornerRadius == 0)
    #expect(box.frame.width == 40)
    #expect(view.adaptation.problems.isEmpty)
  }

  @Test("An inherited tint colour is inherited again, where nil is given for it")
  func inherited() {
    let box = UIView()
    view.addSubview(box)
    view.tintColor = .red
    passThroughWide {
      set(\.tintColor, on: box, to: .blue, otherwise: nil)
    } while: {
      #expect(box.tintColor == .blue)
    }
    view.tintColor = .green
    #expect(box.tintColor == .green)
  }

  @Test("What the app writes while a rule holds is the app's, and stays")
  func ownWrites() {
    let label = UILabel()
    label.text = "at first"
    view.addSubview(label)
    passThroughWide {
      set(\.text, on: label, to: "wide")
      set(\.alpha, on: label, to: 0.5)
    } while: {
      label.text = "news"
    }
    #expect(label.text == "news" && label.alpha == 1)
    // The rule sets it again when it begins again, and gives back what was the app's last.
    view.resize(700, 600)
    #expect(label.text == "wide")
    view.resize(300, 600)
    #expect(label.text == "news")
  }

  @Test("It is not lost either where another rule takes over at once")
  func ownWritesBetweenRules() {
    let label = UILabel()
    view.addSubview(label)
    view.adapt {
      When(.width(600...)) { set(\.numberOfLines, on: label, to: 2) }
      When(.width(900...)) { set(\.numberOfLines, on: label, to: 3) }
    }
    view.resize(700, 600)
    label.numberOfLines = 5
    view.resize(1000, 600)
    #expect(label.numberOfLines == 3)
    view.resize(300, 600)
    #expect(label.numberOfLines == 5)
  }

  @Test("A font that followed the text size meanwhile gives way to the one from before")
  func fontsThatFollow() {
    let label = UILabel()
    view.addSubview(label)
    passThroughWide {
      set(\.font, on: label, to: .systemFont(ofSize: 20))
    } while: {
      // As UIKit does for a font that is adjusted to the text size.
      label.font = .systemFont(ofSize: 25)
    }
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test("A value that cannot be compared gives way to the one from before")
  func incomparable() {
    final class Player: UIView {
      struct Tune { var name: String }
      var tune = Tune(name: "at first")
    }
    let player = Player()
    view.addSubview(player)
    passThroughWide {
      set(\.tune, on: player, to: Player.Tune(name: "wide"))
    } while: {
      player.tune.name = "news"
    }
    #expect(player.tune.name == "at first")
  }
}
