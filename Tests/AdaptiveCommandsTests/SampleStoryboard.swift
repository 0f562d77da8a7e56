/// Storyboards for tests, as small as they can be.
enum SampleStoryboard {
  /// A storyboard of controllers, on the canvas of an iPhone 11.
  static func document(_ controllers: String...) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"scene-\(index)\"><objects>\(controller)</objects></scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="22504"/></dependencies>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  /// A controller with a root view as large as the canvas.
  static func controller(_ id: String, title: String = "", view: String = "") -> String {
    """
    <viewController id="\(id)" title="\(title)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(view)
    </view></viewController>
    """
  }

  /// A container view of 100 × 100 points that embeds a controller.
  static func container(_ id: String, embedding child: String) -> String {
    """
    <subviews><containerView id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
    <connections><segue destination="\(child)" kind="embed" id="\(id)-segue"/></connections>
    </containerView></subviews>
    """
  }

  /// One good scene.
  static let simple = document(controller("Abc-de-fgh", title: "Start"))
}
