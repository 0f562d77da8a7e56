import UIKit

/// Gives a collection view another layout while a rule holds, and then its earlier one back.
@preconcurrency @MainActor
public struct CollectionLayout: AdaptiveDeclaration {
  public let content: AdaptiveContent

  /// Gives a collection view a layout while the rule holds.
  public init(
    _ layout: UICollectionViewLayout, for collectionView: UICollectionView, animated: Bool = false
  ) {
    content = AdaptiveContent(
      .effect(CollectionLayoutEffect(layout, for: collectionView, animated: animated)))
  }
}

@MainActor
final class CollectionLayoutEffect: AdaptiveEffect {
  private let layout: UICollectionViewLayout
  private weak var collectionView: UICollectionView?
  private let isAnimated: Bool
  let subject: EffectSubject

  init(_ layout: UICollectionViewLayout, for collectionView: UICollectionView, animated: Bool) {
    self.layout = layout
    self.collectionView = collectionView
    isAnimated = animated
    subject = .collectionLayout(ObjectIdentifier(collectionView))
  }

  var isReplaceable: Bool { true }
  var text: String { "\(type(of: layout)) for \(collectionView?.adaptiveName ?? "nothing")" }

  func capture() -> Any? { collectionView?.collectionViewLayout }

  func begin(context: EffectContext) {
    collectionView?.setCollectionViewLayout(layout, animated: isAnimated)
  }

  func end(restoring original: Any?, context: EffectContext) {
    guard let original = original as? UICollectionViewLayout else { return }
    collectionView?.setCollectionViewLayout(original, animated: isAnimated)
  }

  func isSame(as other: any AdaptiveEffect) -> Bool {
    (other as? CollectionLayoutEffect)?.layout === layout
  }

  func concerns(_ view: UIView) -> Bool { collectionView?.isDescendant(of: view) ?? false }
}
