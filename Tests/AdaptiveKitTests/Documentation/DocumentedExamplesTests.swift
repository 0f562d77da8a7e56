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

  /// Full screens and a third of an iPad in landscape, in points, as Apple publishes them.
  @Test("An iPad upright, a phone upright and a third of an iPad are told apart")
  func threePlaces() {
    let iPadUpright = Condition.width(700...) && .orientation(.portrait)
    let narrow = Condition.width(..<500) && .orientation(.portrait)
    let phoneUpright = narrow && .userInterfaceIdiom(.phone)
    let thirdOfAnIPad = narrow && .userInterfaceIdiom(.pad)
    let places: [(UIUserInterfaceIdiom, CGSize, [Bool])] = [
      (.pad, CGSize(width: 834, height: 1194), [true, false, false]),
      (.phone, CGSize(width: 402, height: 874), [false, true, false]),
      (.pad, CGSize(width: 375, height: 834), [false, false, true]),
      // A phone on its side is none of them.
      (.phone, CGSize(width: 874, height: 402), [false, false, false]),
    ]
    for (idiom, size, expected) in places {
      let environment = AdaptiveEnvironment(
        traits: UITraitCollection(userInterfaceIdiom: idiom), space: AdaptiveSpace(size: size))
      let found = [iPadUpright, phoneUpright, thirdOfAnIPad].map { $0.holds(in: environment) }
      #expect(found == expected)
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
