extension Specimen {
  /// A frame as documents write it.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func label(
    _ text: String, _ frame: String, _ attributes: String = "",
    font: String = "system\" pointSize=\"17"
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" \(attributes) id="l-\(text.count)">\(frame)\
    <fontDescription key="fontDescription" type="\(font)"/></label>
    """
  }

  static let views: [Specimen] = [
    Specimen(
      "view", 300, 60,
      """
      <view id="a">\(frame(0, 0, 90, 60))<color key="backgroundColor" systemColor="systemTealColor"/></view>
      <view id="b">\(frame(105, 0, 90, 60))\
      <color key="backgroundColor" systemColor="tertiarySystemFillColor"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" systemColor="systemIndigoColor"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      <view alpha="0.4" id="c">\(frame(210, 0, 90, 60))<color key="backgroundColor" systemColor="systemPinkColor"/></view>
      """),
    Specimen(
      "label", 300, 92,
      """
      \(label("Large Title", frame(0, 0, 300, 41), font: "style\" style=\"UICTFontTextStyleTitle0"))
      \(label("Headline", frame(0, 44, 150, 21), font: "style\" style=\"UICTFontTextStyleHeadline"))
      \(label("Right and secondary", frame(150, 44, 150, 21), "textAlignment=\"right\"", font: "style\" style=\"UICTFontTextStyleSubhead"))
      \(label("Cut off at its end since it is too long for one line", frame(0, 70, 300, 21)))
      """),
    Specimen(
      "label-paragraph", 300, 66,
      label(
        "Several lines break between words, and the last one that fits ends in an ellipsis where more "
          + "would follow than there is room for in the label.", frame(0, 0, 300, 62),
        "numberOfLines=\"3\"")),
    Specimen(
      "label-scripts", 300, 92,
      """
      \(label("Καλημέρα κόσμε", frame(0, 0, 145, 21)))
      \(label("Привет, мир", frame(155, 0, 145, 21)))
      \(label("שלום עולם", frame(0, 34, 145, 24), "textAlignment=\"natural\""))
      \(label("สวัสดีชาวโลก", frame(155, 34, 145, 24)))
      \(label("Latin, Ελληνικά, Русский, עברית, ไทย", frame(0, 68, 300, 24)))
      """),
    Specimen(
      "button-types", 300, 44,
      """
      <button buttonType="system" id="a">\(frame(0, 6, 70, 32))<state key="normal" title="System"/></button>
      <button buttonType="custom" id="b">\(frame(78, 6, 84, 32))<color key="backgroundColor" systemColor="systemIndigoColor"/><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/><state key="normal" title="Custom"><color key="titleColor" white="1" alpha="1"/></state></button>
      <button buttonType="infoLight" id="c">\(frame(172, 10, 25, 24))</button>
      <button buttonType="contactAdd" id="d">\(frame(206, 10, 25, 24))</button>
      <button buttonType="close" id="e">\(frame(240, 7, 30, 30))</button>
      <button buttonType="system" id="f">\(frame(272, 6, 28, 32))<state key="normal" image="heart.fill" catalog="system"/></button>
      """),
    Specimen(
      "button-configurations", 300, 92,
      """
      <button buttonType="system" id="a">\(frame(0, 0, 145, 42))<buttonConfiguration key="configuration" style="filled" title="Filled"/></button>
      <button buttonType="system" id="b">\(frame(155, 0, 145, 42))<buttonConfiguration key="configuration" style="tinted" title="Tinted"/></button>
      <button buttonType="system" id="c">\(frame(0, 50, 145, 42))<buttonConfiguration key="configuration" style="gray" image="star.fill" catalog="system" title="Gray" imagePadding="6"/></button>
      <button buttonType="system" id="d">\(frame(155, 50, 145, 42))<buttonConfiguration key="configuration" style="plain" title="Plain"/></button>
      """),
    Specimen(
      "button-configuration-ios18", 300, 50, iOS: 18,
      """
      <button buttonType="system" id="a">\(frame(0, 0, 145, 50))<buttonConfiguration key="configuration" style="filled" title="Filled" subtitle="iOS 18"/></button>
      <button buttonType="system" id="b">\(frame(155, 0, 145, 50))<buttonConfiguration key="configuration" style="tinted" image="bell" catalog="system" title="Tinted" imagePadding="6"/></button>
      """),
    Specimen(
      "image-view", 300, 80,
      """
      <imageView contentMode="scaleAspectFit" image="Harbour" id="a">\(frame(0, 0, 140, 80))</imageView>
      <imageView contentMode="scaleAspectFit" image="gearshape" catalog="system" id="b">\(frame(155, 20, 40, 40))</imageView>
      <imageView contentMode="scaleAspectFit" image="square.and.arrow.up" catalog="system" id="c">\(frame(207, 20, 40, 40))</imageView>
      <imageView contentMode="scaleAspectFit" image="figure.archery" catalog="system" id="d">\(frame(259, 20, 40, 40))</imageView>
      """),
    Specimen(
      "text-field", 300, 118,
      """
      <textField borderStyle="roundedRect" placeholder="Rounded, with a placeholder" id="a">\(frame(0, 0, 300, 34))<fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      <textField borderStyle="line" text="Line" id="b">\(frame(0, 44, 145, 30))<fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      <textField borderStyle="bezel" text="secret" id="c">\(frame(155, 44, 145, 30))<fontDescription key="fontDescription" type="system" pointSize="17"/><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      <textField text="No border, centred" textAlignment="center" id="d">\(frame(0, 86, 300, 30))<fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """),
    Specimen(
      "text-view", 300, 76,
      """
      <textView clipsSubviews="YES" text="Text that may be edited, over several lines, with العربية among the words of one paragraph." id="a">\(frame(0, 0, 300, 76))<color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/><fontDescription key="fontDescription" type="system" pointSize="16"/></textView>
      """),
    Specimen(
      "stack-view", 300, 40,
      """
      <stackView distribution="fillEqually" spacing="8" id="s">\(frame(0, 0, 300, 40))<subviews>
      <view id="a">\(frame(0, 0, 94, 40))<color key="backgroundColor" systemColor="systemOrangeColor"/></view>
      <view id="b">\(frame(102, 0, 95, 40))<color key="backgroundColor" systemColor="systemYellowColor"/></view>
      <view id="c">\(frame(205, 0, 95, 40))<color key="backgroundColor" systemColor="systemGreenColor"/></view>
      </subviews></stackView>
      """),
    Specimen(
      "scroll-view", 300, 90,
      """
      <scrollView clipsSubviews="YES" id="s">\(frame(0, 0, 300, 90))<subviews>
      <view id="a">\(frame(16, 16, 120, 58))<color key="backgroundColor" systemColor="systemBlueColor"/></view>
      <view id="b">\(frame(152, 16, 120, 58))<color key="backgroundColor" systemColor="systemRedColor"/></view>
      <view id="c">\(frame(288, 16, 120, 58))<color key="backgroundColor" systemColor="systemGreenColor"/></view>
      \(label("Content goes on to the right and below", frame(16, 79, 392, 21)))
      </subviews><color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/></scrollView>
      """),
    Specimen(
      "container-view", 300, 60,
      """
      <containerView opaque="NO" id="a">\(frame(0, 0, 145, 60))<color key="backgroundColor" systemColor="secondarySystemFillColor"/></containerView>
      <containerView opaque="NO" id="b">\(frame(155, 0, 145, 60))
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor"><color key="value" systemColor="separatorColor"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></containerView>
      """),
    Specimen(
      "visual-effect-view", 300, 60,
      """
      <view id="a">\(frame(0, 0, 150, 60))<color key="backgroundColor" systemColor="systemPurpleColor"/></view>
      <visualEffectView opaque="NO" id="b">\(frame(60, 10, 180, 40))<view key="contentView" opaque="NO" id="d">\(frame(0, 0, 180, 40))<subviews>\(label("Material", frame(0, 0, 180, 40), "textAlignment=\"center\""))</subviews></view><blurEffect style="systemMaterial"/></visualEffectView>
      """),
    Specimen(
      "placeholders", 300, 84,
      """
      <mapView id="a">\(frame(0, 0, 145, 84))</mapView>
      <wkWebView id="b">\(frame(155, 0, 145, 84))</wkWebView>
      """),
  ]
}
