import Foundation

extension NSMutableAttributedString {
  /// Appends text of other attributes than what is before it has.
  ///
  /// Foundation on Linux compares the attributes of neighbours where there are as many, and now and then
  /// traps in it (CFBasicHashesAreEqual); one more attribute keeps it from that.
  func appendRun(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    guard !text.isEmpty else { return }
    var attributes = attributes
    if length > 0, self.attributes(at: length - 1, effectiveRange: nil).count == attributes.count {
      attributes[Self.separator] = true
    }
    append(NSAttributedString(string: text, attributes: attributes))
  }

  private static let separator = NSAttributedString.Key("AdaptiveKit.separator")
}
