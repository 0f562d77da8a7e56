/// A view that accompanies a tab bar.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Where an accessory stands, as a trait of what is in it.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
  }

  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
