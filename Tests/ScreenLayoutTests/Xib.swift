import Foundation
import IBDocument

/// A xib of Xcode 12 with some objects, on a device's canvas; an iPhone 8's if nothing is said.
/// `rest` follows the objects: lists of designables or resources.
func xib(
  _ objects: String, device: String = "retina4_7", rest: String = ""
) throws -> IBDocument {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17126" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="17125"/></dependencies>
    <objects>\(objects)</objects>\(rest)
    </document>
    """
  return try IBDocument.read(Data(text.utf8), path: "Test.xib")
}
