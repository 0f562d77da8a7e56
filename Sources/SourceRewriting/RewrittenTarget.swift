/// The sources of a target as they compile without Objective-C.
///
/// Attributes are blanked, `#selector` becomes a call, and each class or extension with actions gets a
/// method that calls them by their names. Nothing moves to another line.
public struct RewrittenTarget {
  /// A source: its path, which errors are reported at, and its text.
  public struct File {
    public var path: String
    public var text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The rewritten texts, in the order of the files.
  public private(set) var texts: [String] = []
  /// The text of one more file, which lists the actions of all.
  public private(set) var list: String

  public init(_ files: [File]) {
    let bytes = files.map { Array($0.text.utf8) }
    let declarations = bytes.map(DeclarationReader.declarations)
    let actions = TargetActions(declarations)
    var listed: [Int] = []
    var needsSelectors = false
    for (index, file) in files.enumerated() {
      var rewriting = FileRewriting(
        bytes: bytes[index], path: file.path, number: index, declarations: declarations[index])
      rewriting.rewrite(with: actions)
      if rewriting.hasActions { listed.append(index) }
      if !declarations[index].selectors.isEmpty { needsSelectors = true }
      texts.append(rewriting.text)
    }
    list = Self.list(listed, needsSelectors: needsSelectors)
  }

  private static func list(_ files: [Int], needsSelectors: Bool) -> String {
    let head = "// Written by the plugin ObjectiveCSyntax.\n"
    guard needsSelectors || !files.isEmpty else { return head }
    let calls = files.map { "    __file\($0)(&list)\n" }.joined()
    return head + """

      @_spi(Actions) import UIKit

      nonisolated final class __Actions: UIKit.ActionList {
        static var entries: [UIKit.ActionEntry] {
          \(files.isEmpty ? "let" : "var") list: [UIKit.ActionEntry] = []
      \(calls)    return list
        }
      }

      /// A selector, and a reference to its method for the compiler to check.
      nonisolated func __selector(_ name: String, _ reference: @MainActor () -> Void) -> UIKit.Selector {
        UIKit.ActionTable.add(__Actions.self)
        return UIKit.Selector(name)
      }

      """
  }
}
