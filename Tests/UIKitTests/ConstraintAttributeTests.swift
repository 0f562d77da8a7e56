import Testing
import UIKit

/// Every attribute, in a root of 320 × 480 with side margins of 16.
@MainActor
@Suite("Constraint attributes")
struct ConstraintAttributeTests {
  @Test("Left, right, top and bottom place the edges")
  func edges() {
    let root = makeRoot()
    let view = root.adding(UIView())
    // x from 10 to 320 − 30, y from 20 to 480 − 40.
    view.pin(.left, to: root, plus: 10)
    view.pin(.right, to: root, plus: -30)
    view.pin(.top, to: root, plus: 20)
    view.pin(.bottom, to: root, plus: -40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 280, 420))
  }

  @Test("Leading and trailing are left and right where text reads from the left")
  func leadingTrailing() {
    let root = makeRoot()
    let view = root.adding(Block(10, 10))
    view.pin(.leading, to: root, plus: 12)
    view.pin(.trailing, to: root, plus: -8)
    view.pin(.top, to: root)
    root.layoutIfNeeded()
    #expect(view.frame == rect(12, 0, 300, 10))
  }

  @Test("Width and height take constants")
  func sizes() {
    let root = makeRoot()
    let view = root.adding(UIView())
    view.pin([.left, .top], inside: root, by: 5)
    view.fix(70, 35)
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 5, 70, 35))
  }

  @Test("Centres place the middle, whatever the size")
  func centers() {
    let root = makeRoot()
    let view = root.adding(Block(60, 40))
    // x = 320/2 + 10 − 60/2, y = 480/2 − 20 − 40/2.
    view.pin(.centerX, to: root, plus: 10)
    view.pin(.centerY, to: root, plus: -20)
    root.layoutIfNeeded()
    #expect(view.frame == rect(140, 200, 60, 40))
  }

  @Test("One view's edge can follow any edge of a sibling")
  func siblings() {
    let root = makeRoot()
    let first = root.adding(Block(50, 20))
    let second = root.adding(Block(30, 10))
    first.pin([.left, .top], inside: root, by: 40)
    second.pin(.left, to: first, .right, plus: 8)
    second.pin(.centerY, to: first, .bottom)
    root.layoutIfNeeded()
    // Left 40 + 50 + 8; the centre on 40 + 20, so the top 5 above it.
    #expect(second.frame == rect(98, 55, 30, 10))
  }

  @Test("A view can take its height from its own width, and from another's")
  func sizeOfAnother() {
    let root = makeRoot()
    let first = root.adding(UIView())
    let second = root.adding(UIView())
    first.pin([.left, .top], inside: root)
    first.pin(.width, plus: 160)
    first.pin(.height, to: first, .width, times: 9.0 / 16)
    second.pin([.left, .top], inside: root)
    second.pin(.width, to: first, .height, plus: 10)
    second.pin(.height, to: first, times: 2)
    root.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 160, 90))
    #expect(second.frame == rect(0, 0, 100, 180))
  }

  // MARK: Margins

  @Test("Margin attributes lie inside the view by its margins")
  func margins() {
    let root = makeRoot()
    let outer = root.adding(UIView())
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    outer.pin([.left, .top], inside: root, by: 100)
    outer.fix(100, 100)
    let inner = outer.adding(UIView())
    inner.pin(.left, to: outer, .leftMargin)
    inner.pin(.top, to: outer, .topMargin)
    inner.pin(.right, to: outer, .rightMargin)
    inner.pin(.bottom, to: outer, .bottomMargin)
    root.layoutIfNeeded()
    // 2 from the left, 1 from the top, 100 − 2 − 4 wide, 100 − 1 − 3 high.
    #expect(inner.frame == rect(2, 1, 94, 96))
  }

  @Test("Centres within margins are the middle of what margins leave")
  func centersWithinMargins() {
    let root = makeRoot()
    let outer = root.adding(UIView())
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
    outer.pin([.left, .top], inside: root)
    outer.fix(100, 100)
    let inner = outer.adding(Block(10, 10))
    inner.pin(.centerX, to: outer, .centerXWithinMargins)
    inner.pin(.centerY, to: outer, .centerYWithinMargins)
    root.layoutIfNeeded()
    // Middle of 30…100 is 65, of 10…100 is 55.
    #expect(inner.frame == rect(60, 50, 10, 10))
  }

  @Test("Leading and trailing margins, and the margins guide, agree")
  func marginsGuide() {
    let root = makeRoot()
    let one = root.adding(Block(0, 10))
    one.pin(.leading, to: root, .leadingMargin)
    one.pin(.trailing, to: root, .trailingMargin)
    one.pin(.top, to: root)
    let other = root.adding(Block(0, 10))
    other.pin([.leading, .trailing], inside: root.layoutMarginsGuide)
    other.pin(.top, to: one, .bottom)
    root.layoutIfNeeded()
    #expect(one.frame == rect(16, 0, 288, 10))
    #expect(other.frame == rect(16, 10, 288, 10))
  }

  // MARK: Baselines

  @Test("First baselines of two text sizes are level")
  func firstBaseline() throws {
    withRelease(26) {
      let root = makeRoot()
      let (small, large) = (root.adding(UILabel()), root.adding(UILabel()))
      small.text = "small"
      large.text = "large"
      large.font = .systemFont(ofSize: 34)
      large.pin([.left, .top], inside: root)
      small.pin(.left, to: large, .right)
      small.pin(.firstBaseline, to: large)
      root.layoutIfNeeded()
      // Ascenders are 0.952148 of the size: 34·0.952148 − 17·0.952148 = 16.19; to the pixel.
      #expect(abs(small.frame.minY - 16.19) <= 0.5)
    }
  }

  @Test("A view without text has its first baseline at its top and its last at its bottom")
  func plainBaselines() {
    // A document of Xcode 11: a bar whose first baseline is 3 below a field's starts 3 below it.
    let root = makeRoot()
    let (above, below) = (root.adding(UIView()), root.adding(UIView()))
    for view in [above, below] {
      view.pin([.left], inside: root)
      view.pin(.width, plus: 10)
    }
    above.pin([.top], inside: root, by: 40)
    above.pin(.height, plus: 20)
    below.pin(.height, plus: 1)
    below.pin(.firstBaseline, to: above, .lastBaseline, plus: 3)
    root.layoutIfNeeded()
    #expect(below.frame.minY == 63)
  }

  @Test("The last baseline of a label of two lines is one line below the first")
  func lastBaseline() {
    withRelease(26) {
      let root = makeRoot()
      let (one, two) = (root.adding(UILabel()), root.adding(UILabel()))
      two.numberOfLines = 0
      two.text = "first\nsecond"
      one.text = "one"
      two.pin([.left, .top], inside: root)
      one.pin(.left, to: two, .right)
      one.pin(.lastBaseline, to: two)
      root.layoutIfNeeded()
      // A line is 17·1.193359 = 20.287 high, and both labels end by the same descent.
      #expect(abs(one.frame.minY - 20.287) <= 0.5)
      #expect(abs(one.frame.maxY - two.frame.maxY) <= 0.5)
    }
  }

  @Test("The baseline of a view without text is its bottom")
  func baselineOfPlainView() {
    withRelease(26) {
      let root = makeRoot()
      let block = root.adding(Block(10, 100))
      let label = root.adding(UILabel())
      label.text = "text"
      block.pin([.left, .top], inside: root)
      label.pin(.left, to: block, .right)
      label.pin(.lastBaseline, to: block)
      root.layoutIfNeeded()
      // The label's ascender is 17·0.952148 = 16.19, so that its top is at 83.8.
      #expect(abs(label.frame.minY - 83.81) <= 0.5)
    }
  }

  @Test("Buttons and fields keep their baselines in the middle, whatever their height")
  func baselinesInTheMiddle() {
    withRelease(17) {
      for control in [UIButton(type: .system), UITextField()] as [UIControl] {
        (control as? UIButton)?.setTitle("Text", for: .normal)
        (control as? UITextField)?.font = .systemFont(ofSize: 17)
        let root = makeRoot()
        let (label, high) = (root.adding(UILabel()), root.adding(control))
        label.text = "Text"
        high.pin([.left, .top], inside: root)
        high.fix(100, 100)
        label.pin(.left, to: high)
        label.pin(.firstBaseline, to: high)
        root.layoutIfNeeded()
        let below = label.frame.minY
        high.constraints.first { $0.firstAttribute == .height }?.constant = 60
        root.layoutIfNeeded()
        // The middle went up by (100 − 60) / 2, and the text with it.
        #expect(label.frame.minY == below - 20)
      }
    }
  }

  /// semihozsoy/MusicApp: buttons of 22 with the baseline of one of 64 stand in its middle.
  @Test("A button with a picture alone has its baseline where its title's would be")
  func baselineOfPicture() {
    withRelease(15) {
      let root = makeRoot()
      let (high, low) = (root.adding(UIButton()), root.adding(UIButton()))
      for button in [high, low] {
        button.setImage(UIImage(systemName: "pause.fill"), for: .normal)
        button.pin(.left, to: root)
      }
      high.fix(64, 64)
      high.pin(.top, to: root, plus: 100)
      low.pin(.lastBaseline, to: high)
      root.layoutIfNeeded()
      #expect(low.frame.height < 30)
      #expect(abs(low.frame.midY - 132) <= 0.5)
      low.contentVerticalAlignment = .top
      root.layoutIfNeeded()
      #expect(low.frame.minY == 132)
      // Up by half of 6, as in what the insets leave.
      low.titleEdgeInsets.top = -6
      root.layoutIfNeeded()
      #expect(low.frame.minY == 135)
    }
  }

  @Test(
    "The baseline of a control is that of its text, wherever this is",
    arguments: [
      // Text of 17 points has an ascender of 16.19 and lines of 20.29, in buttons 21 high.
      // 20 above a line of whole points, and nothing below: 20 + 16.19.
      ("insets", 36.0),
      // In 33, the title 6 below the top, moved by half of 20: 6 + 10 + 16.19.
      ("title insets", 32),
      // 7 above a picture of 40, then the title: 47 + 16.19.
      ("image on top", 63),
      // 7 + 16.19, with the subtitle below.
      ("subtitle", 23),
      // Titles of 13 points in 31: (31 − 15.51) / 2 + 12.38 = 20.12. A document of iOS 13 has the
      // baseline 20 below the top at 3 pixels a point.
      ("segments", 20),
    ])
  func baselinesOfControls(_ name: String, _ offset: CGFloat) {
    withRelease(17) {
      let root = makeRoot()
      let view = root.adding(Self.control(name))
      view.pin(.left, to: root)
      view.pin(.top, to: root, plus: 100)
      let label = root.adding(UILabel())
      label.text = "Text"
      label.pin(.left, to: root)
      label.pin(.firstBaseline, to: view)
      root.layoutIfNeeded()
      // The label's own baseline is 16 below its top.
      #expect(label.frame.minY == 100 + offset - 16)
    }
  }

  private static func control(_ name: String) -> UIView {
    if name == "segments" { return UISegmentedControl(items: ["First", "Second"]) }
    let font = UIFont.systemFont(ofSize: 17)
    let button = UIButton(type: .system)
    switch name {
    case "image on top", "subtitle":
      var style = UIButton.ConfigurationStyle(background: .plain)
      style.title = TextContent("Title", font: font)
      if name == "subtitle" {
        style.subtitle = TextContent("Subtitle", font: .systemFont(ofSize: 12))
      } else {
        style.image = UIImage(name: "x", size: CGSize(width: 40, height: 40))
        style.imagePlacement = .top
      }
      button.style = style
    default:
      button.setTitle("Title", for: .normal)
      button.titleLabel?.font = font
      if name == "insets" {
        button.contentEdgeInsets.top = 20
      } else {
        button.titleEdgeInsets.top = 20
      }
    }
    return button
  }

  @Test("The last baseline of a button of two lines is one line below the first")
  func baselinesOfLines() {
    let button = UIButton(type: .system)
    button.setTitle("One\nTwo", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.titleLabel?.lineBreakMode = .byWordWrapping
    // 2 · 20.29 = 40.57 to 41, and 12: 53. First 6 + 16.19, to half points; last 53 − 22 − 20.29.
    #expect(button.firstBaselineOffset == 22)
    #expect(abs(button.lastBaselineOffset - 10.713) < 0.01)
    // So they are in a layout, too: a view whose end is on each.
    let root = makeRoot()
    root.adding(button).pin([.left, .top], inside: root)
    let (first, last) = (root.adding(Block(10, 10)), root.adding(Block(10, 10)))
    for (block, baseline) in [
      (first, NSLayoutConstraint.Attribute.firstBaseline), (last, .lastBaseline),
    ] {
      block.pin(.left, to: root)
      NSLayoutConstraint(
        item: block, attribute: .bottom, relatedBy: .equal, toItem: button, attribute: baseline,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(button.frame.height == 53)
    #expect(first.frame.maxY == 22)
    // 53 − 10.71 = 42.29, to half points.
    #expect(last.frame.maxY == 42.5)
  }

  @Test("A symbol's baseline is that of the text beside it; other pictures stand on their bottom")
  func baselinesOfImages() {
    withRelease(17) {
      let root = makeRoot()
      let label = root.adding(UILabel())
      label.text = "Text"
      label.pin(.left, to: root)
      label.pin(.top, to: root, plus: 100)
      let symbol = root.adding(UIImageView(image: UIImage(systemName: "circle")))
      symbol.pin(.left, to: root)
      symbol.pin(.firstBaseline, to: label)
      let last = root.adding(UIImageView(image: UIImage(systemName: "circle")))
      last.pin(.left, to: root)
      last.pin(.lastBaseline, to: label)
      let picture = root.adding(
        UIImageView(image: UIImage(name: "x", size: CGSize(width: 10, height: 10))))
      picture.pin(.left, to: root)
      picture.pin(.lastBaseline, to: label)
      root.layoutIfNeeded()
      // A symbol's alignment rectangle is that of a line of text, from ascender to descender.
      let rectangle = symbol.alignmentRect(forFrame: symbol.frame)
      #expect(rectangle.minY == label.frame.minY)
      #expect(last.frame == symbol.frame)
      // The baseline is 16 below the label's top.
      #expect(picture.frame.maxY == 116)
    }
  }

  @Test("A button's baseline is that of its centred title")
  func baselineOfButton() {
    withRelease(26) {
      let root = makeRoot()
      let button = root.adding(UIButton(type: .system))
      button.title = "Title"
      let label = root.adding(UILabel())
      label.text = "Title"
      label.font = .systemFont(ofSize: 15)
      button.pin([.left, .top], inside: root)
      label.pin(.left, to: button, .right)
      label.pin(.firstBaseline, to: button)
      root.layoutIfNeeded()
      // A title of 15 points stands 6 below the top of its 30 point button, and so does the label.
      #expect(button.frame.height == 30)
      #expect(abs(label.frame.minY - 6) <= 0.5)
    }
  }

  // MARK: Guides

  @Test("A layout guide is placed by constraints as a view is, and reports its frame")
  func freeGuide() {
    let root = makeRoot()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.adding(UIView())
    for (attribute, constant) in [
      (NSLayoutConstraint.Attribute.left, 20.0), (.top, 30), (.width, 100), (.height, 50),
    ] {
      let isSize = attribute == .width || attribute == .height
      NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : root,
        attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    view.pin([.left, .right, .top, .bottom], inside: guide, by: 5)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(20, 30, 100, 50))
    #expect(view.frame == rect(25, 35, 90, 40))
  }

  @Test("The readable guide is as wide as the margins leave, and no wider than 664")
  func readableGuide() {
    for (width, expected) in [(320.0, rect(16, 0, 288, 10)), (1024, rect(180, 0, 664, 10))] {
      let root = makeRoot(width, 480)
      let view = root.adding(Block(0, 10))
      view.pin([.left, .right], inside: root.readableContentGuide)
      view.pin(.top, to: root)
      root.layoutIfNeeded()
      #expect(view.frame == expected)
    }
  }
}
