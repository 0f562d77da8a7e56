import Diagnostics
import IBDocument

@testable import UIKit

/// A small document written in a test, loaded and laid out.
@MainActor
struct NibDocument {
  let root: UIView
  let contents: NibLoader.Contents
  let document: IBDocument

  /// Loads a xib with a root view of 320 × 480 at 2x, and gives the root another size.
  ///
  /// - Parameters:
  ///   - subviews: Elements inside the root's `<subviews>`; the first stands on line 8.
  ///   - rest: Elements beside `<subviews>`: constraints, guides, variations.
  init(
    _ subviews: String, _ rest: String = "", width: CGFloat = 320, height: CGFloat = 480,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular,
    contentSize: UIContentSizeCategory = .large, resources: String = "", isForCanvas: Bool = true,
    release: Int = 17
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="22504"/></dependencies>
      <objects>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>
      \(subviews)
      </subviews>
      \(rest)
      </view>
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
    document = try IBDocument.read(Data(text.utf8), path: "Test.xib")
    let traits = UITraitCollection(
      idiom: .phone, displayScale: 2, horizontal: horizontal, vertical: vertical,
      layoutDirection: .leftToRight, contentSizeCategory: contentSize, style: .light)
    (root, contents) = withRelease(release) { [document] in
      let contents = NibLoader(document: document, traits: traits, isForCanvas: isForCanvas).load()
      let root = contents.roots[0].view
      root.frame.size = CGSize(width: width, height: height)
      root.surround(horizontal: horizontal, vertical: vertical)
      root.layoutIfNeeded()
      return (root, contents)
    }
  }

  /// The view or guide of an object ID.
  subscript<Object>(_ id: String, as type: Object.Type = UIView.self) -> Object? {
    contents.objects[id] as? Object
  }

  /// Frame of a view.
  func frame(_ id: String) -> CGRect? { self[id]?.frame }

  /// Rules of all findings, those of reading first.
  var rules: [String] { (document.diagnostics + contents.diagnostics).map(\.rule) }

  var diagnostics: [Diagnostic] { document.diagnostics + contents.diagnostics }
}

/// A plain view that constraints place; more attributes and children may be given.
func element(
  _ id: String, _ attributes: String = "", kind: String = "view", _ children: String = ""
) -> String {
  """
  <\(kind) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
  <rect key="frame" x="1" y="2" width="3" height="4"/>\(children)</\(kind)>
  """
}

/// Constraints of the form `first.attribute = second.attribute + constant`, or of a size.
func constraints(_ list: String...) -> String {
  "<constraints>\n" + list.joined(separator: "\n") + "\n</constraints>"
}

/// `item` at the left top of the root, with a size.
func placed(_ item: String, width: String = "", height: String = "") -> String {
  var text = """
    <constraint firstItem="\(item)" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="\(item)-l"/>
    <constraint firstItem="\(item)" firstAttribute="top" secondItem="root" \
    secondAttribute="top" id="\(item)-t"/>
    """
  for (attribute, value) in [("width", width), ("height", height)] where !value.isEmpty {
    text += """

      <constraint firstItem="\(item)" firstAttribute="\(attribute)" constant="\(value)" \
      id="\(item)-\(attribute.prefix(1))"/>
      """
  }
  return text
}
