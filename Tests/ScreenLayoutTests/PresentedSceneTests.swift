import DeviceCatalog
import Foundation
import IBDocument
import Testing
import UIKit

@testable import ScreenLayout

/// Presented scenes on an iPad Air of 13 inches (1024 × 1366, status bar 24, indicator 20) and on an
/// iPhone 17 (402 × 874, 62 above and 34 below; turned 62 at the sides and 20 below).
@MainActor
@Suite("Presented scenes on devices")
struct PresentedSceneTests {
  private static let pad = "iPad Air 13 (M2/M3)"

  @Test("A form sheet is in the middle of a pad, narrow by its traits, and clear of its edges")
  func formSheet() throws {
    let layout = try layOut("formSheet", on: Self.pad)
    // (1024 − 540) ÷ 2 = 242 and (1366 − 620) ÷ 2 = 373.
    #expect(layout.root.frame.size == CGSize(width: 1024, height: 1366))
    #expect(frame("b-view", layout) == CGRect(x: 242, y: 373, width: 540, height: 620))
    #expect(frame("v", layout) == CGRect(x: 0, y: 0, width: 540, height: 620))
    let view = try #require(layout.objects["b-view"] as? UIView)
    #expect(view.clipsToBounds)
    #expect(
      view.cardCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    let traits = try #require(layout.objects["v"] as? UIView).traitCollection
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
  }

  @Test("A form sheet is as large as its content prefers, whichever way the document says so")
  func preferredSize() throws {
    for size in [
      "<size key=\"preferredContentSize\" width=\"300\" height=\"400\"/>",
      "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"300\" height=\"400\"/>",
    ] {
      let layout = try layOut("formSheet", on: Self.pad, beside: size)
      // (1024 − 300) ÷ 2 and (1366 − 400) ÷ 2.
      #expect(frame("b-view", layout) == CGRect(x: 362, y: 483, width: 300, height: 400))
    }
  }

  @Test("A popover has the size its content prefers, 320 × 480 by itself; on phones it is a card")
  func popover() throws {
    let size = "<size key=\"preferredContentSize\" width=\"300\" height=\"400\"/>"
    let preferred = try layOut("popover", on: Self.pad, beside: size)
    // In the middle of the safe area but ten points: 10 … 1014 and 34 … 1336.
    #expect(frame("b-view", preferred) == CGRect(x: 362, y: 485, width: 300, height: 400))
    // It has a background of its own, whatever the view has.
    let background = try #require(preferred.root.subviews.first)
    #expect(background.frame == CGRect(x: 362, y: 485, width: 300, height: 400))
    #expect(background.backgroundColor != nil)
    let standard = try layOut("popover", on: Self.pad)
    #expect(frame("b-view", standard) == CGRect(x: 352, y: 445, width: 320, height: 480))
    let phone = try layOut("popover", on: "iPhone 17", beside: size)
    #expect(frame("b-view", phone) == CGRect(x: 0, y: 62, width: 402, height: 812))
  }

