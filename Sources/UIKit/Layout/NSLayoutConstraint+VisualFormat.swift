import VisualFormat

extension NSLayoutConstraint {
  /// Constraints that a line in the Visual Format Language asks for, in its order, then those of
  /// the alignments.
  ///
  /// A standard distance is 8 points between siblings and the layout margin at the superview.
  /// Where UIKit raises an exception, ours ends the program with the mistake, how to mend it, and
  /// a caret at its place.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let format = try VisualFormat(parsing: format)
      return try FormatResolution(of: format, metrics: metrics ?? [:], views: views)
        .constraints(options: opts)
    } catch {
      // Not a precondition: optimised programs would end without the text.
      fatalError("Unable to parse constraint format:\n\(error)")
    }
  }
}
