import Testing

@testable import UIKit

/// Buttons made in code. "Label" at 17 points is between 41 and 41.5 wide, its line 20.287 high.
@MainActor
@Suite("Buttons")
struct ButtonTests {
  @Test("The font of the title label decides the size")
  func titleLabel() {
    let button = UIButton(type: .system)
    button.setTitle("Label", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    // Whole points, and 12 above and below the line together.
    #expect(button.intrinsicContentSize == CGSize(width: 42, height: 33))
    #expect(button.titleLabel?.text == "Label")
    let root = makeRoot()
    root.adding(button).pin([.left, .top], inside: root)
    root.layoutIfNeeded()
    #expect(button.frame == rect(0, 0, 42, 33))
    #expect(button.titleLabel?.frame == rect(0, 6, 42, 21))
    button.titleLabel?.font = .systemFont(ofSize: 34)
    root.layoutIfNeeded()
    // 34 · 1.193359 = 40.57, to 41, and 12.
    #expect(button.frame.height == 53)
  }

  @Test("A button with a small picture and no title is as high as a line of its title")
  func smallPicture() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(name: "x", size: CGSize(width: 16, height: 16)), for: .normal)
    // 18 · 1.193359 = 21.48, to 22, as documents of Xcode 11 to 26 have it; 19 · 1.193359 = 22.67.
    for release in [13, 17] {
      withRelease(release) {
        #expect(button.intrinsicContentSize == CGSize(width: 16, height: 22))
      }
    }
    button.titleLabel?.font = .systemFont(ofSize: 19)
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 23))
  }

  @Test("The title of a configuration breaks into lines in a narrow button")
  func wrappingTitle() {
    // In a public document such a button, 219 wide at two pixels a point, is 54.5 high: two lines of
    // 20.29 and 7 above and below.
    let root = makeRoot(400, 400)
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Test Button Test Button Test Button"
    button.translatesAutoresizingMaskIntoConstraints = false
    button.traitOverrides.displayScale = 2
    root.addSubview(button)
    let width = button.widthAnchor.constraint(equalToConstant: 219)
    NSLayoutConstraint.activate([
      button.leftAnchor.constraint(equalTo: root.leftAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor), width,
    ])
    root.layoutIfNeeded()
    // 2 · 20.29 = 40.57 to half points, and 14; the document has half a point less.
    #expect(button.frame.height == 55)
    #expect(button.titleRect(forContentRect: button.bounds).height == 41)
    // Unless it says otherwise, and where there is room.
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    root.layoutIfNeeded()
    #expect(button.frame.height < 36)
    button.configuration?.titleLineBreakMode = .byWordWrapping
    width.constant = 380
    root.layoutIfNeeded()
    #expect(button.frame.height < 36)
  }

  @Test("A symbol alone makes a configured button a line of text high, however high it is")
  func configuredSymbol() throws {
    // 7 + 20.33 + 7 on a screen of three pixels a point, in a public document for symbols listed 87,
    // 106 and 122 high of 128 wide.
    for height in [87, 106, 122] as [CGFloat] {
      let size = CGSize(width: 128, height: height)
      let button = UIButton(configuration: .filled())
      button.traitOverrides.displayScale = 3
      button.configuration?.image = UIImage(symbol: "x", catalogSize: size, nil)
      #expect(abs(button.intrinsicContentSize.height - (14 + 61 / 3)) < 0.001)
    }
  }

  @Test("A symbol behind a button moves its alignment rectangle")
  func symbolBehind() {
    // 40 by 40 asked for, 39 high in a public document.
    let circle = UIImage(
      symbol: "location.circle.fill", catalogSize: CGSize(width: 128, height: 121), nil)
    let button = UIButton()
    button.traitOverrides.displayScale = 2
    button.setBackgroundImage(circle, for: .normal)
    let frame = button.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(frame == CGRect(x: 0, y: 0.5, width: 40, height: 39))
  }

  @Test("A state without a title of its own has the normal one")
  func states() {
    let button = UIButton()
    button.setTitle("Label", for: .normal)
    button.setTitle("Label Label", for: .selected)
    #expect(button.currentTitle == "Label")
    let narrow = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.currentTitle == "Label Label")
    #expect(button.intrinsicContentSize.width > narrow)
    button.isEnabled = false
    #expect(button.currentTitle == "Label")
    #expect(button.title(for: .highlighted) == "Label")
  }

  @Test("An attributed title wins over a plain one")
  func attributedTitle() {
    let button = UIButton()
    button.setTitle("A", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 17)]),
      for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 42, height: 33))
    #expect(button.currentTitle == "A")
  }

  @Test("A button with an image has no room above and below its title")
  func heightWithImage() {
    // At 18 points a line is 21.48 high, to 22. Public documents have 28 for an image of 28 beside
    // a title, and 24 for one of 24.
    let button = UIButton()
    button.setTitle("Label", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    #expect(button.intrinsicContentSize.height == 34)
    for (side, height) in [(CGFloat(28), CGFloat(28)), (24, 24), (10, 22)] {
      button.setImage(UIImage(name: "x", size: CGSize(width: side, height: side)), for: .normal)
      #expect(button.intrinsicContentSize.height == height)
    }
  }

  @Test("An image stands before the title")
  func image() {
    let button = UIButton()
    button.setImage(UIImage(name: "x", size: CGSize(width: 40, height: 60)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 60))
    button.frame = rect(0, 0, 100, 60)
    button.layoutIfNeeded()
    #expect(button.imageRect(forContentRect: button.bounds) == rect(30, 0, 40, 60))
    button.contentHorizontalAlignment = .trailing
    #expect(button.imageRect(forContentRect: button.bounds) == rect(60, 0, 40, 60))
  }

  /// monal-im/Monal: a title of 14 points, which is 17 high, over a background of 22.
  @Test("A button is as high as its background, which has no room of its own around the title")
  func backgroundWithoutPadding() {
    let button = UIButton(type: .system)
    button.setTitle("99", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14)
    // 17 and 12 around it.
    #expect(button.intrinsicContentSize.height == 29)
    let background = UIImage(name: "badge", size: CGSize(width: 22, height: 22))
    button.setBackgroundImage(background, for: .normal)
    #expect(button.intrinsicContentSize.height == 22)
  }

  /// multinetinventiv/MultiPay-iOS-Sdk: an eye of 22 by 15, where a button without anything is 30 by 34.
  @Test("A button with nothing but a background is as large as that")
  func backgroundAlone() {
    let button = UIButton()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    let background = UIImage(name: "eye", size: CGSize(width: 22, height: 15))
    button.setBackgroundImage(background, for: .normal)
    #expect(button.intrinsicContentSize == background.size)
  }

  // MARK: Configurations

  @Test("A configuration's insets, sizes and paddings add up")
  func configurationSizes() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Label"
    let button = UIButton(configuration: configuration)
    // 41.5 + 2 · 12 by 20.5 + 2 · 7.
    #expect(button.intrinsicContentSize == CGSize(width: 65.5, height: 34.5))
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize == CGSize(width: 81.5, height: 50.5))
    button.configuration?.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 47.5, height: 24.5))
    button.configuration?.setDefaultContentInsets()
    button.configuration?.buttonSize = .medium
    button.configuration?.image = UIImage(name: "x", size: CGSize(width: 20, height: 20))
    button.configuration?.imagePadding = 8
    // 41.5 + 8 + 20 + 24.
    #expect(button.intrinsicContentSize == CGSize(width: 93.5, height: 34.5))
    button.configuration?.imagePlacement = .top
    // 20 + 8 + 20.5 + 14.
    #expect(button.intrinsicContentSize == CGSize(width: 65.5, height: 62.5))
    button.configuration?.image = nil
    button.configuration?.subtitle = "I"
    // The subtitle is footnote, whose 13 points are a line of 15.51, to 16, 1 below the title's.
    #expect(button.intrinsicContentSize == CGSize(width: 65.5, height: 51.5))
  }

  @Test("A transformer changes the font of the title")
  func transformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Label"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 34)
      return outgoing
    }
    // 41 at 2x and 14.
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 55)
  }

  @Test("The title of a configuration follows the text size")
  func textSize() {
    let root = makeRoot()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Label"
    let button = root.adding(UIButton(configuration: configuration))
    root.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    // Body is 28 points then, its line 33.41: 33.5 and 14.
    #expect(button.intrinsicContentSize.height == 47.5)
  }

  @Test("The update handler runs before the button is shown in another state")
  func updateHandler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Label" : nil
    }
    let narrow = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.intrinsicContentSize == CGSize(width: 65.5, height: 34.5))
    button.isSelected = false
    #expect(button.intrinsicContentSize.width == narrow)
  }

  @Test("A primary action gives the title that the configuration lacks, and runs")
  func primaryAction() {
    var runs = 0
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Label") { _ in runs += 1 })
    #expect(button.intrinsicContentSize == CGSize(width: 65.5, height: 34.5))
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test("A pop-up button shows the chosen element")
  func popUp() {
    let button = UIButton(configuration: .plain())
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "A") { _ in }, UIAction(title: "Label", state: .on) { _ in },
    ])
    #expect(button.intrinsicContentSize == CGSize(width: 65.5, height: 34.5))
  }

  @Test("A subclass is made by the initialisers of its superclass")
  func subclass() {
    final class RoundButton: UIButton {
      var made = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        made = true
      }
      required init?(coder: NSCoder) { fatalError("not from a coder") }
    }
    #expect(RoundButton(type: .system).made)
    #expect(RoundButton(type: .system).buttonType == .system)
    #expect(RoundButton(configuration: .plain()).made)
  }
}
