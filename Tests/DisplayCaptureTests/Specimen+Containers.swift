extension Specimen {
  private static func cell(
    _ id: String, y: Double, x: Double = 0, width: Double = 300, style: String, accessory: String,
    text: String, detail: String? = nil, image: String? = nil
  ) -> String {
    let content = width - (accessory.isEmpty ? 0 : 38)
    let start = image == nil ? 16.0 : 60
    let isSubtitle = style.hasSuffix("Subtitle")
    var inner = """
      <label text="\(text)" id="\(id)t">\(frame(start, isSubtitle ? 5 : 11, 110, 21))<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    if let detail {
      let place = isSubtitle ? frame(start, 26, 180, 15) : frame(content - 106, 11, 90, 21)
      inner += """
        <label text="\(detail)" textAlignment="\(isSubtitle ? "left" : "right")" id="\(id)d">\(place)<fontDescription key="fontDescription" type="system" pointSize="\(isSubtitle ? 12 : 17)"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
        """
    }
    if let image {
      inner += """
        <imageView contentMode="center" image="\(image)" catalog="system" id="\(id)i">\(frame(16, 8, 28, 28))</imageView>
        """
    }
    return """
      <tableViewCell style="\(style)" accessoryType="\(accessory)" textLabel="\(id)t" \
      \(detail == nil ? "" : "detailTextLabel=\"\(id)d\"") \(image == nil ? "" : "imageView=\"\(id)i\"") id="\(id)">
      \(frame(x, y, width, 44))
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">\(frame(0, 0, content, 44))<subviews>\(inner)</subviews></tableViewCellContentView>
      </tableViewCell>
      """
  }

  /// A cell whose text stands before its detail, in the colour of the tint as Xcode has it.
  private static func leftDetail(
    _ id: String, y: Double, accessory: String, text: String, detail: String
  ) -> String {
    let content = accessory.isEmpty ? 300.0 : 262
    return """
      <tableViewCell style="IBUITableViewCellStyleValue2" accessoryType="\(accessory)" \
      textLabel="\(id)t" detailTextLabel="\(id)d" id="\(id)">\(frame(0, y, 300, 44))
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">\(frame(0, 0, content, 44))<subviews>
      <label text="\(text)" textAlignment="right" id="\(id)t">\(frame(16, 13, 91, 18))<fontDescription key="fontDescription" type="system" pointSize="15"/><color key="textColor" systemColor="tintColor"/></label>
      <label text="\(detail)" id="\(id)d">\(frame(113, 13, content - 121, 18))<fontDescription key="fontDescription" type="system" pointSize="15"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """
  }

  /// A cell without a style: a picture beside two labels, held by constraints.
  private static let customCell = """
    <tableViewCell rowHeight="72" id="a">\(frame(0, 0, 300, 72))
    <tableViewCellContentView key="contentView" tableViewCell="a" id="c">\(frame(0, 0, 300, 72))<subviews>
    <stackView alignment="center" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="s1">\(frame(16, 8, 268, 56))<subviews>
    <imageView contentMode="scaleAspectFit" image="Harbour" translatesAutoresizingMaskIntoConstraints="NO" id="i">\(frame(0, 4, 80, 48))<constraints><constraint firstAttribute="width" constant="80" id="k1"/><constraint firstAttribute="height" constant="48" id="k2"/></constraints></imageView>
    <stackView axis="vertical" spacing="2" translatesAutoresizingMaskIntoConstraints="NO" id="s2">\(frame(92, 8, 176, 40))<subviews>
    <label text="Harbour" translatesAutoresizingMaskIntoConstraints="NO" id="l1">\(frame(0, 0, 176, 20.333))<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
    <label text="A cell of its own design" translatesAutoresizingMaskIntoConstraints="NO" id="l2">\(frame(0, 22.333, 176, 18))<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
    </subviews></stackView>
    </subviews></stackView></subviews>
    <constraints>
    <constraint firstItem="s1" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="16" id="k3"/>
    <constraint firstAttribute="trailing" secondItem="s1" secondAttribute="trailing" constant="16" id="k4"/>
    <constraint firstItem="s1" firstAttribute="top" secondItem="c" secondAttribute="top" constant="8" id="k5"/>
    <constraint firstAttribute="bottom" secondItem="s1" secondAttribute="bottom" constant="8" id="k6"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """

  private static let system = "IBUITableViewCellStyle"

  static let containers: [Specimen] = [
    Specimen(
      "table-plain", 300, 226,
      """
      <tableView clipsSubviews="YES" style="plain" separatorStyle="default" rowHeight="44" id="t">\(frame(0, 0, 300, 226))
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <sections><tableViewSection headerTitle="Section" id="s"><cells>
      \(cell("a", y: 28, style: "\(system)Default", accessory: "disclosureIndicator", text: "Basic", image: "bell"))
      \(cell("b", y: 72, style: "\(system)Value1", accessory: "disclosureIndicator", text: "Right Detail", detail: "Detail"))
      \(cell("c", y: 116, style: "\(system)Subtitle", accessory: "checkmark", text: "Subtitle", detail: "With a second line"))
      \(cell("d", y: 160, style: "\(system)Default", accessory: "detailDisclosureButton", text: "Detail button"))
      </cells></tableViewSection></sections></tableView>
      """),
    Specimen(
      "table-left-detail", 300, 88,
      """
      <tableView clipsSubviews="YES" style="plain" separatorStyle="default" rowHeight="44" id="t">\(frame(0, 0, 300, 88))
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <sections><tableViewSection id="s"><cells>
      \(leftDetail("a", y: 0, accessory: "disclosureIndicator", text: "mobile", detail: "555 0100"))
      \(leftDetail("b", y: 44, accessory: "", text: "home", detail: "12 Harbour Street"))
      </cells></tableViewSection></sections></tableView>
      """),
    Specimen(
      "table-custom-cell", 300, 72,
      """
      <tableView clipsSubviews="YES" style="plain" separatorStyle="default" rowHeight="72" id="t">\(frame(0, 0, 300, 72))
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <sections><tableViewSection id="s"><cells>\(customCell)</cells></tableViewSection></sections></tableView>
      """),
    Specimen(
      "table-inset-grouped", 300, 206,
      """
      <tableView clipsSubviews="YES" style="insetGrouped" separatorStyle="default" rowHeight="44" id="t">\(frame(0, 0, 300, 206))
      <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
      <sections><tableViewSection headerTitle="General" footerTitle="A footer explains the section." id="s"><cells>
      \(cell("a", y: 38, x: 16, width: 268, style: "\(system)Default", accessory: "disclosureIndicator", text: "Account", image: "person"))
      \(cell("b", y: 82, x: 16, width: 268, style: "\(system)Value1", accessory: "", text: "Version", detail: "1.4"))
      \(cell("c", y: 126, x: 16, width: 268, style: "\(system)Default", accessory: "checkmark", text: "Updates"))
      </cells></tableViewSection></sections></tableView>
      """),
    Specimen(
      "table-grouped-ios18", 300, 170, iOS: 18,
      """
      <tableView clipsSubviews="YES" style="grouped" separatorStyle="default" rowHeight="44" id="t">\(frame(0, 0, 300, 170))
      <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
      <sections><tableViewSection headerTitle="General" footerTitle="A footer explains the section." id="s"><cells>
      \(cell("a", y: 38, style: "\(system)Default", accessory: "disclosureIndicator", text: "Account", image: "person"))
      \(cell("b", y: 82, style: "\(system)Value1", accessory: "detailButton", text: "Version", detail: "1.4"))
      </cells></tableViewSection></sections></tableView>
      """),
    Specimen(
      "collection-view", 300, 90,
      """
      <collectionView clipsSubviews="YES" id="c">\(frame(0, 0, 300, 90))<color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
      <cells>
      <collectionViewCell id="a">\(frame(10, 10, 86, 70))<color key="backgroundColor" systemColor="systemCyanColor"/></collectionViewCell>
      <collectionViewCell id="b">\(frame(106, 10, 86, 70))<color key="backgroundColor" systemColor="systemMintColor"/></collectionViewCell>
      </cells></collectionView>
      """),
    Specimen(
      "navigation-bar", 300, 54,
      """
      <navigationBar id="n">\(frame(0, 0, 300, 54))<items><navigationItem title="Title" id="i">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
      <barButtonItem key="rightBarButtonItem" style="done" systemItem="done" id="r"/></navigationItem></items></navigationBar>
      """),
    Specimen(
      "navigation-bar-ios18", 300, 96, iOS: 18,
      """
      <navigationBar largeTitles="YES" id="n">\(frame(0, 0, 300, 96))<items><navigationItem title="Large Title" id="i">
      <barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/></navigationItem></items></navigationBar>
      """),
    Specimen(
      "tab-bar", 300, 49,
      """
      <tabBar id="n">\(frame(0, 0, 300, 49))<items>
      <tabBarItem title="Home" image="house.fill" catalog="system" id="a"/><tabBarItem systemItem="search" id="b"/>
      <tabBarItem title="Profile" image="person" catalog="system" id="c"/></items></tabBar>
      """),
    Specimen(
      "toolbar", 300, 50,
      """
      <toolbar id="n">\(frame(0, 0, 300, 50))<items>
      <barButtonItem systemItem="action" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/>
      <barButtonItem title="Select" id="c"/><barButtonItem systemItem="flexibleSpace" id="d"/>
      <barButtonItem systemItem="trash" id="e"/></items></toolbar>
      """),
    Specimen(
      "toolbar-ios18", 300, 44, iOS: 18,
      """
      <toolbar id="n">\(frame(0, 0, 300, 44))<items>
      <barButtonItem systemItem="compose" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/>
      <barButtonItem title="Select" id="c"/><barButtonItem systemItem="flexibleSpace" id="d"/>
      <barButtonItem systemItem="refresh" id="e"/></items></toolbar>
      """),
  ]

  /// All kinds in the order of the contact sheet.
  static let all = views + controls + containers
}
