import FontSamples
import Foundation
import Testing

/// An app's own fonts on the command line.
@Suite("adaptive and an app's fonts", .timeLimit(.minutes(1)))
struct FontCommandTests {
  private let folder: FontSampleFolder
  private let program: Program
  private let font = SampleFont(postScriptName: "AcmeCommand-Book", family: "Acme Command")

  init() throws {
    folder = try FontSampleFolder()
    program = try Program()
    let document = xib(
      """
      <subviews><label text="Hotel" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <fontDescription key="fontDescription" name="AcmeCommand-Book" family="Acme Command" \
      pointSize="100"/></label></subviews>
      <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="2"/>
      </constraints>
      """)
    try folder.put(Data(document.utf8), at: "App/Main.xib")
  }

  /// The label's size at 2x: rounded up to halves.
  private var expected: [Double] {
    func halves(_ value: Double) -> Double { (value * 2).rounded(.up) / 2 }
    return [halves(font.width("Hotel", size: 100)), halves(100.0 * 3408 / 2816)]
  }

  private func size(_ outcome: Program.Outcome) throws -> [Double] {
    Array((try outcome.frames()["label"] ?? []).suffix(2))
  }

  @Test("Fonts of the project are found by themselves, and nothing is said")
  func project() throws {
    try folder.put(font.data, at: "Fonts/Book.otf")
    let outcome = try program.run("frames", folder.path("App/Main.xib"))
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(try size(outcome) == expected)
  }

  @Test("Fonts of another folder are found with --fonts")
  func option() throws {
    try program.write(font.data, as: "Book.ttf")
    let outcome = try program.run("frames", folder.path("App/Main.xib"), "--fonts", ".")
    #expect(outcome.errors == "")
    #expect(try size(outcome) == expected)
    let wrong = try program.run("frames", folder.path("App/Main.xib"), "--fonts", "nowhere")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("There is no folder “nowhere” with fonts."))
  }

  @Test("A font that is nowhere is told once, and a damaged file by its path")
  func missing() throws {
    let path = try folder.put(font.data.prefix(3000), at: "Fonts/Book.otf")
    let outcome = try program.run("frames", folder.path("App/Main.xib"), "--device", "iPhone 17")
    #expect(outcome.status == 0)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 2, "\(outcome.errors)")
    #expect(lines.first?.contains("warning: The font file \(path) is damaged") == true)
    #expect(lines.last?.contains("note: The font AcmeCommand-Book does not come with iOS") == true)
  }

  /// A machine with these fonts and no others.
  private func machine(_ files: [String: Data]) throws -> [String: String] {
    for (name, data) in files { try program.write(data, as: name) }
    let place = program.folder.path
    try program.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(place)</dir><cachedir>\(place)/cache</cachedir></fontconfig>
      """, as: "fonts.conf")
    return ["FONTCONFIG_FILE": place + "/fonts.conf"]
  }

  private func frames(on machine: [String: String]) throws -> Program.Outcome {
    try program.run(["frames", folder.path("App/Main.xib")], environment: machine)
  }

  @Test("The machine's font of that very name stands in, and a note tells it")
  func machineFont() throws {
    let outcome = try frames(on: machine(["Any.otf": font.data]))
    #expect(try size(outcome) == expected)
    #expect(outcome.errors.contains("note: The font AcmeCommand-Book"))
    #expect(outcome.errors.contains("this machine's"))
    try folder.put(font.data, at: "Fonts/Book.otf")
    #expect(try frames(on: machine([:])).errors == "")
  }

  @Test("A machine's font of a similar name does not stand in")
  func similarFont() throws {
    let near = [
      SampleFont(postScriptName: "AcmeCommand-Bold", family: "AcmeCommand"),
      SampleFont(postScriptName: "acmecommand-book", family: "Acme Command Book"),
    ]
    let outcome = try frames(on: machine(["1.otf": near[0].data, "2.otf": near[1].data]))
    #expect(try size(outcome) != expected)
    #expect(outcome.errors.contains("neither the project nor this machine has it"))
  }

  @Test("The instances of a machine's variable font are known by their names")
  func machineInstance() throws {
    var variable = SampleFont(bundled: 11)
    variable.setNames([
      1: "AcmeCommand", 2: "Regular", 4: "AcmeCommand", 6: "AcmeCommand-Regular", 256: "Book",
      257: "Heavy",
    ])
    variable.setInstances()
    let outcome = try frames(on: machine(["Variable.otf": variable.data]))
    let width = (variable.width("Hotel", size: 100) * 2).rounded(.up) / 2
    #expect(try size(outcome).first == width)
  }

  /// The monospaced font instead of Inter, so that letters look otherwise.
  @Test("Pictures are drawn with the font")
  func picture() throws {
    let system = try drawing()
    try folder.put(
      SampleFont(bundled: 11, postScriptName: "AcmeCommand-Book", family: "Acme").data,
      at: "Fonts/Book.ttf")
    let own = try drawing()
    #expect(system.contains("<svg") && own.contains("<svg"))
    #expect(system != own)
  }

  /// The picture of the document on a phone.
  private func drawing() throws -> String {
    let outcome = try program.run(
      "preview", folder.path("App"), "--devices", "iPhone 17", "--orientations", "portrait",
      "--out", "gallery")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pictures = program.folder.appendingPathComponent("gallery/screens")
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
    #expect(names.count == 1)
    return try String(
      contentsOf: pictures.appendingPathComponent(names.first ?? ""), encoding: .utf8)
  }
}
