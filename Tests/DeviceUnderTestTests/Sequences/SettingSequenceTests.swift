import DeviceUnderTest
import Testing
import UIKit

/// The user changes a setting: traits change, the size does not.
@MainActor
@Suite("Sequence of changed settings")
struct SettingSequenceTests {
  private let log = CallLog()

  /// What [Content] (announced before), [Traits17] and [Layout] give for traits alone.
  private let from17 = [
    "willTransition(to: C×R) from C×R",
    "traitCollectionDidChange", "view traitCollectionDidChange",
    "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
    "subview traitCollectionDidChange", "subview layoutSubviews",
  ]

  /// What [Content], [Traits16] and [Layout] give for traits alone.
  private let before17 = [
    "willTransition(to: C×R) from C×R",
    "traitCollectionDidChange", "view traitCollectionDidChange",
    "subview traitCollectionDidChange",
    "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
    "subview layoutSubviews",
  ]

  /// [Dark] in every release: traits, constraints from the leaves up, then the layout.
  private let colors = [
    "willTransition(to: C×R) from C×R",
    "traitCollectionDidChange", "view traitCollectionDidChange", "view tintColorDidChange",
    "subview traitCollectionDidChange", "subview tintColorDidChange",
    "subview updateConstraints", "updateViewConstraints", "view updateConstraints",
    "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
    "subview layoutSubviews",
  ]

  /// The lists above; “Building Apps with Dynamic Type” (2017): the text size is a trait.
  @Test("Another text size", arguments: DeviceUnderTest.Release.allCases)
  func textSize(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    device.contentSizeCategory = .accessibilityLarge

    #expect(log.take() == (release < .iOS17 ? before17 : from17))
    #expect(
      device.rootViewController?.traitCollection.preferredContentSizeCategory
        == .accessibilityLarge)
  }

  /// The lists above; “What's New in Auto Layout” (2016): the direction is a trait.
  @Test("The other direction", arguments: DeviceUnderTest.Release.allCases)
  func direction(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    device.layoutDirection = .rightToLeft

    #expect(log.take() == (release < .iOS17 ? before17 : from17))
    let view = try #require(device.rootViewController?.view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The lists above; documentation of `UITraitCollection.legibilityWeight`.
  @Test("Bold text", arguments: DeviceUnderTest.Release.allCases)
  func boldText(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    device.legibilityWeight = .bold

    #expect(log.take() == (release < .iOS17 ? before17 : from17))
  }

  /// [Dark].
  @Test("Dark, and light again", arguments: DeviceUnderTest.Release.allCases)
  func appearance(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    device.userInterfaceStyle = .dark
    #expect(log.take() == colors)

    device.userInterfaceStyle = .light
    #expect(log.take() == colors)
  }

  /// [Dark] and the documentation of `hasDifferentColorAppearance(comparedTo:)`: contrast is a part
  /// of the appearance.
  @Test("More contrast", arguments: DeviceUnderTest.Release.allCases)
  func contrast(release: DeviceUnderTest.Release) throws {
    let device = try log.device("iPhone 17", release)

    device.accessibilityContrast = .high

    #expect(log.take() == colors)
  }

  /// [Guide]: one transition has one announcement of traits and one of the size.
  @Test("Several changes at once are one transition")
  func severalChanges() throws {
    let device = try log.device("iPhone 17", .iOS26)

    try device.change {
      $0.orientation = .landscape
      $0.contentSizeCategory = .extraLarge
      $0.legibilityWeight = .bold
    }

    #expect(
      log.take() == [
        "willTransition(to: C×C) from C×R",
        "viewWillTransition(to: 874×402) from 402×874",
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
        "view layoutMarginsDidChange", "viewLayoutMarginsDidChange",
        "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "subview safeAreaInsetsDidChange", "subview layoutMarginsDidChange",
        "subview traitCollectionDidChange", "subview layoutSubviews",
        "alongside at 874×402", "completion",
      ])
    #expect(device.traitCollection.legibilityWeight == .bold)
    #expect(device.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  // MARK: Any trait

  /// [Traits17]: “only for the traits that were registered”, before `traitCollectionDidChange(_:)` of
  /// the same object, and before its layout.
  @Test("A registration hears of its own traits alone, before the layout")
  func registration() throws {
    let device = try log.device("iPhone 17", .iOS26, holdsSubview: false)
    let controller = try #require(device.rootViewController)
    controller.registerForTraitChanges([UITraitLegibilityWeight.self]) {
      [log] (_: WitnessController, _) in log.add("registered")
    }
    device.contentSizeCategory = .extraLarge
    #expect(!log.take().contains("registered"))

    device.legibilityWeight = .bold

    #expect(
      log.take() == [
        "willTransition(to: C×R) from C×R",
        "registered", "traitCollectionDidChange", "view traitCollectionDidChange",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
      ])
  }

  /// The lists above, for a trait that no setting of the device is about.
  @Test("Any trait can be set, and stays through a rotation")
  func anyTrait() throws {
    let device = try log.device("iPhone 17", .iOS26)

    device.changeTraits { $0.imageDynamicRange = .high }

    #expect(log.take() == from17)
    device.rotate()
    #expect(device.rootViewController?.traitCollection.imageDynamicRange == .high)
  }
}
