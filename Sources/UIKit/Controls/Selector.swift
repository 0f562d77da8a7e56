/// The name of a method that the Objective-C runtime finds.
///
/// There is no such runtime off Apple platforms, so no value of this type can be made; it stands
/// where Apple's API takes an optional one and nil is meant, as in
/// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)`.
public struct Selector: Hashable, Sendable {
  private init() {}
}
