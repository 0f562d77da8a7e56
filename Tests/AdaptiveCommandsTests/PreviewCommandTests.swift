import Foundation
import Testing

/// `adaptive preview` and `adaptive devices`, as far as input and exit status go.
@Suite("adaptive preview", .timeLimit(.minutes(1)))
struct PreviewCommandTests {
  @Test("One document on one device: a page and a picture")
  func preview() throws {
    let program = try Program()
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run(
      "preview", "Good.xib", "--devices", "iPhone 17", "--orientations", "portrait", "--out", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let out = program.folder.appendingPathComponent("out")
    let page = try String(contentsOf: out.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("<html"))
    #expect(pictures(in: out).count == 1)
  }

  @Test("A document that cannot be read is status 1, and the others are drawn")
  func unreadable() throws {
    let program = try Program()
    try program.write("nonsense", as: "Bad.xib")
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run(
      "preview", "Bad.xib", "Good.xib", "--devices", "iPhone 17", "--orientations", "portrait",
      "--out", "out")
    #expect(outcome.status == 1)
    #expect((outcome.output + outcome.errors).contains("Bad.xib:1: error:"))
    #expect(pictures(in: program.folder.appendingPathComponent("out")).count == 1)
  }

  @Test("A folder without documents is said to be one, with status 1")
  func emptyFolder() throws {
    let program = try Program()
    let folder = program.folder.appendingPathComponent("empty", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outcome = try program.run("preview", "empty", "--out", "out")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("empty"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/out/index.html"))
  }

  @Test("Where nothing can be written, the place is named, with status 1")
  func notWritable() throws {
    let program = try Program()
    try program.write(goodDocument, as: "Good.xib")
    try program.write("a file where a folder should be", as: "file")
    // No one, the superuser included, can make a folder inside a file.
    let outcome = try program.run(
      "preview", "Good.xib", "--devices", "iPhone 17", "--out", "file/out")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("file/out"), "\(outcome.errors)")
  }

  @Test(
    "Words that stand for nothing are bad usage",
    arguments: [
      ["--devices", "nonsense"], ["--orientations", "sideways"], ["--text-sizes", "huge"],
      ["--directions", "up"], ["--appearances", "sepia"], ["--windows", "round"],
      ["--jobs", "many"],
    ])
  func usage(_ options: [String]) throws {
    let program = try Program()
    try program.write(goodDocument, as: "Good.xib")
    let outcome = try program.run(["preview", "Good.xib", "--out", "out"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(options[1]), "\(outcome.errors)")
  }

  @Test("The catalogue is printed as a table, and as JSON that reads")
  func devices() throws {
    let program = try Program()
    let table = try program.run("devices")
    #expect(table.status == 0)
    #expect(table.output.contains("iPhone 17"))
    let json = try program.run("devices", "--json")
    #expect(json.status == 0)
    _ = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
  }

  private func pictures(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".svg") }
  }
}
