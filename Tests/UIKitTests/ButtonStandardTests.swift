import Testing

@testable import UIKit

/// Buttons of three documents of kamilgomolka/UIKit-Storyboard. Xcode 13 saved them, on whose canvas text
/// is of the smallest size: body of 14 points, subheadline and footnote of 12. Two pixels a point.
@MainActor
@Suite("Standard fonts and pictures of button configurations")
struct ButtonStandardTests {
  struct Sample: CustomTestStringConvertible {
    let configuration: String
    let width: CGFloat
    let height: CGFloat
    var attributes = "buttonType=\"system\""
    var testDescription: String { configuration }
  }

  @Test(
    "Sizes of documents",
    arguments: [
      // Text of 12 points, a line of 14.5 high, and insets of 10 and 5.
      Sample(configuration: "title=\"Size = Mini\" buttonSize=\"mini\"", width: 81.5, height: 24.5),
      Sample(configuration: "title=\"Size = Small\" buttonSize=\"small\"", width: 89, height: 24.5),
      // Of 14 points, to 17 high, and insets of 12 and 7, in the large size 20 and 15.
      Sample(configuration: "title=\"Size = Medium\"", width: 119.5, height: 31),
      Sample(configuration: "title=\"Size = Large\" buttonSize=\"large\"", width: 120, height: 47),
      Sample(configuration: "subtitle=\"JustSubtitle\"", width: 92, height: 28.5),
      Sample(configuration: "title=\"Title\" subtitle=\"Subtitle\"", width: 68, height: 46.5),
      Sample(
        configuration: "title=\"Shows activity indicator\" showsActivityIndicator=\"YES\"",
        width: 194, height: 31),
      // Symbols of large scale.
      Sample(configuration: "image=\"star.fill\" title=\"Leading\"", width: 98.5, height: 31),
      Sample(
        configuration: "image=\"star.fill\" title=\"Trailing\" imagePlacement=\"trailing\"",
        width: 94,
        height: 31),
      Sample(
        configuration: "image=\"star.fill\" title=\"Top\" imagePlacement=\"top\"", width: 48,
        height: 48
      ),
      Sample(
        configuration: "image=\"star.fill\" title=\"Bottom\" imagePlacement=\"bottom\"",
        width: 71.5,
        height: 48),
      Sample(configuration: "image=\"square.and.arrow.up\"", width: 44.5, height: 31),
      Sample(
        configuration: "image=\"square.and.arrow.up\" title=\"ImageAndText\"", width: 136.5,
        height: 31),
      Sample(
        configuration: "image=\"square.and.arrow.up\" title=\"Title\" subtitle=\"Subtitle\"",
        width: 88.5, height: 46.5),
      Sample(
        configuration: "title=\"Type = Detail Disclosure\"", width: 201.5, height: 31,
        attributes: "buttonType=\"detailDisclosure\""),
      Sample(
        configuration: "title=\"Type = Add Contact\"", width: 174, height: 31,
        attributes: "buttonType=\"contactAdd\""),
    ])
  func documents(_ sample: Sample) throws {
    let button = try button(sample.attributes, "<buttonConfiguration \(Self.attributes(sample))/>")
    let size = button.intrinsicContentSize
    // Recovered widths of the system font are off by up to a point in so small a text.
    #expect(abs(size.width - sample.width) <= 1, "\(size)")
    #expect(size.height == sample.height)
  }

  private static func attributes(_ sample: Sample) -> String {
    let catalog = sample.configuration.contains("image=") ? "catalog=\"system\" " : ""
    return "key=\"configuration\" style=\"gray\" " + catalog + sample.configuration
  }

  @Test(
    "A pop-up button of a document shows the first element of its menu, a pull-down one its title")
  func menus() throws {
    let content = """
      <menu key="menu" id="m"><children><command title="Item 1" id="m1"/>\
      <command title="Item 2" id="m2"/></children></menu>
      <buttonConfiguration key="configuration" style="gray" title="Pop up button"/>
      """
    let pullDown = try button("showsMenuAsPrimaryAction=\"YES\"", content)
    let popUp = try button(
      "showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\"", content)
    // A label with the words of the first is 91.5 wide in the document, which makes 115.5 with the insets.
    #expect(abs(pullDown.intrinsicContentSize.width - 115.5) <= 0.5)
    #expect(abs(popUp.intrinsicContentSize.width - 62.5) <= 0.5)
  }

  @Test("Buttons made in code have the same fonts and pictures, which follow the text size")
  func code() {
    let root = makeRoot()
    let button = root.adding(UIButton(configuration: .gray()))
    button.configuration?.buttonSize = .small
    button.configuration?.title = "Size = Small"
    // Subheadline, 15 points: a line of 17.9, to 18, and 10.
    #expect(button.intrinsicContentSize.height == 28)
    button.configuration?.buttonSize = .medium
    button.configuration?.title = nil
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
    button.configuration?.showsActivityIndicator = false
    button.configuration?.title = "Share"
    let title = button.intrinsicContentSize.width
    button.configuration?.image = UIImage(systemName: "plus.circle")
    // A circle of large scale is 25.67 wide beside 17 points.
    #expect(abs(button.intrinsicContentSize.width - title - 25.67) < 0.1)
    root.traitOverrides.preferredContentSizeCategory = .extraSmall
    button.configuration?.title = nil
    #expect(abs(button.intrinsicContentSize.width - 24 - 25.67 * 14 / 17) < 0.1)
    #expect(button.intrinsicContentSize.height == 31)
  }

  @Test("The image's own configuration, and the preferred one, go before the standard")
  func ownConfigurations() {
    let button = UIButton(configuration: .plain())
    let small = UIImage.SymbolConfiguration(scale: .medium)
    button.configuration?.image = UIImage(systemName: "plus.circle", withConfiguration: small)
    let medium = button.intrinsicContentSize.width
    button.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 34)
    #expect(abs(button.intrinsicContentSize.width - 24 - 2 * (medium - 24)) < 0.001)
    #expect(medium < 24 + 21)
  }

  private func button(_ attributes: String, _ content: String) throws -> UIButton {
    let nib = try NibDocument(
      element("b", attributes, kind: "button", content), contentSize: .extraSmall,
      resources: """
        <image name="star.fill" catalog="system" width="128" height="116"/>
        <image name="square.and.arrow.up" catalog="system" width="115" height="128"/>
        """)
    let button = try #require(nib["b", as: UIButton.self])
    // Nothing limits its width.
    button.wrappingWidth = nil
    return button
  }
}
