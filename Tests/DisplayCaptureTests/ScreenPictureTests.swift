import CoreGraphics
import DeviceCatalog
import DisplayList
import Testing
import UIKit

@testable import DisplayCapture

@Suite("Screens in their devices")
@MainActor
struct ScreenPictureTests {
  private func root(_ size: CGSize, style: UIUserInterfaceStyle = .light) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.nibObjectID = "root"
    view.environment = RootEnvironment(
      safeArea: .zero, minimumMargins: .zero,
      traits: UITraitCollection(
        idiom: .phone, displayScale: 3, horizontal: .compact, vertical: .regular,
        layoutDirection: .leftToRight, contentSizeCategory: .large, style: style))
    return view
  }

  @Test("Without a frame the drawing is the window, with one the window lies inside the device")
  func sizes() throws {
    let device = try #require(DeviceCatalog.standard.device(named: "iPhone 17"))
    let environment = try #require(device.environment(.fullScreen, .portrait))
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    let picture = ScreenPicture(
      root: root(size), chrome: .none, environment: environment, assets: nil)

    #expect(picture.displayList(withDeviceFrame: false).size == size)
    let framed = picture.displayList(withDeviceFrame: true).size
    let origin = picture.screenOrigin
    #expect(origin.x > 0 && origin.y > 0)
    // The border is the same on both sides of an edge-to-edge phone.
    #expect(abs(framed.width - size.width - 2 * origin.x) < 0.001)
    #expect(abs(framed.height - size.height - 2 * origin.y) < 0.001)
  }

  @Test("Every device, orientation and window of the catalogue is drawn with closed groups")
  func allDevices() {
    for device in DeviceCatalog.standard.all {
      let windows: [WindowKind] = [
        .fullScreen, .splitOneThird, .splitHalf, .splitTwoThirds, .slideOver,
        .free(width: 500, height: 700),
      ]
      for environment in device.environments(windows: windows) {
        let size = CGSize(width: environment.size.width, height: environment.size.height)
        let picture = ScreenPicture(
          root: root(size),
          chrome: ScreenChrome(statusBar: true, homeIndicator: device.hasHomeIndicator),
          environment: environment, assets: nil)
        let list = picture.displayList(withDeviceFrame: true)
        #expect(list.openGroups == 0)
        let window = CGRect(origin: picture.screenOrigin, size: size)
        #expect(CGRect(origin: .zero, size: list.size).contains(window), "\(environment.name)")
      }
    }
  }

  @Test("The right window of a third stands at the display's right edge")
  func oneThird() throws {
    let device = try #require(DeviceCatalog.standard.all.first { $0.idiom == .pad })
    let environment = try #require(device.environment(.splitOneThird, .landscape))
    let full = try #require(device.environment(.fullScreen, .landscape))
    let size = CGSize(width: environment.size.width, height: environment.size.height)
    let split = ScreenPicture(
      root: root(size), chrome: .none, environment: environment, assets: nil)
    let whole = ScreenPicture(root: root(size), chrome: .none, environment: full, assets: nil)
    let shift = split.screenOrigin.x - whole.screenOrigin.x
    #expect(abs(shift - (full.size.width - environment.size.width)) < 0.001)
  }

  @Test("A view's group carries its object ID, class and what a screen reader says")
  func groups() {
    let view = root(CGSize(width: 100, height: 40))
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 21))
    label.text = "Hello"
    label.nibObjectID = "abc"
    label.nibCustomClass = "TitleLabel"
    view.addSubview(label)
    let list = ScreenPicture(root: view, chrome: .none, environment: nil, assets: nil)
      .displayList(withDeviceFrame: false)
    let groups = list.items.compactMap { item -> DisplayList.Group? in
      if case .beginGroup(let group) = item { return group }
      return nil
    }
    let group = groups.first { $0.objectID == "abc" }
    #expect(group?.className == "TitleLabel")
    #expect(group?.accessibilityLabel == "Hello")
    #expect(group?.transform == CGAffineTransform(translationX: 10, y: 5))
  }

  @Test("Hidden views and views whose frame is no number are left out")
  func badFrames() {
    let view = root(CGSize(width: 100, height: 40))
    for (id, frame, isHidden) in [
      ("hidden", CGRect(x: 0, y: 0, width: 10, height: 10), true),
      ("nan", CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), false),
      ("infinite", CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), false),
    ] {
      let child = UISlider(frame: frame)
      child.nibObjectID = id
      child.isHidden = isHidden
      view.addSubview(child)
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    slider.value = .nan
    view.addSubview(slider)
    let text = ScreenPicture(root: view, chrome: .none, environment: nil, assets: nil)
      .displayList(withDeviceFrame: false).description
    #expect(!text.contains("#hidden") && !text.contains("#nan") && !text.contains("#infinite"))
  }
}
