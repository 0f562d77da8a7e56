import Testing

@testable import IBDocument

@Suite("Colours and fonts")
struct ColorAndFontTests {
  @Test("The forms in which Interface Builder writes colours are told apart")
  func colors() throws {
    #expect(
      try color("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\" customColorSpace=\"sRGB\"")
        == .rgba(IBRGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25)))
    #expect(
      try color("white=\"0.5\" alpha=\"1\" colorSpace=\"custom\"") == .white(0.5, alpha: 1))
    #expect(
      try color("systemColor=\"labelColor\"") == .system(name: "labelColor", fallback: nil))
    #expect(
      try color("cocoaTouchSystemColor=\"darkTextColor\"")
        == .system(name: "darkTextColor", fallback: nil))
    #expect(
      try color("systemColor=\"systemRedColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"")
        == .system(name: "systemRedColor", fallback: IBRGBA(red: 1, green: 0, blue: 0)))
    #expect(try color("name=\"Brand\"") == .named("Brand"))
    #expect(try color("red=\"NaN\" green=\"0\" blue=\"0\" alpha=\"1\"") == nil)
  }

  @Test("Where two system colours are named, the newer name decides")
  func twoSystemColors() throws {
    #expect(
      try color("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"")
        == .system(name: "systemBackgroundColor", fallback: nil))
  }

  @Test("Display P3 is converted to sRGB and may leave its range")
  func displayP3() throws {
    // Greys are equal in both spaces. Pure P3 green in sRGB is linear (-0.2249, 1.0421, -0.0786):
    // with the curve 1.055·x^(1/2.4) − 0.055 that is -0.5116, 1.0183, -0.3107.
    let grey = try color(
      "red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" customColorSpace=\"displayP3\"")
    guard case .rgba(let greyComponents) = grey else { throw Unexpected() }
    #expect(abs(greyComponents.red - 0.5) < 1e-6 && abs(greyComponents.blue - 0.5) < 1e-6)

    let green = try color(
      "red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" customColorSpace=\"displayP3\"")
    guard case .rgba(let components) = green else { throw Unexpected() }
    #expect(abs(components.red + 0.5116) < 1e-3)
    #expect(abs(components.green - 1.0183) < 1e-3)
    #expect(abs(components.blue + 0.3107) < 1e-3)
  }

  @Test("The forms in which Interface Builder writes fonts are told apart")
  func fonts() throws {
    #expect(
      try font("fontDescription", "type=\"system\" weight=\"semibold\" pointSize=\"17\"")
        == IBFont(kind: .system, weight: "semibold", pointSize: 17))
    #expect(
      try font("fontDescription", "type=\"boldSystem\" pointSize=\"12\"")
        == IBFont(kind: .boldSystem, pointSize: 12))
    #expect(
      try font("fontDescription", "style=\"UICTFontTextStyleBody\"")
        == IBFont(kind: .textStyle("UICTFontTextStyleBody")))
    #expect(
      try font("fontDescription", "name=\"Menlo-Bold\" family=\"Menlo\" pointSize=\"11\"")
        == IBFont(kind: .custom(name: "Menlo-Bold", family: "Menlo"), pointSize: 11))
    #expect(
      try font("fontDescription", "type=\"system\" size=\"system\"")
        == IBFont(kind: .system, pointSize: 14))
    #expect(
      try font("font", "metaFont=\"message\" size=\"13\"") == IBFont(kind: .system, pointSize: 13))
    // As wide and high as at 11 and 12 points in documents (andresad13/prueba-IOS.Movii, TeamBeMyPlan/BeMyPlan-iOS).
    #expect(try font("font", "metaFont=\"toolTip\"") == IBFont(kind: .system, pointSize: 11))
    #expect(try font("font", "metaFont=\"cellTitle\"") == IBFont(kind: .system, pointSize: 12))
    // A button 27⅓ high: 11 · 1.193 and 14 (MariiaMohylska/trivia_app_2).
    #expect(try font("font", "metaFont=\"smallSystem\"") == IBFont(kind: .system, pointSize: 11))
    #expect(
      try font("font", "name=\"Georgia\" size=\"20\"")
        == IBFont(kind: .custom(name: "Georgia", family: nil), pointSize: 20))
  }

  @Test("The system's hidden faces are the system's font, but for San Francisco's own names")
  func hiddenFaces() throws {
    #expect(
      try font("font", "name=\".AppleSystemUIFont\" size=\"17\"")
        == IBFont(kind: .system, pointSize: 17))
    // What iOS gives for these depends on its release.
    #expect(
      try font("font", "name=\".SFUIText-Semibold\" size=\"17\"")
        == IBFont(kind: .custom(name: ".SFUIText-Semibold", family: nil), pointSize: 17))
    #expect(
      try font("font", "name=\".HelveticaNeueInterface-Regular\" size=\"17\"")
        == IBFont(kind: .system, pointSize: 17))
  }

  @Test("A font without a name is none", arguments: ["", " "])
  func blankName(_ name: String) throws {
    #expect(try font("font", "name=\"\(name)\" size=\"17\"") == nil)
  }

  @Test("A size that no font has is left out", arguments: ["NaN", "-1", "1e308"])
  func badSizes(_ size: String) throws {
    #expect(
      try font("fontDescription", "type=\"system\" pointSize=\"\(size)\"")
        == IBFont(kind: .system))
  }

  private struct Unexpected: Error {}

  private func color(_ attributes: String) throws -> IBColor? {
    try firstObject("<view><color key=\"c\" \(attributes)/></view>").color(key: "c")
  }

  private func font(_ element: String, _ attributes: String) throws -> IBFont? {
    try firstObject("<label><\(element) key=\"f\" \(attributes)/></label>").font(key: "f")
  }
}
