import UIKit

extension DeviceUnderTest.Configuration {
  /// Every combination that devices can have, the models varying slowest.
  ///
  /// What a device lacks is left out: Split View on a phone, an even split in portrait. Both
  /// displays of a foldable come.
  public static func all(
    of models: [DeviceUnderTest.Model] = DeviceUnderTest.Model.current,
    orientations: [DeviceUnderTest.Orientation] = DeviceUnderTest.Orientation.allCases,
    windows: [DeviceUnderTest.WindowPlacement] = [.fullScreen],
    contentSizeCategories: [UIContentSizeCategory] = [.large],
    layoutDirections: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    userInterfaceStyles: [UIUserInterfaceStyle] = [.light],
    release: DeviceUnderTest.Release? = nil
  ) -> [Self] {
    let places = models.flatMap { model in
      (model.isFoldable ? [false, true] : [false]).flatMap { isUnfolded in
        windows.flatMap { window in
          orientations.map {
            Self(
              model, orientation: $0, window: window, isUnfolded: isUnfolded, release: release)
          }
        }
      }
    }
    var seen: Set<String> = []
    return places.filter { (try? $0.environment()) != nil && seen.insert($0.id).inserted }
      .flatMap { place in
        contentSizeCategories.flatMap { category in
          layoutDirections.flatMap { direction in
            userInterfaceStyles.map { style in
              place.with {
                $0.contentSizeCategory = category
                $0.layoutDirection = direction
                $0.userInterfaceStyle = style
              }
            }
          }
        }
      }
  }

  /// Every model that there is, in full screen, in both orientations.
  public static var allModels: [Self] { all(of: DeviceUnderTest.Model.all) }

  /// Every fixed window of a model in both orientations.
  public static func allWindows(of model: DeviceUnderTest.Model) -> [Self] {
    all(of: [model], windows: DeviceUnderTest.WindowPlacement.allFixed)
  }

  /// A foldable folded, half-folded and unfolded, each in both orientations.
  ///
  /// Any other model is in full screen in both orientations.
  public static func allPoses(of model: DeviceUnderTest.Model) -> [Self] {
    all(of: [model]).flatMap { place in
      place.isUnfolded ? [place.with { $0.isHalfFolded = true }, place] : [place]
    }
  }

  /// A model at every text size.
  public static func allContentSizeCategories(of model: DeviceUnderTest.Model) -> [Self] {
    all(
      of: [model], orientations: [.portrait],
      contentSizeCategories: UIContentSizeCategory.ordered)
  }

  /// Free windows of the given widths, which need iOS 27 on a phone and fit an iPad's display.
  public static func windows(
    of model: DeviceUnderTest.Model, widths: some Sequence<CGFloat>, height: CGFloat,
    release: DeviceUnderTest.Release = .iOS27
  ) -> [Self] {
    all(
      of: [model], orientations: model.userInterfaceIdiom == .pad ? [.landscape] : [.portrait],
      windows: widths.map { .window(CGSize(width: $0, height: height)) }, release: release)
  }

  /// A dozen in which most of what can go wrong with a screen does: small and large, upright and
  /// turned, a narrow window, the largest text, right to left, dark.
  public static let standard: [Self] = [
    Self(.iPhoneSE),
    Self(.iPhone17),
    Self(.iPhone17, orientation: .landscape),
    Self(.iPhone17, contentSizeCategory: .accessibilityExtraExtraExtraLarge),
    Self(.iPhone17, layoutDirection: .rightToLeft),
    Self(.iPhone17, userInterfaceStyle: .dark),
    Self(.iPhone17ProMax, orientation: .landscape),
    Self(.iPhoneDuo),
    Self(.iPhoneDuo, isUnfolded: true),
    Self(.iPadPro11),
    Self(.iPadPro11, orientation: .landscape),
    Self(.iPadPro11, orientation: .landscape, window: .splitView(.oneThird)),
  ]
}
