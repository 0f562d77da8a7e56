import Diagnostics
import Testing

@testable import UIKit

/// Attributes of controls, bars, tables and collections that come to something at load.
@MainActor
@Suite("Controls of documents")
struct NibControlTests {
  @Test("The alignment of a control's content is read; without it UIKit's own holds")
  func alignment() throws {
    let nib = try NibDocument(
      element("a", "contentHorizontalAlignment=\"trailing\"", kind: "button")
        + element("b", "contentVerticalAlignment=\"top\"", kind: "textField")
        + element("c", kind: "button"))
    let (a, b, c) = (
      try #require(nib["a", as: UIControl.self]), try #require(nib["b", as: UIControl.self]),
      try #require(nib["c", as: UIControl.self])
    )
    #expect(a.contentHorizontalAlignment == .trailing)
    #expect(a.contentVerticalAlignment == .center)
    #expect(b.contentVerticalAlignment == .top)
    #expect(c.contentHorizontalAlignment == .center)
  }

  @Test("How a scroll view scrolls and zooms is read; without it the class' own holds")
  func scrolling() throws {
    let nib = try NibDocument(
      element(
        "a",
        """
        scrollEnabled="NO" pagingEnabled="YES" directionalLockEnabled="YES" bounces="NO" \
        alwaysBounceHorizontal="YES" showsVerticalScrollIndicator="NO" minimumZoomScale="0.5" \
        maximumZoomScale="4" keyboardDismissMode="interactive" \
        contentInsetAdjustmentBehavior="never" bouncesZoom="NO" delaysContentTouches="NO" \
        canCancelContentTouches="NO" showsHorizontalScrollIndicator="NO" alwaysBounceVertical="YES"
        """, kind: "scrollView") + element("b", kind: "scrollView")
        + element("c", kind: "tableView"))
    let (a, b, c) = (
      try #require(nib["a", as: UIScrollView.self]), try #require(nib["b", as: UIScrollView.self]),
      try #require(nib["c", as: UIScrollView.self])
    )
    let switches: [KeyPath<UIScrollView, Bool>] = [
      \.isScrollEnabled, \.isPagingEnabled, \.isDirectionalLockEnabled, \.bounces,
      \.alwaysBounceVertical, \.alwaysBounceHorizontal, \.bouncesZoom, \.delaysContentTouches,
      \.canCancelContentTouches, \.showsVerticalScrollIndicator,
      \.showsHorizontalScrollIndicator,
    ]
    // Each is the other way in the first than UIKit has it, which the second shows.
    for property in switches { #expect(a[keyPath: property] != b[keyPath: property]) }
    #expect(b.isScrollEnabled && b.bounces && b.bouncesZoom && b.delaysContentTouches)
    #expect(!b.isPagingEnabled && !b.isDirectionalLockEnabled && !b.alwaysBounceVertical)
    #expect(c.alwaysBounceVertical)
    #expect([a.minimumZoomScale, a.maximumZoomScale] == [0.5, 4])
    #expect(a.keyboardDismissMode == .interactive)
    #expect(a.contentInsetAdjustmentBehavior == .never)
    #expect(b.contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("A button that begins disabled or selected is sized by that state's title")
  func states() throws {
    func button(_ id: String, _ attribute: String = "") -> String {
      element(
        id, attribute, kind: "button",
        """
        <state key="normal" title="Go"/><state key="disabled" title="Please wait">\
        <color key="titleColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></state>\
        <state key="selected"><attributedString key="attributedTitle">\
        <fragment content="Chosen"/></attributedString></state>
        """)
    }
    let nib = try NibDocument(
      button("a") + button("b", "enabled=\"NO\"") + button("c", "selected=\"YES\""))
    let buttons = try ["a", "b", "c"].map { try #require(nib[$0, as: UIButton.self]) }
    #expect(buttons.map { $0.effectiveTitle?.string } == ["Go", "Please wait", "Chosen"])
    #expect(buttons[1].titleColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(buttons[0].titleColor == nil)
    #expect(buttons[1].intrinsicContentSize.width > buttons[0].intrinsicContentSize.width + 20)
    buttons[1].isEnabled = true
    #expect(buttons[1].intrinsicContentSize == buttons[0].intrinsicContentSize)
  }

  @Test("A size of zero in a document is that of a font of no size")
  func fontOfNoSize() throws {
    let kinds = [#"type="system""#, #"type="boldSystem""#, #"type="system" weight="light""#]
    for kind in kinds {
      let nib = try NibDocument(
        element(
          "a", kind: "label", #"<fontDescription key="fontDescription" \#(kind) pointSize="0.0"/>"#)
      )
      #expect(nib["a", as: UILabel.self]?.font.pointSize == 12)
    }
  }

  @Test("How a label's text is made to fit, and its state, are read")
  func labels() throws {
    let nib = try NibDocument(
      element(
        "a",
        """
        adjustsLetterSpacingToFitWidth="YES" baselineAdjustment="none" enabled="NO" \
        highlighted="YES"
        """, kind: "label",
        """
        <color key="highlightedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>\
        <color key="shadowColor" white="0" alpha="1" colorSpace="calibratedWhite"/>\
        <size key="shadowOffset" width="3" height="4"/>
        """) + element("b", kind: "label"))
    let (a, b) = (
      try #require(nib["a", as: UILabel.self]), try #require(nib["b", as: UILabel.self])
    )
    #expect(a.allowsDefaultTighteningForTruncation)
    #expect(a.baselineAdjustment == .none)
    #expect(!a.isEnabled)
    #expect(a.shadowColor != nil)
    #expect(a.shadowOffset == CGSize(width: 3, height: 4))
    #expect(b.shadowColor == nil)
    #expect(a.shownTextColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!b.allowsDefaultTighteningForTruncation)
    #expect(b.baselineAdjustment == .alignBaselines)
    #expect(b.isEnabled)
  }

  @Test("A field's clear button takes its place from the text, and the text may get smaller")
  func fields() throws {
    let nib = try NibDocument(
      element(
        "a",
        "text=\"x\" clearButtonMode=\"always\" minimumFontSize=\"9\" borderStyle=\"line\"",
        kind: "textField")
        + element(
          "b", "text=\"x\" minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"",
          kind: "textField")
        + element("c", "clearButtonMode=\"always\"", kind: "textField"))
    let (a, b, c) = (
      try #require(nib["a", as: UITextField.self]), try #require(nib["b", as: UITextField.self]),
      try #require(nib["c", as: UITextField.self])
    )
    #expect(a.showsClearButton)
    #expect(a.adjustsFontSizeToFitWidth)
    #expect(a.minimumFontSize == 9)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    #expect(a.textRect(forBounds: bounds).maxX <= a.clearButtonRect(forBounds: bounds).minX)
    #expect(!b.adjustsFontSizeToFitWidth)
    #expect(!b.showsClearButton)
    // Without text there is nothing to clear.
    #expect(!c.showsClearButton)
  }

  @Test("What is drawn with letters is read")
  func decorations() throws {
    let nib = try NibDocument(
      element(
        "a", kind: "label",
        """
        <attributedString key="attributedText"><fragment content="Word"><attributes>\
        <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="2"/>\
        <real key="NSStrokeWidth" value="-3"/>\
        <color key="NSBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></attributes></fragment></attributedString>
        """))
    let content = try #require(nib["a", as: UILabel.self]?.effectiveContent)
    let decoration = try #require(content.decorations.first ?? nil)
    #expect(decoration.underline?.style == .single)
    #expect(decoration.strikethrough?.style == .thick)
    #expect(decoration.stroke?.width == -3)
    #expect(decoration.background == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("Fragments with equal attributes are set as one text, which kerns where they meet")
  func equalFragments() throws {
    func label(_ id: String, _ fragments: [String]) -> String {
      let parts = fragments.map {
        #"<fragment content="\#($0)"><attributes><font key="NSFont" metaFont="system" size="60"/>"#
          + "</attributes></fragment>"
      }
      return element(
        id, kind: "label",
        #"<attributedString key="attributedText">\#(parts.joined())</attributedString>"#)
    }
    let nib = try NibDocument(
      label("whole", ["AV"]) + label("parts", ["A", "V"]) + label("a", ["A"]) + label("v", ["V"]))
    let widths = try ["whole", "parts", "a", "v"].map {
      try #require(nib[$0, as: UILabel.self]).intrinsicContentSize.width
    }
    #expect(widths[0] == widths[1])
    #expect(widths[0] < widths[2] + widths[3] - 1)
  }

  @Test("A date picker without a style is its words since iOS 14, and a timer wheels")
  func datePicker() throws {
    let picker = element("d", "datePickerMode=\"date\"", kind: "datePicker")
    let timer = element("t", "datePickerMode=\"countDownTimer\"", kind: "datePicker")
    let placing = constraints(placed("d"), placed("t"))
    let canvas = try NibDocument(picker + timer, placing)
    #expect(canvas.frame("t")?.size == CGSize(width: 320, height: 216))
    #expect(try #require(canvas.frame("d")).height == 34.5)
    let device = try NibDocument(picker + timer, placing, isForCanvas: false)
    #expect(device.frame("t")?.size == CGSize(width: 320, height: 216))
    #expect(try #require(device.frame("d")).height == 34.5)
  }

  @Test("A search bar is higher by its prompt and by its scopes")
  func searchBarParts() throws {
    let scopes = "<scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles>"
    let nib = try NibDocument(
      element("b", "prompt=\"Where\" showsScopeBar=\"YES\"", kind: "searchBar", scopes)
        + element("c", kind: "searchBar", scopes),
      constraints(placed("b", width: "320"), placed("c", width: "320")))
    // 56 + 76, as a public document has it; without a scope bar the titles come to nothing.
    #expect(nib.frame("b")?.height == 132)
    #expect(nib.frame("c")?.height == 56)
    let bar = try #require(nib["b", as: UISearchBar.self])
    #expect(bar.scopeButtonTitles == ["All", "Near"])
    withRelease(17) {
      // The row of the field is 56 high, below the prompt: 31 + (56 − 36) / 2.
      #expect(bar.fieldFrame == rect(8, 41, 304, 36))
      #expect(bar.scopeFrame == rect(8, 87, 304, 32))
    }
  }

  @Test("A field takes its text and its placeholder from attributed strings")
  func attributedField() throws {
    func field(_ id: String, _ key: String) -> String {
      element(
        id, "borderStyle=\"roundedRect\"", kind: "textField",
        """
        <attributedString key="\(key)"><fragment content="Label"><attributes>
        <font key="NSFont" metaFont="system" size="17"/></attributes></fragment></attributedString>
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        """)
    }
    let nib = try NibDocument(
      field("a", "attributedText") + field("b", "attributedPlaceholder"),
      constraints(placed("a"), placed("b")))
    // "Label" in 17 points is 41.5 wide, and a bordered field 28 wider.
    #expect(nib.frame("a")?.width == 69.5)
    #expect(nib.frame("b")?.width == 69.5)
    #expect(nib["a", as: UITextField.self]?.text == "Label")
    #expect(nib["b", as: UITextField.self]?.text == "")
  }

  @Test("A view can be held to the keyboard, which is below the screen, in the safe area's bottom")
  func keyboard() throws {
    let nib = try NibDocument(
      element("v", kind: "scrollView"),
      """
      <keyboardLayoutGuide key="keyboard" usesBottomSafeArea="NO" id="keys"/>
      <constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="v" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="v" firstAttribute="width" constant="50" id="w"/>
      <constraint firstItem="keys" firstAttribute="top" secondItem="v" secondAttribute="bottom" \
      constant="6" id="b"/>
      </constraints>
      """)
    #expect(nib.frame("v") == CGRect(x: 0, y: 0, width: 50, height: 474))
    let guide = try #require(nib["keys", as: UIKeyboardLayoutGuide.self])
    #expect(!guide.usesBottomSafeArea)
  }

  @Test("A refresh control belongs to its table, and takes no place among the rows")
  func refreshControl() throws {
    let control = """
      <refreshControl key="refreshControl" opaque="NO" id="r">\
      <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></refreshControl>
      """
    let table = element(
      "t", "style=\"plain\"", kind: "tableView",
      """
      \(control)<prototypes>
      <tableViewCell id="c"><rect key="frame" x="0.0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="cc"/></tableViewCell></prototypes>
      """)
    let nib = try NibDocument(
      table, constraints(placed("t", width: "320", height: "400")))
    let view = try #require(nib["t", as: UITableView.self])
    let refresh = try #require(nib["r"])
    #expect(view.refreshControl === refresh)
    #expect(refresh.isHidden)
    // Right above the content, as wide as the table.
    #expect(refresh.frame.maxY == 0)
    #expect(refresh.frame.width == 320)
    #expect(view.contentSize.height < 100)
    #expect(nib.diagnostics.isEmpty)
  }

  @Test("A colour well asks for 28 × 28; a calendar is known, if not drawn")
  func colorWell() throws {
    let nib = try NibDocument(
      element("w", kind: "colorWell") + element("k", kind: "calendarView"),
      constraints(placed("w"), placed("k", width: "300", height: "320")))
    #expect(nib.frame("w") == rect(0, 0, 28, 28))
    #expect(nib.frame("k") == rect(0, 0, 300, 320))
    #expect(nib.diagnostics.isEmpty)
  }

  @Test("Titles of sections with line breaks are children and not attributes")
  func sectionTitles() throws {
    let table = element(
      "t", "style=\"grouped\"", kind: "tableView",
      """
      <sections><tableViewSection footerTitle="One line" id="s">\
      <string key="headerTitle">First\nSecond</string></tableViewSection></sections>
      """)
    let nib = try NibDocument(table)
    let section = try #require(nib["t", as: UITableView.self]?.sections.first)
    #expect(section.headerTitle == "First\nSecond")
    #expect(section.footerTitle == "One line")
  }

  @Test("A search bar's style is read")
  func searchBar() throws {
    let nib = try NibDocument(
      element(
        "b", "searchBarStyle=\"minimal\"",
        kind: "searchBar"))
    let bar = try #require(nib["b", as: UISearchBar.self])
    #expect(bar.searchBarStyle == .minimal)
  }

  @Test("Indentation of cells and the space above headers are read")
  func tables() throws {
    let table = element(
      "t", "sectionHeaderTopPadding=\"12\"", kind: "tableView",
      """
      <prototypes><tableViewCell indentationLevel="2" indentationWidth="7" id="c">\
      <rect key="frame" x="0.0" y="28" width="320" height="44"/>\
      <tableViewCellContentView key="contentView" id="cc"/></tableViewCell></prototypes>
      """)
    let nib = try NibDocument(table)
    #expect(nib["t", as: UITableView.self]?.sectionHeaderTopPadding == 12 as CGFloat)
    let cell = try #require(nib["c", as: UITableViewCell.self])
    #expect(cell.indentationLevel == 2)
    #expect(cell.indentationWidth == 7 as CGFloat)
  }

  /// exponea/exponea-ios-sdk has such a cell, at its place and as large as its table asks.
  @Test("A cell is placed by its table, also where it says that constraints place it")
  func cellThatSaysOtherwise() throws {
    let table = element(
      "t", kind: "tableView",
      """
      <prototypes><tableViewCell rowHeight="180" translatesAutoresizingMaskIntoConstraints="NO" id="c">\
      <rect key="frame" x="0.0" y="50" width="320" height="180"/>\
      <tableViewCellContentView key="contentView" id="cc">\
      <rect key="frame" x="0.0" y="0.0" width="320" height="180"/></tableViewCellContentView>\
      </tableViewCell></prototypes>
      """)
    let nib = try NibDocument(table, constraints(placed("t", width: "320", height: "400")))
    #expect(nib.frame("c") == CGRect(x: 0, y: 50, width: 320, height: 180))
    #expect(nib.frame("cc") == CGRect(x: 0, y: 0, width: 320, height: 180))
  }

  @Test("A cell's content configuration is its content, under the content view's object ID")
  func contentConfiguration() throws {
    let table = element(
      "t", kind: "tableView",
      """
      <prototypes><tableViewCell id="c">\
      <rect key="frame" x="0.0" y="28" width="320" height="44"/>\
      <tableViewCellContentView key="contentView" id="cc">\
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/></tableViewCellContentView>\
      <listContentConfiguration key="contentConfiguration" text="Sync" secondaryText=""/>\
      </tableViewCell></prototypes>
      """)
    let nib = try NibDocument(table)
    let cell = try #require(nib["c", as: UITableViewCell.self])
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Sync")
    #expect(content.secondaryText == nil)
    #expect(nib["cc"] === cell.contentView)
    #expect(cell.contentView is UIListContentView)
  }

  @Test("A button's configuration has title alignment, subtitle, indicator and background")
  func buttonConfiguration() throws {
    let button = element(
      "b", kind: "button",
      """
      <buttonConfiguration key="configuration" style="filled" title="Go" \
      titleAlignment="center" showsActivityIndicator="YES">
      <attributedString key="attributedSubtitle"><fragment content="now"/></attributedString>
      <backgroundConfiguration key="background">\
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></backgroundConfiguration>
      </buttonConfiguration>
      """)
    let style = try #require(try NibDocument(button)["b", as: UIButton.self]?.style)
    #expect(style.titleAlignment == .center)
    #expect(style.showsIndicator)
    #expect(style.subtitle != nil)
    #expect(style.baseBackgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("A flow layout's estimate is a size, or automatic")
  func estimates() throws {
    func collection(_ id: String, _ attributes: String, _ size: String = "") -> String {
      element(
        id, kind: "collectionView",
        """
        <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="\(id)-l">\(size)\
        </collectionViewFlowLayout>
        """)
    }
    let size = "<size key=\"estimatedItemSize\" width=\"68\" height=\"60\"/>"
    let nib = try NibDocument(
      collection("a", "automaticEstimatedItemSize=\"YES\"") + collection("b", "", size)
        + collection("c", ""))
    func estimate(_ id: String) -> CGSize? {
      (nib[id, as: UICollectionView.self]?.collectionViewLayout as? UICollectionViewFlowLayout)?
        .estimatedItemSize
    }
    #expect(estimate("a") == UICollectionViewFlowLayout.automaticSize)
    #expect(estimate("b") == CGSize(width: 68, height: 60))
    #expect(estimate("c") == CGSize.zero)
  }

  @Test("Margins that follow readable width leave 664 points in the middle of a wide view")
  func readableMargins() throws {
    let box = element(
      "a", "layoutMarginsFollowReadableWidth=\"YES\"", "<subviews>\(element("b"))</subviews>")
    let list = constraints(
      placed("a", height: "50"),
      """
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" \
      secondAttribute="leadingMargin" id="2"/>
      <constraint firstItem="a" firstAttribute="trailingMargin" secondItem="b" \
      secondAttribute="trailing" id="3"/>
      """)
    // (1024 − 664) ÷ 2; on a phone the 8 points that every view has.
    let wide = try NibDocument(box, list, width: 1024, height: 768)
    #expect(wide.frame("b")?.minX == 180)
    #expect(wide.frame("b")?.width == 664)
    #expect(try NibDocument(box, list).frame("b")?.minX == 8)
  }

  @Test("A conflict names each thing once")
  func conflictSentence() throws {
    let view = UIView(frame: .zero)
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    let conflict = LayoutConflict(
      broken: nil, members: [.explicit(constraint), .root(view), .root(view)],
      violations: [1, 0, 0])
    let message = try #require(conflict.diagnostic(document: nil)).message
    #expect(message.components(separatedBy: "size of").count == 2)
  }
}
