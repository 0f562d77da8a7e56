import IBDocument
import Testing

/// Documents in which a size changes more than frames.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let make: @Sendable () throws -> IBDocument

  var testDescription: String { name }

  func document() throws -> IBDocument { try make() }

  static let all = [
    wrappingText, stacks, scrolling, variations, masks, tables, collection, sizedItems, bars, sheet,
    embedded, columns, conflict, cell, fittedView,
  ]

  private static let words = "Lines that wrap where there is little room and need one where not."

  private static func label(_ id: String, _ rest: String = "") -> String {
    """
    <label text="\(words)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)">\(rest)</label>
    """
  }

  private static func pin(
    _ item: String, _ attribute: String, to other: String, _ otherAttribute: String? = nil,
    _ rest: String = ""
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute ?? attribute)" \(rest) id="\(item)-\(attribute)-\(other)"/>
    """
  }

  // MARK: Text, stacks, scroll views

  static let wrappingText = Sample(name: "text that wraps, between margins") {
    try storyboard([
      controller(
        "a", "",
        view: """
          <subviews>\(label("t"))\(label("u"))</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
          \(pin("t", "leading", to: "a-view", "leadingMargin"))
          \(pin("t", "trailing", to: "a-view", "trailingMargin"))
          \(pin("t", "top", to: "safe", nil, "constant=\"8\""))
          \(pin("u", "leading", to: "t"))
          \(pin("u", "width", to: "t", nil, "multiplier=\"1:3\""))
          \(pin("u", "top", to: "t", "bottom", "constant=\"8\""))
          </constraints>
          """)
    ])
  }

  static let stacks = Sample(name: "stack views in a stack view") {
    func stack(_ id: String, _ attributes: String, _ content: String) -> String {
      """
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <subviews>\(content)</subviews></stackView>
      """
    }
    let inner = ["fillEqually", "fillProportionally", "equalSpacing"].map {
      stack($0, "distribution=\"\($0)\" spacing=\"7\"", label("\($0)-1") + label("\($0)-2"))
    }
    return try storyboard([
      controller(
        "a", "",
        view: """
          <subviews>
          \(stack("s", "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"5\"", inner.joined()))
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          \(filling("s", in: "safe"))
          """)
    ])
  }

  static let scrolling = Sample(name: "a scroll view with content that wraps") {
    try storyboard([
      navigation("n", around: "a", bar: "largeTitles=\"YES\""),
      controller(
        "a", "title=\"Scroll\"",
        view: """
          <subviews>
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews>\(label("t"))</subviews>
          <constraints>
          \(pin("t", "leading", to: "s"))\(pin("t", "trailing", to: "s"))
          \(pin("t", "top", to: "s"))\(pin("t", "bottom", to: "s", nil, "constant=\"-700\""))
          \(pin("t", "width", to: "s"))
          </constraints></scrollView>
          </subviews>
          \(filling("s", in: "a-view"))
          """),
    ])
  }

  // MARK: What traits and masks change

  static let variations = Sample(name: "constants and views that vary with size classes") {
    try storyboard([
      controller(
        "a", "",
        view: """
          <subviews>
          <view id="v"><rect key="frame" x="20" y="40" width="200" height="50"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          <variation key="default" opaque="YES"/></view>
          <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/>
          </subviews>
          <constraints>
          \(pin("w", "leading", to: "a-view"))\(pin("w", "bottom", to: "a-view"))
          <constraint firstItem="w" firstAttribute="width" constant="100" id="width">
          <variation key="widthClass=regular" constant="300"/></constraint>
          <constraint firstItem="w" firstAttribute="height" constant="50" id="height"/>
          </constraints>
          <variation key="default"><mask key="subviews"><exclude reference="v"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="v"/></mask>
          </variation>
          """)
    ])
  }

  static let masks = Sample(name: "masks in masks") {
    let all = "widthSizable=\"YES\" heightSizable=\"YES\""
    let centred = """
      flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES"
      """
    return try storyboard([
      controller(
        "a", "",
        view: """
          <subviews><view id="v"><rect key="frame" x="20" y="40" width="335" height="587"/>
          <autoresizingMask key="autoresizingMask" \(all)/>
          <subviews>
          <imageView id="i"><rect key="frame" x="100" y="100" width="64" height="64"/>
          <autoresizingMask key="autoresizingMask" \(centred)/></imageView>
          <visualEffectView id="e"><rect key="frame" x="0" y="500" width="335" height="87"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="335" height="87"/>
          <autoresizingMask key="autoresizingMask" \(all)/></view></visualEffectView>
          </subviews></view></subviews>
          """)
    ])
  }

  // MARK: Lists

  private static func row(_ id: String, _ content: String, _ attributes: String = "") -> String {
    """
    <tableViewCell \(attributes) preservesSuperviewLayoutMargins="YES" id="\(id)">
    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>\(content)</subviews>
    <constraints>
    \(pin("\(id)-l", "leading", to: "\(id)-content", "leadingMargin"))
    \(pin("\(id)-l", "trailing", to: "\(id)-content", "trailingMargin"))
    \(pin("\(id)-l", "top", to: "\(id)-content", "topMargin"))
    \(pin("\(id)-l", "bottom", to: "\(id)-content", "bottomMargin"))
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  static let tables = Sample(name: "a table with rows that wrap, header and footer") {
    let rows = ["r1", "r2"].map { row($0, label("\($0)-l"), "accessoryType=\"detailButton\"") }
    return try storyboard([
      """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" style="plain" rowHeight="-1" estimatedRowHeight="-1" \
      sectionHeaderHeight="28" sectionFooterHeight="28" dataMode="prototypes" id="a-view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <view key="tableFooterView" id="f"><rect key="frame" x="0" y="160" width="375" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <subviews><view id="g"><rect key="frame" x="100" y="10" width="175" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES"/></view>
      </subviews></view>
      <prototypes>\(rows.joined())</prototypes>
      </tableView></tableViewController>
      """
    ])
  }

  static let collection = Sample(name: "a collection in lines") {
    let cells = (1...7).map {
      """
      <collectionViewCell id="c\($0)"><rect key="frame" x="0" y="0" width="110" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <view key="contentView" id="c\($0)-content">
      <rect key="frame" x="0" y="0" width="110" height="80"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view id="c\($0)-v"><rect key="frame" x="10" y="10" width="90" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      </subviews></view></collectionViewCell>
      """
    }
    return try storyboard([
      """
      <collectionViewController id="a" sceneMemberID="viewController">
      <collectionView key="view" dataMode="prototypes" id="a-view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
      minimumInteritemSpacing="10" id="flow">
      <size key="itemSize" width="0.0" height="0.0"/>
      <inset key="sectionInset" minX="8" minY="8" maxX="8" maxY="8"/></collectionViewFlowLayout>
      <cells>\(cells.joined())</cells>
      </collectionView></collectionViewController>
      """
    ])
  }

  static let sizedItems = Sample(name: "a collection of items that size themselves") {
    try CollectionItemTests.document("automaticEstimatedItemSize=\"YES\"")
  }

  // MARK: Surroundings

  static let bars = Sample(name: "bars of controllers, and a toolbar above the home indicator") {
    try storyboard([
      container(
        "tabBarController", "t", children: [("n", "viewControllers")]),
      navigation("n", around: "a"),
      controller(
        "a", "title=\"Bars\"", view: safeAreaView("v"),
        segue("show", to: "b")),
      controller(
        "b", "hidesBottomBarWhenPushed=\"YES\"",
        view: """
          <subviews><toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
          <items><barButtonItem title="One" id="one"/></items></toolbar>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="w"/></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
          \(pin("bar", "leading", to: "safe"))\(pin("bar", "trailing", to: "safe"))
          \(pin("bar", "bottom", to: "safe"))
          \(pin("w", "leading", to: "safe"))\(pin("w", "trailing", to: "safe"))
          \(pin("w", "top", to: "safe"))\(pin("w", "bottom", to: "bar", "top"))
          </constraints>
          """),
    ])
  }

  static let sheet = Sample(name: "a card over the screen before") {
    try storyboard([
      controller("a", "", view: "", segue("presentation", to: "b")),
      controller("b", "", view: safeAreaView("v")),
    ])
  }

  static let embedded = Sample(name: "a container view in a container view") {
    func box(_ id: String, showing other: String) -> String {
      """
      <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">
      <connections><segue destination="\(other)" kind="embed" id="\(id)-embed"/></connections>
      </containerView></subviews>
      <constraints>
      \(pin("\(id)-box", "leading", to: "\(id)-view"))\(pin("\(id)-box", "top", to: "\(id)-view"))
      \(pin("\(id)-box", "width", to: "\(id)-view", nil, "multiplier=\"0.7\""))
      \(pin("\(id)-box", "height", to: "\(id)-view", nil, "multiplier=\"0.6\""))
      </constraints>
      """
    }
    return try storyboard([
      controller("a", "", view: box("a", showing: "b")),
      controller("b", "", view: box("b", showing: "n")),
      navigation("n", around: "c"),
      controller("c", "title=\"Inner\"", view: safeAreaView("v")),
    ])
  }

  static let columns = Sample(name: "columns of a split view") {
    try storyboard([
      container(
        "splitViewController", "s",
        children: [("n", "masterViewController"), ("b", "detailViewController")]),
      navigation("n", around: "a"),
      controller("a", "title=\"Left\"", view: safeAreaView("left")),
      controller("b", "", view: safeAreaView("right")),
    ])
  }

  static let conflict = Sample(name: "constraints that exclude each other in narrow windows") {
    try storyboard([
      controller(
        "a", "",
        view: """
          <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/>
          <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>
          \(pin("v", "leading", to: "a-view"))\(pin("w", "trailing", to: "a-view"))
          \(pin("v", "top", to: "a-view"))\(pin("w", "top", to: "a-view"))
          \(pin("w", "leading", to: "v", "trailing"))
          <constraint firstItem="v" firstAttribute="width" relation="greaterThanOrEqual" \
          constant="300" id="v-width"/>
          <constraint firstItem="w" firstAttribute="width" relation="greaterThanOrEqual" \
          constant="300" id="w-width"/>
          <constraint firstItem="v" firstAttribute="height" constant="30" id="v-height"/>
          <constraint firstItem="w" firstAttribute="height" constant="30" id="w-height"/>
          </constraints>
          """)
    ])
  }

  // MARK: Xibs

  static let cell = Sample(name: "a cell of a xib") {
    try xib(
      row("r", label("r-l")).replacing("y=\"28\"", with: "y=\"0.0\""))
  }

  static let fittedView = Sample(name: "a view of a xib as high as its words") {
    try xib(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(label("t"))</subviews>
      <constraints>
      \(pin("t", "leading", to: "v", nil, "constant=\"12\""))
      \(pin("v", "trailing", to: "t", "trailing", "constant=\"12\""))
      \(pin("t", "top", to: "v", nil, "constant=\"12\""))
      \(pin("v", "bottom", to: "t", "bottom", "constant=\"12\""))
      </constraints></view>
      """)
  }
}
