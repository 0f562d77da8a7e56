/// The text sizes between which a view keeps its own and those of its subviews.
package struct ContentSizeLimits {
  package var minimum: UIContentSizeCategory?
  package var maximum: UIContentSizeCategory?

  /// Brings the text size of some traits within the limits. The lower one wins where they cross.
  func apply(to values: inout TraitValues) {
    guard minimum != nil || maximum != nil else { return }
    var category = values[.preferredContentSizeCategory]
    guard category != .unspecified else { return }
    if let maximum, category > maximum { category = maximum }
    if let minimum, category < minimum { category = minimum }
    values[.preferredContentSizeCategory] = category
  }

  /// Both limits, to see whether they change.
  var values: [TraitValue] {
    [minimum, maximum].map { .text($0?.rawValue ?? "") }
  }
}