  @Test("A page sheet is a card on a phone; over the full screen nothing is")
  func pageSheet() throws {
    let phone = try layOut("pageSheet", on: "iPhone 17")
    #expect(frame("b-view", phone) == CGRect(x: 0, y: 62, width: 402, height: 812))
    // What reaches down to the lower edge is round above only.
    let view = try #require(phone.objects["b-view"] as? UIView)
    #expect(view.cardCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let full = try layOut("fullScreen", on: "iPhone 17")
    #expect((full.objects["b-view"] as? UIView)?.cardCorners == [])
    #expect(frame("b-view", full) == CGRect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test("Bars are higher in sheets that leave something free, except in popovers")
  func bars() throws {
    // 56 in a sheet; 54 in iOS 26 elsewhere, under a status bar of 24 where all is covered; 32 on a
    // phone that lies.
    for (style, device, orientation, top) in [
      ("formSheet", Self.pad, .portrait, 56), ("popover", Self.pad, .portrait, 54),
      ("pageSheet", Self.pad, .portrait, 24 + 54), ("pageSheet", "iPhone 17", .portrait, 56),
      ("pageSheet", "iPhone 17", .landscape, 32), ("formSheet", "iPhone 17", .landscape, 32),
    ] as [(String, String, Orientation, CGFloat)] {
      let document = try storyboard([
        controller(
          "a", "", view: "",
          segue("presentation", to: "n", "modalPresentationStyle=\"\(style)\"")),
        navigation("n", around: "b"), controller("b", "", view: safeAreaView("v")),
      ])
      let layout = try layOut(document, on: configuration(device, orientation))
      #expect(frame("v", layout)?.minY == top, "\(style) on \(device), \(orientation)")
    }
  }

  @Test("The bar of a stack inside a sheet is a sheet's, too")
  func embeddedStack() throws {
    let box = """
      <subviews><containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <connections><segue destination="n" kind="embed" id="embed"/></connections>
      </containerView></subviews>
      \(filling("box", in: "b-view"))
      """
    let document = try storyboard([
      controller(
        "a", "", view: "", segue("presentation", to: "b", "modalPresentationStyle=\"formSheet\"")),
      controller("b", "", view: box), navigation("n", around: "c"),
      controller("c", "", view: safeAreaView("v")),
    ])
    let layout = try layOut(document, on: configuration(Self.pad))
    #expect(frame("v", layout)?.minY == 56)
  }

  @Test("A stack with a hidden bar pushes what a segue shows; the canvas shows a card")
  func hiddenBar() throws {
    // Apple, UINavigationController.show(_:sender:): pushes a view controller onto the stack.
    for kind in ["show", "push"] {
      let document = try storyboard([
        navigation("n", around: "a", "navigationBarHidden=\"YES\""),
        controller("a", "", view: "", segue(kind, to: "c")),
        controller("c", "", view: "", segue(kind, to: "b")),
        controller("b", "", view: safeAreaView("v")),
      ])
      for orientation in Orientation.allCases {
        let layout = try layOut(document, on: configuration("iPhone 17", orientation))
        let size =
          orientation == .portrait
          ? CGSize(width: 402, height: 874) : CGSize(width: 874, height: 402)
        #expect(frame("b-view", layout) == CGRect(origin: .zero, size: size), "\(kind)")
        #expect(layout.bars.navigation == nil)
      }
      let controller = try #require(document.element(id: "b"))
      let canvas = SceneSurroundings(of: controller, in: document, release: .xcode26)
      #expect(canvas.presentation == .sheet)
    }
  }

  @Test("What a stack shows prefers a size before the stack does")
  func sizeOfStack() throws {
    func found(_ own: String) throws -> CGSize {
      let size = "<size key=\"preferredContentSize\" width=\"300\" height=\"400\"/>"
      let document = try storyboard([
        controller("a", "", view: "", segue("popoverPresentation", to: "n")),
        container(
          "navigationController", "n", children: [("b", "rootViewController")], size),
        controller("b", "", view: "", own),
      ])
      let controller = try #require(document.element(id: "b"))
      let surroundings = SceneSurroundings(of: controller, in: document, release: .xcode26)
      #expect(surroundings.modalStyle == .popover)
      return surroundings.preferredContentSize
    }
    #expect(try found("") == CGSize(width: 300, height: 400))
    let own = "<size key=\"preferredContentSize\" width=\"200\" height=\"250\"/>"
    #expect(try found(own) == CGSize(width: 200, height: 250))
  }

  private func layOut(
    _ style: String, on device: String, beside rest: String = ""
  ) throws -> DeviceLayout {
    let document = try storyboard([
      controller(
        "a", "", view: "",
        segue("presentation", to: "b", "modalPresentationStyle=\"\(style)\"")),
      controller("b", "", view: safeAreaView("v"), rest),
    ])
    return try layOut(document, on: configuration(device))
  }

  private func layOut(
    _ document: IBDocument, on configuration: ScreenConfiguration
  ) throws -> DeviceLayout {
    let scene = try #require(DocumentScene.all(in: document).first { $0.id == "b" })
    return DeviceLayouter(document).layout(scene, on: configuration)
  }

  private func frame(_ id: String, _ layout: DeviceLayout) -> CGRect? {
    (layout.objects[id] as? UIView)?.frame
  }
}
