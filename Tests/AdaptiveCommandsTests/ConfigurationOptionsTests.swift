import ArgumentParser
import DeviceCatalog
import ScreenLayout
import Testing

@testable import AdaptiveCommands

@Suite("Choosing configurations")
struct ConfigurationOptionsTests {
  private func configurations(_ arguments: String...) throws -> [ScreenConfiguration] {
    try PreviewCommand.parse(["x.xib"] + arguments).options.configurations()
  }

  private func message(_ arguments: String...) -> String {
    do {
      _ = try PreviewCommand.parse(["x.xib"] + arguments)
      return ""
    } catch {
      return PreviewCommand.message(for: error)
    }
  }

  @Test("Without options: nine devices both ways, and thirds on the three iPads")
  func standard() throws {
    // 9 devices × 2 orientations, and 3 iPads × 2 windows × 2 orientations.
    let found = try configurations()
    #expect(found.count == 9 * 2 + 3 * 2 * 2)
    #expect(Set(found.map(\.id)).count == found.count)
    #expect(found.allSatisfy { $0.textSize == .large && $0.direction == .leftToRight })
  }

  @Test("Lists multiply")
  func product() throws {
    let found = try configurations(
      "--devices", "iphone 17, iphone air", "--orientations", "portrait", "--text-sizes", "L,ax3",
      "--directions", "ltr,rtl", "--appearances", "light,dark")
    #expect(found.count == 2 * 2 * 2 * 2)
    #expect(
      found.prefix(5).map(\.id) == [
        "iphone-17-portrait", "iphone-17-portrait-dark", "iphone-17-portrait-rtl",
        "iphone-17-portrait-rtl-dark", "iphone-17-portrait-ax3",
      ])
  }

  @Test("What is named twice is shown once")
  func twice() throws {
    let found = try configurations(
      "--devices", "iPhone 17", "--devices", "iphone-17", "--orientations", "portrait,portrait")
    #expect(found.count == 1)
  }

  @Test("A name with a comma in it is one name")
  func comma() throws {
    let found = try configurations("--devices", "iPad (7th/8th/9th gen, 10.2)")
    #expect(Set(found.map(\.environment.deviceName)) == ["iPad (7th/8th/9th gen, 10.2)"])
  }

  @Test(
    "A range of widths is every 40th point and the last one, as high as the display",
    arguments: [
      ("320...400", ["320x874", "360x874", "400x874"]),
      ("320...330/4", ["320x874", "324x874", "328x874", "330x874"]),
      ("320...400x800", ["320x800", "360x800", "400x800"]),
      ("320...400x800/80", ["320x800", "400x800"]),
      ("500...500", ["500x874"]),
    ])
  func widths(_ range: String, _ windows: [String]) throws {
    let found = try configurations("--devices", "iphone 17", "--windows", range)
    #expect(found.map(\.id) == windows.map { "iphone-17-window-\($0)" })
  }

  @Test("On an iPad a range goes as far as the display, whichever way it is held")
  func widthsOfPad() throws {
    // 744 × 1133 points.
    let found = try configurations(
      "--devices", "ipad mini (a17 pro)", "--windows", "700...1000/100")
    #expect(
      found.map(\.environment.size) == [
        Size(width: 700, height: 1133), Size(width: 700, height: 744),
        Size(width: 800, height: 744), Size(width: 900, height: 744),
        Size(width: 1000, height: 744),
      ])
  }

  @Test(
    "What is no range is no window",
    arguments: ["400...320", "320...", "...400", "320...400/0", "1...99999", "320...400x0"])
  func noRange(_ range: String) {
    #expect(message("--windows", range).contains("widths such as 320...1400"))
  }

  @Test("Windows: names, fractions and sizes")
  func windows() throws {
    let found = try configurations(
      "--devices", "iPad Air 13 (M2/M3)", "--orientations", "landscape", "--windows",
      "full,halves,500x800")
    #expect(found.map(\.environment.size.width) == [1366, 678, 500])
  }

  @Test("A size is a device")
  func size() throws {
    let found = try configurations("--devices", "390x844", "--orientations", "portrait")
    #expect(found.map(\.environment.size) == [Size(width: 390, height: 844)])
  }

  @Test("An unknown device is named, with what was perhaps meant")
  func unknownDevice() {
    let text = message("--devices", "iphone 71")
    #expect(text.contains("There is no device “iphone 71”"))
    #expect(text.contains("Did you mean iPhone 7"))
  }

  @Test(
    "A word that means nothing is named, with the choice there is",
    arguments: [
      (["--orientations", "upright"], "“upright” is no orientation. Choose from portrait"),
      (["--windows", "quarter"], "“quarter” is no window"),
      (["--text-sizes", "huge"], "“huge” is no text size. Choose from XS"),
      (["--directions", "up"], "“up” is no direction. Choose from ltr, rtl"),
      (["--appearances", ""], "No appearance was given"),
      (["--jobs", "0"], "--jobs must be at least 1"),
    ])
  func unknownWords(_ arguments: [String], _ expected: String) {
    do {
      _ = try PreviewCommand.parse(["x.xib"] + arguments)
      Issue.record("\(arguments) were accepted")
    } catch {
      #expect(PreviewCommand.message(for: error).contains(expected))
      #expect(PreviewCommand.exitCode(for: error) == .validationFailure)
    }
  }

  @Test("Windows that none of the devices has are an error")
  func noWindow() {
    #expect(message("--devices", "iphone 17", "--windows", "1/3").contains("None of the chosen"))
  }
}
