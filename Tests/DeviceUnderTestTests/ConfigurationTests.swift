import DeviceCatalog
import Testing
import UIKit

@testable import DeviceUnderTest

@MainActor
@Suite("Configurations")
struct ConfigurationTests {
  typealias Configuration = DeviceUnderTest.Configuration

  @Test(
    "Without a release a model has the newest, or the last that it runs",
    arguments: [
      // Apple's lists of models that a release is compatible with; an iPhone 5 ended with iOS 10.
      ("iPhone 17", .iOS26), ("iPhone Duo", .iOS27), ("iPhone XR", .iOS18), ("iPhone 8", .iOS16),
      ("iPad (5th/6th gen)", .iOS17), ("iPhone 5", .iOS13),
    ] as [(String, DeviceUnderTest.Release)])
  func defaultRelease(name: String, release: DeviceUnderTest.Release) throws {
    let configuration = DeviceUnderTest.Configuration(try .named(name))
    #expect(configuration.release == release)
    #expect(!configuration.description.contains("iOS"))
    _ = try configuration.environment()
  }

  @Test("A release that cannot be chosen stands for the last before it")
  func roundedReleases() {
    typealias Release = DeviceUnderTest.Release
    // iOS 18 was followed by 26; 13 is the first there is.
    for (iOS, release) in [(9, .iOS13), (13, .iOS13), (15, .iOS15), (20, .iOS18), (26, .iOS26)]
      as [(Int, Release)]
    {
      #expect(Release(upTo: iOS) == release)
    }
    for device in DeviceCatalog.standard.all {
      let model = DeviceUnderTest.Model.all.first { $0.display == device }
      guard let model, let last = device.lastRelease?.value else { continue }
      #expect(model.lastRelease?.rawValue == max(13, last), "\(device.name)")
    }
  }

  @Test("Names tell what differs from the usual")
  func names() {
    #expect(Configuration(.iPhone17).description == "iPhone 17 · portrait")
    #expect(Configuration(.iPhone17).id == "iphone-17-portrait")
    let other = Configuration(
      .iPadPro11, orientation: .landscape, window: .splitView(.oneThird),
      contentSizeCategory: .accessibilityMedium, layoutDirection: .rightToLeft,
      userInterfaceStyle: .dark, legibilityWeight: .bold, release: .iOS18)
    #expect(
      other.description
        == "iPad Pro 11 (M4/M5) · landscape · Split View 1/3 · text AX1 · right to left · dark"
        + " · bold text · iOS 18")
    #expect(other.id == "ipad-pro-11-m4-m5-landscape-one-third-ax1-rtl-dark-bold-ios18")
    #expect(Configuration(.iPhoneDuo, isUnfolded: true).id == "iphone-duo-unfolded-portrait")
  }

  @Test("A name finds a model, a foldable's displays, and sizes")
  func lookup() throws {
    #expect(try DeviceUnderTest.Model.named("iphone17").name == "iPhone 17")
    #expect(try DeviceUnderTest("iPhone Duo").configuration.isUnfolded == false)
    #expect(try DeviceUnderTest("iPhone Duo (inner)").configuration.isUnfolded)
    #expect(try DeviceUnderTest("360x640@3").size == CGSize(width: 360, height: 640))
  }

  @Test("Every model can be put to the test, and names are unique")
  func everyModel() throws {
    let all = Configuration.allModels
    // Both orientations of each, and of both displays of the foldable.
    #expect(all.count == (DeviceUnderTest.Model.all.count + 1) * 2)
    #expect(Set(all.map(\.id)).count == all.count)
    for configuration in all {
      let device = try DeviceUnderTest(configuration)
      device.show(UIView())
      #expect(device.rootViewController?.view.bounds.size == device.displaySize)
    }
  }

  @Test("Lists leave out what a device lacks")
  func lists() {
    let windows = Configuration.allWindows(of: .iPadPro11)
    // Two in full screen, two uneven shares and Slide Over in both orientations, one even share.
    #expect(windows.count == 2 + 4 + 2 + 1)
    #expect(Configuration.allWindows(of: .iPhone17).count == 2)
    #expect(Configuration.allContentSizeCategories(of: .iPhone17).count == 12)
    let sweep = Configuration.windows(
      of: .iPhone17, widths: stride(from: 320, through: 1400, by: 120), height: 800)
    #expect(sweep.count == 10)
    #expect(Set(Configuration.standard.map(\.id)).count == Configuration.standard.count)
  }

  @Test("Configurations of the standard list can be", arguments: Configuration.standard)
  func standard(configuration: Configuration) throws {
    let device = try DeviceUnderTest(configuration)
    #expect(device.configuration == configuration)
  }
}
