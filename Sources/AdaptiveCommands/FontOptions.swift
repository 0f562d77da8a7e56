import ArgumentParser
import Foundation
import UIKit

/// The option that says where an app's own fonts are.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder with fonts that the app brings; those of a document's own project are found anyway.",
      discussion: "May be given several times.", valueName: "folder"),
    completion: .directory)
  var fonts: [String] = []

  /// - Throws: `ValidationError` for what is no folder.
  func check() throws {
    for path in fonts {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists, isFolder.boolValue else {
        throw ValidationError("There is no folder “\(path)” with fonts.")
      }
    }
  }

  /// Looks in the folders before anywhere else.
  func use() { AppFonts.use(folders: fonts) }

  /// The option as arguments.
  var arguments: [String] { fonts.map { "--fonts=\($0)" } }
}
