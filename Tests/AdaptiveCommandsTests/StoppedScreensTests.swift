import ScreenLayout
import Testing

@testable import AdaptiveCommands

/// What one run of the program tells the next, after a screen stopped it.
@Suite("Screens that stop the program")
struct StoppedScreensTests {
  private let scene = SourceScene(
    index: 0, id: "sign-in", title: "Sign in", line: 7, isInitial: false, names: [])

  private func stopped(_ configurations: String..., manner: StoppedScreens.Manner = .trap)
    -> StoppedScreens
  {
    configurations.reduce(StoppedScreens(text: "")) { list, configuration in
      StoppedScreens(
        text: list.text(
          adding: .init(
            manner: manner, screen: "sign-in", configuration: configuration,
            document: "My Screens/A\tB.swift")))
    }
  }

  @Test("The list survives being text, tabs in the path included")
  func text() {
    let list = stopped("iphone-17-portrait", "iphone-17-landscape")
    #expect(list.entries.map(\.configuration) == ["iphone-17-portrait", "iphone-17-landscape"])
    #expect(list.entries.allSatisfy { $0.document == "My Screens/A\tB.swift" })
    #expect(StoppedScreens(text: "nonsense\n\ttrap").entries.isEmpty)
  }

  @Test("A screen is left out where it stopped the program, and nothing else is")
  func leftOut() {
    let list = stopped("one")
    let other = SourceScene(
      index: 1, id: "sign-up", title: "Sign up", line: 8, isInitial: false, names: [])
    #expect(list.isLeftOut(scene, of: "My Screens/A\tB.swift", on: "one"))
    #expect(!list.isLeftOut(scene, of: "My Screens/A\tB.swift", on: "two"))
    #expect(!list.isLeftOut(scene, of: "Other.swift", on: "one"))
    #expect(!list.isLeftOut(other, of: "My Screens/A\tB.swift", on: "one"))
  }

  @Test("A screen that did so three times is left out everywhere")
  func limit() {
    let list = stopped("one", "two", "three")
    #expect(list.isLeftOut(scene, of: "My Screens/A\tB.swift", on: "four"))
    let problems = list.problems(of: scene, in: "My Screens/A\tB.swift")
    #expect(problems.map(\.configuration) == ["one", "two", "three"])
    #expect(problems[0].diagnostic.severity == .error)
    #expect(problems[0].diagnostic.line == 7)
    #expect(
      problems[0].diagnostic.message
        == "The screen “Sign in” stops the program, and is left out everywhere, as it did so 3 "
        + "times.")
  }

  @Test("A screen that never returns is told apart from one that traps")
  func endless() {
    let problem = stopped("one", manner: .endless).problems(
      of: scene, in: "My Screens/A\tB.swift")
    #expect(
      problem.map(\.diagnostic.message) == [
        "The screen “Sign in” is not laid out within 60 seconds, and is left out there."
      ])
  }
}
