import AdaptiveKit
import Testing
import UIKit

@Suite("Declarations")
@MainActor
struct AdaptationTests {
  /// A box at the left edge, 50 high: 100 wide, and half the container from a width of 600 on.
  private func makeAdaptiveBox() -> (view: UIView, box: UIView) {
    let view = makeView()
    let box = view.addPlaced(UIView())
    view.adapt {
      box.topAnchor.constraint(equalTo: view.topAnchor)
      [
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ]
      When(.width(..<600)) { box.widthAnchor.constraint(equalToConstant: 100) }
      When(.width(600...)) {
        box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
      }
    }
    return (view, box)
  }

  @Test("Constraints change with the width, in the same layout pass")
  func constraints() {
    let (view, box) = makeAdaptiveBox()
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.resize(800, 600)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
    view.resize(320, 600)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.adaptation.problems.isEmpty)
  }

  @Test("A width sweep from 320 to 1400 is right at every point")
  func sweep() {
    let (view, box) = makeAdaptiveBox()
    for width in stride(from: CGFloat(320), through: 1400, by: 40) {
      view.resize(width, 700)
      #expect(box.frame.width == (width < 600 ? 100 : width / 2))
    }
  }

  @Test("What stands outside any condition applies at once, the rest with the first layout")
  func firstApplication() {
    let view = makeView()
    let box = view.addPlaced(UIView())
    let always = box.topAnchor.constraint(equalTo: view.topAnchor)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    view.adapt {
      always
      When(.width(..<600)) { narrow }
    }
    #expect(always.isActive && !narrow.isActive)
    view.layoutIfNeeded()
    #expect(narrow.isActive)
  }

  @Test("A view of unknown size decides when the size is known, and only once")
  func unknownSize() {
    let root = makeView(800, 600)
    let view = root.addPlaced(UIView())
    var calls: [String] = []
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 700),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    view.adapt {
      When(.width(600...)) {
        Behavior {
          calls.append("wide")
        } otherwise: {
          calls.append("narrow")
        }
      }
    }
    root.layoutIfNeeded()
    #expect(calls == ["wide"])
  }

  @Test("The container counts, not the screen: a pane adapts to its own width")
  func containers() {
    let root = makeView(1000, 600)
    let pane = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    root.addSubview(pane)
    let stack = UIStackView()
    pane.addSubview(stack)
    pane.adapt { When(.width(..<400)) { set(\.axis, on: stack, to: .vertical) } }
    root.layoutIfNeeded()
    #expect(stack.axis == .vertical)
    pane.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(stack.axis == .horizontal)
  }

  @Test("A property gets its earlier value back")
  func settings() {
    let view = makeView()
    let label = UILabel()
    label.text = "before"
    view.addSubview(label)
    view.adapt {
      When(.width(600...)) {
        set(\.text, on: label, to: "wide")
        set(\.numberOfLines, on: label, to: 0)
      }
    }
    view.layoutIfNeeded()
    #expect(label.text == "before" && label.numberOfLines == 1)
    view.resize(700, 600)
    #expect(label.text == "wide" && label.numberOfLines == 0)
    view.resize(300, 600)
    #expect(label.text == "before" && label.numberOfLines == 1)
  }

  @Test("An optional property that was nil is nil again")
  func nilSettings() {
    let view = makeView(700, 600)
    let box = UIView()
    view.addSubview(box)
    view.adapt { When(.width(600...)) { set(\.backgroundColor, on: box, to: .red) } }
    view.layoutIfNeeded()
    #expect(box.backgroundColor == .red)
    view.resize(300, 600)
    #expect(box.backgroundColor == nil)
  }

  @Test("A setting without an object is about the view that adapts")
  func ownSetting() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 700, height: 100))
    stack.adapt { When(.width(600...)) { set(\UIStackView.spacing, to: 20) } }
    stack.layoutIfNeeded()
    #expect(stack.spacing == 20)
    stack.resize(300, 100)
    #expect(stack.spacing == 0)
  }

  @Test("Views come and go with their constraints")
  func subviews() {
    let view = makeView()
    let banner = UIView()
    view.adapt {
      When(.height(600...)) {
        Subview(banner, in: view) {
          equal(\.topAnchor)
          equal(\.leadingAnchor)
          equal(\.widthAnchor)
          equal(\.heightAnchor, constant: 80)
        }
      }
    }
    view.layoutIfNeeded()
    #expect(banner.superview === view)
    #expect(banner.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    view.resize(667, 375)
    #expect(banner.superview == nil)
    view.resize(500, 700)
    #expect(banner.frame == CGRect(x: 0, y: 0, width: 500, height: 80))
  }

  @Test("In a stack view a view comes in its place among the arranged subviews")
  func arrangedSubviews() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 700, height: 100)
    let extra = UIView()
    stack.adapt { When(.width(600...)) { Subview(extra, in: stack, at: 1) } }
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 3 && stack.arrangedSubviews[1] === extra)
    stack.resize(300, 100)
    #expect(stack.arrangedSubviews.count == 2 && extra.superview == nil)
  }

  @Test("A behaviour runs when its state changes, not with every layout")
  func behaviors() {
    let view = makeView()
    var calls: [String] = []
    view.adapt {
      When(.width(600...)) {
        Behavior {
          calls.append("wide")
        } otherwise: {
          calls.append("narrow")
        }
      }
    }
    for width: CGFloat in [375, 400, 650, 700, 800, 500] { view.resize(width, 700) }
    #expect(calls == ["narrow", "wide", "narrow"])
  }

  @Test("An object given to a behaviour is not kept alive by it")
  func weakBehaviors() {
    final class Owner { var isWide = false }
    let view = makeView()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    if let owner {
      view.adapt { When(.width(600...)) { Behavior(on: owner) { $0.isWide = true } } }
    }
    view.resize(700, 600)
    #expect(owner?.isWide == true)
    owner = nil
    #expect(weakOwner == nil)
    view.resize(300, 600)
  }

  @Test("Otherwise holds exactly while the condition does not")
  func otherwise() {
    let view = makeView()
    let box = UIView()
    view.addSubview(box)
    view.adapt {
      When(.width(600...)) {
        set(\.tag, on: box, to: 1)
      } otherwise: {
        set(\.tag, on: box, to: 2)
      }
    }
    view.layoutIfNeeded()
    #expect(box.tag == 2)
    view.resize(700, 600)
    #expect(box.tag == 1)
  }

  @Test("Within another condition both have to hold")
  func nesting() {
    let view = makeView()
    view.adapt {
      When(.width(300...)) {
        When(.height(600...)) { set(\UIView.tag, to: 7) }
      }
    }
    let sizes: [(CGFloat, CGFloat)] = [(400, 700), (400, 500), (200, 700), (300, 600)]
    let tags = sizes.map { size in
      view.resize(size.0, size.1)
      return view.tag
    }
    #expect(tags == [7, 0, 0, 7])
  }

  @Test("A declaration may choose with if, loop with for, and leave out nil")
  func builder() {
    let view = makeView()
    let boxes = (0..<3).map { _ in view.addPlaced(UIView()) }
    let missing: NSLayoutConstraint? = nil
    let isTall = true
    view.adapt {
      missing
      for box in boxes { box.heightAnchor.constraint(equalToConstant: 10) }
      if isTall { boxes[0].widthAnchor.constraint(equalToConstant: 5) }
    }
    #expect(boxes.map(\.constraints.count) == [2, 1, 1])
  }

  @Test("Declaring again adds; removing all puts everything back")
  func again() {
    let view = makeView(700, 600)
    let box = view.addPlaced(UIView())
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    view.adapt { When(.width(600...)) { set(\.tag, on: box, to: 1) } }
    view.layoutIfNeeded()
    view.adapt { When(.width(600...)) { width } }
    view.layoutIfNeeded()
    #expect(box.tag == 1 && width.isActive)
    view.adaptation.removeAll()
    #expect(box.tag == 0 && !width.isActive)
    view.resize(300, 600)
    view.resize(700, 600)
    #expect(box.tag == 0 && !width.isActive)
  }

  @Test("The view does not outlive its last owner because it adapts")
  func lifetime() {
    weak var weakView: UIView?
    do {
      let view = makeView(700, 600)
      weakView = view
      view.adapt { When(.width(600...)) { set(\UIView.tag, to: 1) } }
      view.layoutIfNeeded()
    }
    #expect(weakView == nil)
  }

  @Test("A scroll view's content is not affected by watching it")
  func scrollViews() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let content = scroll.addPlaced(UIView())
    scroll.adapt {
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor)
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor)
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor)
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)
      content.widthAnchor.constraint(equalToConstant: 300)
      When(.width(..<400)) { content.heightAnchor.constraint(equalToConstant: 900) }
    }
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
  }

  @Test("A collection view gets another layout, and its own back")
  func collectionLayouts() {
    let own = UICollectionViewFlowLayout()
    let other = UICollectionViewFlowLayout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 700, height: 300), collectionViewLayout: own)
    collection.adapt { When(.width(600...)) { CollectionLayout(other, for: collection) } }
    collection.layoutIfNeeded()
    #expect(collection.collectionViewLayout === other)
    collection.resize(300, 300)
    #expect(collection.collectionViewLayout === own)
  }

  @Test("Reserved regions are asked for")
  func reservedRegions() {
    let view = makeView(840, 700)
    defer { Adaptation.reservedRegions = nil }
    Adaptation.reservedRegions = { _ in
      [ReservedRegion(.division, frame: CGRect(x: 400, y: 0, width: 40, height: 700))]
    }
    view.adapt { When(.divided(into: .columns)) { set(\UIView.tag, to: 1) } }
    view.layoutIfNeeded()
    #expect(view.tag == 1)
    Adaptation.reservedRegions = nil
    view.adaptation.setNeedsUpdate()
    view.layoutIfNeeded()
    #expect(view.tag == 0)
  }
}
