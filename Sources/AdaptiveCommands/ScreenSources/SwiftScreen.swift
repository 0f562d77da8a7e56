import Foundation
import UIKit

/// A screen that code makes, as its program lists it.
package struct SwiftScreen: Sendable {
  /// What the program's author made.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// What people call the screen.
  package var name: String
  /// Path of the file that lists the screen.
  package var file: String
  /// Line of that file.
  package var line: Int
  /// Makes the screen afresh, for one configuration.
  package var make: @MainActor @Sendable () -> Content

  /// Lists a screen.
  package init(
    name: String, file: String, line: Int, make: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.make = make
  }

  /// The screens of the program that runs; none in `adaptive` itself.
  @TaskLocal package static var listed: [SwiftScreen] = []

  /// The name in file names and on the command line: lower case, with hyphens.
  var id: String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "screen" : words.joined(separator: "-")
  }
}

extension String {
  /// The path seen from the folder that the program runs in; as it is where it leads elsewhere.
  var relativePath: String {
    let folder = FileManager.default.currentDirectoryPath
    if self == folder { return "." }
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
