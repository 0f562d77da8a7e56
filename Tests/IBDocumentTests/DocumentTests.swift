import Diagnostics
import Foundation
import Testing

@testable import IBDocument

@Suite("Documents")
struct DocumentTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    \(documentTag(
      storyboard: true,
      attributes: "useTraitCollections=\"YES\" useSafeAreas=\"YES\" initialViewController=\"nav\""))
    <device id="retina6_1" orientation="landscape" appearance="dark">
    <adaptation id="fullscreen"/></device>
    <dependencies><deployment version="4144" identifier="iOS"/>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504.1"/>
    </dependencies>
    <scenes>
    <scene sceneID="s1"><objects><placeholder placeholderIdentifier="IBFirstResponder" id="p1"/>
    <navigationController id="nav" sceneMemberID="viewController"><connections>
    <segue destination="root" kind="relationship" relationship="rootViewController" id="sg1"/>
    </connections></navigationController></objects>
    <point key="canvasLocation" x="-20" y="30.5"/></scene>
    <scene sceneID="s2"><objects><tapGestureRecognizer id="tap"><connections>
    <segue destination="nav" kind="show" identifier="back" id="sg2"/></connections>
    </tapGestureRecognizer><tableViewController id="root"/></objects></scene>
    </scenes>
    <resources><image name="star" catalog="system" width="128" height="116"/>
    <image name="logo" width="40" height="20"/>
    <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
    <systemColor name="labelColor"><color white="0" alpha="1" colorSpace="custom"/></systemColor>
    </resources>
    <inferredMetricsTieBreakers><segue reference="sg2"/></inferredMetricsTieBreakers>
    </document>
    """

  @Test("The head of a document is read")
  func head() throws {
    let document = try read(Self.storyboard)
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == 22505)
    #expect(document.plugInVersion == 22504)
    // 4144 is 0x1030: the decimal digits 10, 3 and 0.
    #expect(document.deploymentTarget?.major == 10)
    #expect(document.deploymentTarget?.minor == 3)
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(document.initialViewController == "nav")
    let device = try #require(document.device)
    #expect(device.id == "retina6_1")
    #expect(device.isLandscape)
    #expect(device.adaptationID == "fullscreen")
    #expect(device.appearance == "dark")
  }

  @Test("What the head leaves out has its documented meaning")
  func bareHead() throws {
    let document = try read(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>")
    #expect(document.kind == .xib)
    #expect(document.toolsVersion == 0)
    #expect(document.plugInVersion == 0)
    #expect(document.device == nil)
    #expect(document.deploymentTarget == nil)
    #expect(!document.usesAutoLayout && !document.usesSafeAreas && !document.usesTraitCollections)
  }

  @Test("The part of the device is an element in older documents and an attribute in newer ones")
  func deviceLayout() throws {
    let document = try read(
      documentTag() + "<device id=\"ipad9_7\" orientation=\"portrait\" layout=\"fullscreen\"/>"
        + "</document>")
    #expect(document.device?.adaptationID == "fullscreen")
    #expect(document.device?.isLandscape == false)
    #expect(document.device?.appearance == nil)
  }

  @Test("Scenes have their controller, marked or not, among other objects")
  func scenes() throws {
    let document = try read(Self.storyboard)
    #expect(document.scenes.map(\.id) == ["s1", "s2"])
    #expect(document.scenes.map(\.controller?.id) == ["nav", "root"])
    #expect(document.scenes.map(\.canvasLocation) == [IBPoint(x: -20, y: 30.5), nil])
    #expect(document.scenes[1].objects.map(\.id) == ["tap", "root"])
  }

  @Test("Segues know their source; references to segues are none")
  func segues() throws {
    let segues = try read(Self.storyboard).segues
    #expect(segues.map(\.id) == ["sg1", "sg2"])
    #expect(segues.map(\.kind) == ["relationship", "show"])
    #expect(segues.map(\.relationship) == ["rootViewController", nil])
    #expect(segues.map(\.identifier) == [nil, "back"])
    #expect(segues.map(\.sourceControllerOrViewID) == ["nav", "tap"])
    #expect(segues.map(\.destination) == ["root", "nav"])
  }

  @Test("Resources are found by name")
  func resources() throws {
    let document = try read(Self.storyboard)
    #expect(document.images["star"]?.isSystem == true)
    #expect(document.images["star"]?.height == 116)
    #expect(document.images["logo"]?.catalog == nil)
    #expect(document.namedColors == ["Brand": .rgba(IBRGBA(red: 1, green: 0, blue: 0))])
    #expect(document.systemColors == ["labelColor": .white(0, alpha: 1)])
  }

  @Test("A xib's placeholders and objects are its top level")
  func topLevel() throws {
    let document = try read(
      xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v" userLabel="Card"><subviews><label id="l"/></subviews></view>
        <customObject id="o" customClass="Model"/>
        """))
    #expect(document.topLevelObjects.map(\.id) == ["-1", "-2", "v", "o"])
    #expect(document.topLevelObjects[2].userLabel == "Card")
    #expect(document.topLevelObjects[3].customClass == "Model")
    #expect(document.element(id: "l")?.line == 6)
    #expect(document.element(id: "none") == nil)
    #expect(document.diagnostics.isEmpty)
  }

  @Test("Of two elements with one ID the first is found, and both lines are reported")
  func duplicateIDs() throws {
    let document = try read(xib("<view id=\"a\"/>\n<label id=\"a\"/>"))
    #expect(document.element(id: "a")?.name == "view")
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(diagnostic.line == 5)
    #expect(diagnostic.objectID == "a")
    #expect(
      diagnostic.message
        == "<label> of line 5 has the ID a, which <view> of line 4 has already;"
        + " references lead to the first.")
  }

  @Test("A document is read from a file under the path that was given")
  func file() throws {
    let file = try TemporaryFile(Data(Self.storyboard.utf8), named: "Main.storyboard")
    #expect(try IBDocument.read(contentsOf: file.path).path == file.path)
  }
}
