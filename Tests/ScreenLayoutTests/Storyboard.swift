import DeviceCatalog
import Foundation
import IBDocument
import ScreenLayout
import Testing
import UIKit

/// A storyboard of scenes that a test writes, one controller a scene.
///
/// - Parameters:
///   - plugIn: Version of Interface Builder's plug-in, which decides the release: 22504 is Xcode 15.
///   - device: Id of the canvas device; nil for a document of Xcode 7 or earlier.
///   - rest: What follows the scenes: resources, the global tint.
func storyboard(
  _ controllers: [String], plugIn: Int = 22504, device: String? = "retina4_7",
  initial: String? = nil, rest: String = ""
) throws -> IBDocument {
  let scenes = controllers.enumerated().map { index, controller in
    "<scene sceneID=\"scene-\(index)\"><objects>\n\(controller)\n</objects></scene>"
  }
  let canvas = device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" }
  let start = initial.map { "initialViewController=\"\($0)\"" } ?? ""
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(plugIn)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" \(start)>
    \(canvas ?? "")
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="\(plugIn)"/></dependencies>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    \(rest)
    </document>
    """
  return try IBDocument.read(Data(text.utf8), path: "Test.storyboard")
}

/// A view controller with a root view of 375 × 667 points.
///
/// - Parameters:
///   - view: What is inside the root view, whose object ID is `ID-view`.
///   - rest: What is beside the view: navigation items, segues, simulated metrics.
func controller(
  _ id: String, _ attributes: String = "", view: String = "", _ rest: String = ""
) -> String {
  """
  <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
  <view key="view" contentMode="scaleToFill" id="\(id)-view">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  \(view)
  </view>
  \(rest)
  </viewController>
  """
}

/// A navigation controller, or another one that contains, with its relationship segues.
func container(
  _ kind: String, _ id: String, _ attributes: String = "", children: [(String, String)],
  _ rest: String = ""
) -> String {
  let segues = children.map { child, relationship in
    """
    <segue destination="\(child)" kind="relationship" relationship="\(relationship)" \
    id="\(id)-\(child)"/>
    """
  }
  return """
    <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">\(rest)
    <connections>\(segues.joined())</connections></\(kind)>
    """
}

/// A segue to another controller, as the only connection.
func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
  """
  <connections><segue destination="\(destination)" kind="\(kind)" \(attributes) \
  id="to-\(destination)"/></connections>
  """
}

/// A navigation controller around `child`.
func navigation(
  _ id: String, around child: String, _ attributes: String = "", bar: String = "",
  tint: String = ""
) -> String {
  container(
    "navigationController", id, attributes, children: [(child, "rootViewController")],
    "<navigationBar key=\"navigationBar\" \(bar) id=\"\(id)-bar\">\(tint)</navigationBar>")
}

/// A view between two others: `item` fills the guide or view `other`.
func filling(_ item: String, in other: String) -> String {
  let edges = ["leading", "trailing", "top", "bottom"].map {
    """
    <constraint firstItem="\(item)" firstAttribute="\($0)" secondItem="\(other)" \
    secondAttribute="\($0)" id="\(item)-\($0)"/>
    """
  }
  return "<constraints>\n\(edges.joined(separator: "\n"))\n</constraints>"
}

/// Subviews of a root view in which the view `id` fills the safe area.
func safeAreaView(_ id: String) -> String {
  """
  <subviews>
  <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"/>
  </subviews>
  <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
  \(filling(id, in: "\(id)-safe"))
  """
}

/// A configuration of the catalogue.
func configuration(
  _ device: String, _ orientation: Orientation = .portrait, window: WindowKind = .fullScreen
) throws -> ScreenConfiguration {
  let found = try #require(DeviceCatalog.standard.device(named: device))
  let environment = found.environments(orientations: [orientation], windows: [window]).first
  return ScreenConfiguration(environment: try #require(environment))
}

/// The first scene of a document on a configuration.
@MainActor
func firstScene(of document: IBDocument, on configuration: ScreenConfiguration) throws
  -> DeviceLayout
{
  let scene = try #require(DocumentScene.all(in: document).first)
  return DeviceLayouter(document).layout(scene, on: configuration)
}

/// The frame of a view in a layout.
@MainActor
func placed(_ id: String, in layout: DeviceLayout) throws -> CGRect {
  try #require(layout.objects[id] as? UIView).frame
}
