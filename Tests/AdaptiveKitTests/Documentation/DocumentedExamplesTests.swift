import AdaptiveKit
import Testing
import UIKit

/// The figures that the articles give for their examples.
@Suite("Examples of the documentation") @MainActor
struct DocumentedExamplesTests {
  /// The table in "Conditions and precedence".
  @Test(
    "The more specific rule wins, then the part of another, then the later",
    arguments: [
      (CGFloat(500), UIUserInterfaceSizeClass.regular, CGFloat(8)),
      (700, .regular, 16), (1000, .regular, 24), (1000, .compact, 4),
    ])
  func precedence(width: CGFloat, sizeClass: UIUserInterfaceSizeClass, spacing: CGFloat) {
    let stack = UIStackView()
    let screen = UIViewController()
    screen.view.addSubview(stack)
    let container = AdaptiveContainerController(
      screen, overrides: [TraitOverride(UITraitCollection(verticalSizeClass: sizeClass))])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
    window.rootViewController = container
    window.isHidden = false
    screen.adapt {
      set(\.spacing, on: stack, to: 8)
      When(.width(900...)) { set(\.spacing, on: stack, to: 24) }
      When(.width(600...)) { set(\.spacing, on: stack, to: 16) }
      When(.width(600...) && .verticalSizeClass(.compact)) { set(\.spacing, on: stack, to: 4) }
    }
    window.layoutIfNeeded()
    #expect(stack.spacing == spacing)
  }

  /// Full screens and a third of an iPad in landscape, in points, as Apple publishes them. The traits
  /// say nothing; every window of the catalogue is asked in the tests of devices.
  @Test("An iPad upright, a phone upright and a third of an iPad are told apart by space alone")
  func threePlaces() {
    let iPadUpright = Condition.width(700...) && .aspectRatio(..<0.8)
    let slim = Condition.width(..<480) && .orientation(.portrait)
    let reachesPhoneEdge = Condition.height(..<740) || .safeArea(.bottom, 30...)
    let phoneUpright = slim && reachesPhoneEdge
    let thirdOfAnIPad = slim && .width(..<400) && !reachesPhoneEdge
    let places: [(CGSize, bottom: CGFloat, [Bool])] = [
      (CGSize(width: 834, height: 1194), 20, [true, false, false]),
      (CGSize(width: 402, height: 874), 34, [false, true, false]),
      (CGSize(width: 375, height: 667), 0, [false, true, false]),
      (CGSize(width: 375, height: 834), 20, [false, false, true]),
      (CGSize(width: 320, height: 768), 0, [false, false, true]),
      // A phone on its side, and two thirds of an iPad on its side, are none of them.
      (CGSize(width: 874, height: 402), 21, [false, false, false]),
      (CGSize(width: 809, height: 834), 20, [false, false, false]),
    ]
    for (size, bottom, expected) in places {
      let environment = AdaptiveEnvironment(
        traits: UITraitCollection(),
        space: AdaptiveSpace(
          size: size, safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)))
      let found = [iPadUpright, phoneUpright, thirdOfAnIPad].map { $0.holds(in: environment) }
      #expect(found == expected, "\(size)")
    }
  }

  /// "Containers and grids": (343 + 10) ÷ (160 + 10) = 2.07, (712 + 10) ÷ 170 = 4.2.
  @Test("A grid finds its columns", arguments: [(CGFloat(375), 2), (744, 4), (1000, 6)])
  func columns(width: CGFloat, count: Int) {
    let layout = AdaptiveGridLayout(
      AdaptiveGrid(
        columns: .minimumWidth(160),
        insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
      variations: [GridVariation(when: .width(1000...)) { $0.columns = .count(6) }])
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    collectionView.layoutIfNeeded()
    #expect(layout.columnCount == count)
    // (343 − 10) ÷ 2
    if width == 375 { #expect(abs(layout.itemSize.width - 166.5) <= 0.5) }
  }

  /// "Conditions and precedence", "Asking why".
  @Test("A condition that fails names the part that decides")
  func decidingPart() {
    let environment = AdaptiveEnvironment(
      traits: UITraitCollection(horizontalSizeClass: .compact),
      space: AdaptiveSpace(size: CGSize(width: 375, height: 667)))
    let condition = Condition.width(600...) && .horizontalSizeClass(.regular)
    #expect(!condition.holds(in: environment))
    #expect(
      condition.decidingParts(in: environment).map(\.description)
        == ["width ≥ 600 does not hold: width is 375"])
  }
}
