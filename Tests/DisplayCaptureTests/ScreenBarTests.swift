import CoreGraphics
import DeviceCatalog
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Bars around screens in pictures")
@MainActor
struct ScreenBarTests {
  @Test(
    "In landscape a phone's tabs stand above the home indicator, in one line",
    arguments: [("iPhone 17", 26), ("iPhone SE (3rd gen)", 26), ("iPhone X", 16)])
  func lowTabs(device: String, iOS: Int) throws {
    let environment = try #require(
      DeviceCatalog.standard.device(named: device)?.environment(.fullScreen, .landscape))
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    let indicator = CGFloat(environment.safeArea.bottom)
    // The bar is 32 high where there is little height.
    let bar = CGRect(
      x: 0, y: size.height - 32 - indicator, width: size.width, height: 32 + indicator)
    let tabs = ["One", "Two", "Three"].map {
      BarItem(title: $0, image: UIImage(systemName: "star"))
    }
    let chrome = ScreenChrome(tabBar: TabBarContent(items: tabs, selectedIndex: 1, frame: bar))
    let list = underRelease(iOS) {
      picture(chrome, environment).displayList(withDeviceFrame: false)
    }
    let room = CGRect(x: 0, y: bar.minY, width: size.width, height: 32)
    let lines = list.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
    #expect(lines.map(\.text) == ["One", "Two", "Three"])
    #expect(Set(lines.map(\.baseline)).count == 1)
    for line in lines { #expect(room.contains(line.frame), "\(line.text) \(line.frame)") }
    // The surface before iOS 26 reaches from side to side and to the lower edge.
    let fills = list.items.compactMap {
      if case .fill(let fill) = $0 { fill.shape.bounds } else { nil }
    }
    #expect(fills.contains(bar) == (iOS < 26))
  }

  @Test(
    "Before iOS 15 a bar's surface is as wide as what it is over, and goes up to the status bar")
  func surfaces() throws {
    let environment = try #require(
      DeviceCatalog.standard.device(named: "iPhone 6")?.environment(.fullScreen, .portrait))
    // Below a status bar of 20; in a card that begins there, whose bar is 56 high, and in a column.
    for (frame, surface) in [
      (CGRect(x: 0, y: 20, width: 375, height: 44), CGRect(x: 0, y: 0, width: 375, height: 64)),
      (CGRect(x: 0, y: 30, width: 375, height: 56), CGRect(x: 0, y: 30, width: 375, height: 56)),
      (CGRect(x: 0, y: 20, width: 320, height: 44), CGRect(x: 0, y: 0, width: 320, height: 64)),
    ] {
      let chrome = ScreenChrome(
        navigationBar: NavigationBarContent(item: NavigationItem(title: "Title"), frame: frame))
      for (iOS, isFilled) in [(12, true), (15, false), (26, false)] {
        let list = underRelease(iOS) {
          picture(chrome, environment).displayList(withDeviceFrame: false)
        }
        let fills = list.items.compactMap {
          if case .fill(let fill) = $0 { fill.shape.bounds } else { nil }
        }
        #expect(fills.contains(surface) == isFilled, "\(frame) in iOS \(iOS)")
      }
    }
  }

  @Test(
    "Before iOS 11 tabs have their titles below the pictures, however the phone is held",
    arguments: [("iPhone 4s", 9), ("iPhone 5", 10), ("iPhone 6", 11)])
  func stackedTabs(device: String, iOS: Int) throws {
    let environment = try #require(
      DeviceCatalog.standard.device(named: device)?.environment(.fullScreen, .landscape))
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    let height: CGFloat = iOS < 11 ? 49 : 32
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let tabs = [BarItem(title: "One", image: UIImage(systemName: "star"))]
    let chrome = ScreenChrome(tabBar: TabBarContent(items: tabs, frame: frame))
    let line = underRelease(iOS) {
      picture(chrome, environment).displayList(withDeviceFrame: false).items
        .compactMap { if case .text(let line) = $0 { line } else { nil } }.first
    }
    // A title alone in the middle of the bar is below the picture; one beside it is to its right.
    let title = try #require(line)
    #expect((abs(title.frame.midX - frame.midX) < 1) == (iOS < 11), "\(title.frame)")
    #expect((title.frame.minY > frame.midY) == (iOS < 11), "\(title.frame)")
  }

  @Test("A controller's bar that is a view has the surface up to the status bar")
  func surfaceOfView() {
    underRelease(12) {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
      bar.surfaceOverhang = 20
      let above = CGRect(x: 0, y: -20, width: 320, height: 64)
      #expect(Painted(bar).fills.first?.shape.bounds == above)
      let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      tools.surfaceOverhang = 34
      let below = CGRect(x: 0, y: 0, width: 320, height: 78)
      #expect(Painted(tools).fills.first?.shape.bounds == below)
    }
  }

  private func picture(
    _ chrome: ScreenChrome, _ environment: WindowEnvironment
  ) -> ScreenPicture {
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.environment = RootEnvironment(
      safeArea: .zero, minimumMargins: .zero,
      traits: UITraitCollection(
        idiom: .phone, displayScale: CGFloat(environment.scale), horizontal: .compact,
        vertical: environment.verticalSizeClass == .compact ? .compact : .regular,
        layoutDirection: .leftToRight, contentSizeCategory: .large, style: .light))
    return ScreenPicture(root: root, chrome: chrome, environment: environment, assets: nil)
  }
}
