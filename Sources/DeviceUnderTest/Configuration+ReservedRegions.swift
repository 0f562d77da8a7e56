import DeviceCatalog
import UIKit

extension DeviceUnderTest.Configuration {
  /// What is kept from the window by the fold and the outer camera of a foldable that it fills.
  ///
  /// On the inner display the fold divides the longer side in the middle: 40 points, of which 20 on
  /// either side of the middle are margins, where it is bent, and none where it lies flat. (Seen in
  /// the iOS 27.1 simulator by two people; Apple gives no number. Medium certainty, and for the
  /// upright display by analogy.) The outer camera is always there; its place was measured on Apple's
  /// illustrations, so that it is of low certainty. The inner one counts only while it is in use,
  /// which it never is here. No release before iOS 27 has reserved regions.
  var reservedRegions: [UIView.ReservedRegion] {
    guard model.isFoldable, !isFree, release >= .iOS27 else { return [] }
    return isUnfolded ? [fold] : camera.map { [$0] } ?? []
  }

  /// How the hinge of a foldable stands: shut, at a right angle, or flat.
  var hinge: HingeState? {
    guard model.isFoldable, release >= .iOS27 else { return nil }
    guard isUnfolded else { return HingeState(status: .closed, angle: 0) }
    return isHalfFolded
      ? HingeState(status: .partiallyOpen, angle: .pi / 2)
      : HingeState(status: .fullyOpen, angle: .pi)
  }

  private var fold: UIView.ReservedRegion {
    let size = CGSize(display.size(in: orientation.inCatalog))
    let margin: CGFloat = isHalfFolded ? 20 : 0
    let isUpright = size.width > size.height
    let line =
      isUpright
      ? CGRect(x: size.width / 2, y: 0, width: 0, height: size.height)
      : CGRect(x: 0, y: size.height / 2, width: size.width, height: 0)
    let margins =
      isUpright
      ? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      : UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    return UIView.ReservedRegion(
      "fold", kind: .division,
      frame: line.insetBy(dx: -margins.left, dy: -margins.top), margins: margins,
      isActive: isHalfFolded)
  }

  private var camera: UIView.ReservedRegion? {
    guard let frame = display.cutoutFrame(in: orientation.inCatalog) else { return nil }
    return UIView.ReservedRegion(
      "outer camera", kind: .occlusion,
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }
}
