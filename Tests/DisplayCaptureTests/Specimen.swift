import CoreGraphics
import DisplayList
import Foundation
import IBDocument
import Testing
import UIKit

@testable import DisplayCapture

/// One kind of element as a document states it, for contact sheets and goldens.
struct Specimen: Sendable, CustomTestStringConvertible {
  /// The name of its golden, and its caption.
  let name: String
  /// Objects of a xib; the first has the size of the specimen.
  let markup: String
  /// Size of the first object.
  let size: CGSize
  /// iOS release whose shapes it has.
  let release: Int

  init(_ name: String, _ width: CGFloat, _ height: CGFloat, iOS release: Int = 26, _ markup: String)
  {
    self.name = name
    self.markup = markup
    size = CGSize(width: width, height: height)
    self.release = release
  }

  var testDescription: String { name }

  /// A document of the specimen alone.
  var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24127" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="24063"/></dependencies>
    <objects>
    <view id="root" contentMode="scaleToFill">
    <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
    <subviews>
    \(markup)
    </subviews>
    </view>
    </objects>
    <resources>
    <image name="heart.fill" catalog="system" width="128" height="109"/>
    <image name="star.fill" catalog="system" width="128" height="116"/>
    <image name="bell" catalog="system" width="122" height="128"/>
    <image name="house.fill" catalog="system" width="128" height="104"/>
    <image name="person" catalog="system" width="128" height="117"/>
    <image name="gearshape" catalog="system" width="128" height="123"/>
    <image name="square.and.arrow.up" catalog="system" width="108" height="128"/>
    <image name="figure.archery" catalog="system" width="128" height="120"/>
    <image name="Harbour" width="240" height="120"/>
    </resources>
    </document>
    """
  }

  /// The specimen laid out and drawn.
  @MainActor
  func drawn(_ style: UIUserInterfaceStyle) throws -> DisplayList {
    let present = UIKitRelease.current
    UIKitRelease.current = UIKitRelease(iOS: release)
    defer { UIKitRelease.current = present }
    let document = try IBDocument.read(Data(document.utf8), path: "\(name).xib")
    let traits = UITraitCollection(
      idiom: .phone, displayScale: 3, horizontal: .compact, vertical: .regular,
      layoutDirection: .leftToRight, contentSizeCategory: .large, style: style)
    let contents = NibLoader(document: document, traits: traits, isForCanvas: false).load()
    guard let root = contents.roots.first?.view else {
      return DisplayList(size: CGSize(width: 1, height: 1))
    }
    root.environment = RootEnvironment(safeArea: .zero, minimumMargins: .zero, traits: traits)
    root.layoutIfNeeded()
    let picture = ScreenPicture(root: root, chrome: .none, environment: nil, assets: nil)
    var list = picture.displayList(withDeviceFrame: false)
    list.title = name
    return list
  }
}
