import Foundation
import UIKit

/// Insets that somebody has seen at views of documents, by document path and object ID.
///
///     {"Main.storyboard": {"aBc-dE-f01": {"safeArea": {"top": 20}, "layoutMargins": {"left": 16}}}}
///
/// Each edge is measured in points from the view's own edge, so margins include the safe area. An
/// edge that is absent keeps what the device gives.
package struct ObservedInsets: Sendable {
  /// Insets of one view.
  package struct View: Sendable, Codable {
    package var safeArea: PartialInsets?
    package var layoutMargins: PartialInsets?
  }

  private let documents: [String: [String: View]]

  /// No insets at all.
  package init() { documents = [:] }

  /// Reads the JSON form.
  ///
  /// - Throws: What Foundation says of a file that cannot be read or is not of this form.
  package init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    documents = try JSONDecoder().decode([String: [String: View]].self, from: data)
  }

  /// The insets of a document's views, by object ID.
  package func views(of document: String) -> [String: View] { documents[document] ?? [:] }
}
