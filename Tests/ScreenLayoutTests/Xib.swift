import Foundation
import IBDocument

/// A xib with some objects, on a device's canvas; of Xcode 12 and on an iPhone 8's if nothing is said.
/// `rest` follows the objects: lists of designables or resources.
func xib(
  _ objects: String, plugIn: Int = 17125, device: String = "retina4_7", rest: String = ""
) throws -> IBDocument {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17126" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="\(plugIn)"/></dependencies>
    <objects>\(objects)</objects>\(rest)
    </document>
    """
  return try IBDocument.read(Data(text.utf8), path: "Test.xib")
}

/// A xib of a view with one item in its upper left corner, 8 points from both edges.
func xib(
  withItem item: String, id: String, plugIn: Int = 17125, device: String = "retina4_7",
  rest: String = ""
) throws -> IBDocument {
  try xib(
    """
    <view id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(item)</subviews><constraints>
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="r" \
    secondAttribute="leading" constant="8" id="rl"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="r" secondAttribute="top" \
    constant="8" id="rt"/>
    </constraints></view>
    """, plugIn: plugIn, device: device, rest: rest)
}
