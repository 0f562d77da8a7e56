/// A track with a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, which stays between ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { position }
    set { position = limited(newValue) }
  }
  private var position: Float = 0
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      position = limited(position)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      position = limited(position)
    }
  }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Kept; ours draws no pictures at the ends.

  /// Sets the value; nothing moves here, and no action is sent, as in UIKit.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func limited(_ value: Float) -> Float {
    max(minimumValue, min(maximumValue, value))
  }

  /// 31 points high, one of them outside its alignment rectangle; in a toolbar 34: those of all seven public
  /// documents that have one there, of Xcode 10 to 12. It is taken to be so in other bars and in other
  /// releases, but for the new bars of iOS 26.
  open override var intrinsicContentSize: CGSize {
    let isHigh = UIKitRelease.current.iOS < 26 && isInBar
    return CGSize(width: Self.noIntrinsicMetric, height: isHigh ? 33 : 30)
  }

  private var isInBar: Bool {
    sequence(first: superview, next: { $0?.superview }).contains {
      $0 is UIToolbar || $0 is UINavigationBar
    }
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  package override var defaultContentPriorities:
    (horizontal: ContentPriorities, vertical: ContentPriorities)
  { (ContentPriorities(), .firm) }
}
