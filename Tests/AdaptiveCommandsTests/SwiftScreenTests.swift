import AdaptiveKit
import DeviceCatalog
import Diagnostics
import FontSamples
import Foundation
import ScreenLayout
import Testing
import UIKit

@testable import AdaptiveCommands

/// Screens that code makes, as a program lists them.
@Suite("Swift screens")
@MainActor
struct SwiftScreenTests {
  /// A label held to the safe area, a button without an identifier, and one with.
  final class FormController: UIViewController {
    let titleLabel = UILabel()
    lazy var buttons = UIStackView(arrangedSubviews: [UIButton(), UIButton()])

    override func viewDidLoad() {
      titleLabel.text = "Title"
      buttons.arrangedSubviews[1].accessibilityIdentifier = "send"
      for view in [titleLabel, buttons] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        buttons.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
        buttons.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      ])
    }
  }

  private func screen(
    _ name: String, file: String = "/app/Screens.swift", line: Int = 7,
    _ make: @escaping @MainActor @Sendable () -> SwiftScreen.Content
  ) -> SwiftScreen {
    SwiftScreen(name: name, file: file, line: line, make: make)
  }

  private func layOut(_ screens: SwiftScreen...) throws -> [DeviceLayout] {
    let source = try #require(SwiftScreenSource.all(of: screens).first)
    let layouter = source.makeLayouter()
    let configuration = try DeviceOptions.standard
    return source.scenes.map {
      layouter.layout($0, on: configuration, findsAmbiguities: true)
    }
  }

  @Test("A screen has the fonts of its package, and is told those that nothing has")
  func fonts() throws {
    let folder = try FontSampleFolder()
    let sample = SampleFont(postScriptName: "AcmeScreen-Book", family: "Acme Screen")
    try folder.put(sample.data, at: "Sources/Look/Resources/Book.otf")
    let file = try folder.put(Data(), at: "Sources/Screens/Screens.swift")
    let layouts = try layOut(
      screen("Own", file: file) {
        let label = UILabel()
        label.font = UIFont(name: "AcmeScreen-Book", size: 20)
        label.text = label.font?.fontName
        return .view(label)
      },
      screen("Missing", file: file) {
        let label = UILabel()
        label.font = UIFont(name: "AcmeScreen-Bold", size: 20) ?? .systemFont(ofSize: 20)
        return .view(label)
      })
    let label = views(in: layouts[0].root).values.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "AcmeScreen-Book")
    #expect(layouts[0].diagnostics.contains { $0.rule == "missing-font" } == false)
    let told = layouts[1].diagnostics.filter { $0.rule == "missing-font" }
    #expect(told.count == 1)
    #expect(told.first?.message.contains("AcmeScreen-Bold") == true)
  }

  private func views(in root: UIView) -> [String: UIView] {
    var found: [String: UIView] = [:]
    func collect(_ view: UIView) {
      if let id = view.nibObjectID { found[id] = view }
      view.subviews.forEach(collect)
    }
    collect(root)
    return found
  }

  @Test("A path of classes stands for an object ID, an accessibility identifier for the path")
  func paths() throws {
    let layout = try layOut(screen("Form") { .controller(FormController()) })[0]
    let views = views(in: layout.root)
    #expect(views["FormController"] === (layout.root as? UIWindow)?.rootViewController?.view)
    #expect(views["FormController/UILabel[0]"] is UILabel)
    #expect(views["FormController/UIStackView[0]/UIButton[0]"] is UIButton)
    #expect(views["send"] is UIButton)
    #expect(views["FormController/UIStackView[0]/UIButton[1]"] == nil)
  }

  @Test("The second view of one identifier has its path")
  func repeatedIdentifier() throws {
    let layout = try layOut(
      screen("Twins") {
        let view = UIView()
        for _ in 0..<2 {
          let child = UIView()
          child.accessibilityIdentifier = "twin"
          view.addSubview(child)
        }
        return .view(view)
      })[0]
    let first = layout.root.subviews[0].subviews
    #expect(first.map(\.nibObjectID) == ["twin", "UIView[0]/UIView[1]"])
  }

  @Test("A property that holds a view names it, a lazy one too")
  func properties() throws {
    let layout = try layOut(screen("Form") { .controller(FormController()) })[0]
    let views = views(in: layout.root)
    #expect(views["FormController/UILabel[0]"]?.nibUserLabel == "titleLabel")
    #expect(views["FormController/UIStackView[0]"]?.nibUserLabel == "buttons")
    #expect(views["send"]?.nibUserLabel == nil)
    #expect(views["FormController"]?.nibUserLabel == "FormController")
  }

  /// Safe area and margin of an iPhone 17 upright are 62 and 20 points: see the device catalogue.
  @Test("A controller has the window, the safe area and the margins of the device")
  func onDevice() throws {
    let environment = try DeviceOptions.standard.environment
    let layout = try layOut(screen("Form") { .controller(FormController()) })[0]
    let views = views(in: layout.root)
    #expect(views["FormController"]?.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    let label = try #require(views["FormController/UILabel[0]"])
    #expect(label.frame.minY == CGFloat(environment.safeArea.top))
    #expect(label.frame.minX == CGFloat(environment.layoutMargin))
    #expect(label.frame.minX == CGFloat(20))
  }

  @Test("A view fills the screen, and a new one is made each time")
  func view() throws {
    nonisolated(unsafe) var made: [UIView] = []
    let screen = screen("View") {
      made.append(UIView())
      return .view(made[made.count - 1])
    }
    let layouts = try layOut(screen, screen)
    #expect(made.count == 2)
    #expect(made.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 402, height: 874) })
    #expect(layouts[0].root !== layouts[1].root)
  }

  @Test("Code may ask the screen and the device")
  func device() throws {
    nonisolated(unsafe) var asked: [String] = []
    _ = try layOut(
      screen("Asking") {
        asked = ["\(Int(UIScreen.main.bounds.width))", UIDevice.current.model]
        return .view(UIView())
      })
    #expect(asked == ["402", "iPhone"])
  }

  @Test("Screens of one file are one source, with names that differ")
  func sources() {
    let sources = SwiftScreenSource.all(of: [
      screen("Sign in", line: 3) { .view(UIView()) },
      screen("Other", file: "/app/More.swift") { .view(UIView()) },
      screen("Sign in!", line: 4) { .view(UIView()) },
    ])
    #expect(sources.map(\.document) == ["/app/Screens.swift", "/app/More.swift"])
    #expect(sources[0].scenes.map(\.id) == ["sign-in", "sign-in-2"])
    #expect(sources[0].scenes.map(\.line) == [3, 4])
    #expect(sources[0].scenes[0].names == ["Sign in", "sign-in"])
  }

  @Test("Constraints that conflict are reported with the views' paths")
  func conflict() throws {
    let layout = try layOut(
      screen("Conflict") {
        let view = UIView()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 10),
          box.widthAnchor.constraint(equalToConstant: 20),
        ])
        return .view(view)
      })[0]
    let found = try #require(layout.diagnostics.first { $0.rule == "conflicting-constraints" })
    #expect(found.document == "/app/Screens.swift")
    #expect(found.message.contains("UIView UIView[0]/UIView[0].width = 10"))
    #expect(found.message.contains("UIView UIView[0]/UIView[0].width = 20"))
  }

  @Test("A condition that nothing can meet is reported, at its line where the file is the list's")
  func unsatisfiable() throws {
    let line = #line + 5
    let layout = try layOut(
      screen("Never", file: #filePath) {
        let view = UIView()
        view.adapt {
          When(.width(900...) && .width(..<300)) {
            view.heightAnchor.constraint(equalToConstant: 1)
          }
        }
        return .view(view)
      })[0]
    let found = try #require(layout.diagnostics.first { $0.rule == "unsatisfiable-condition" })
    #expect(found.line == line)
    #expect(found.objectID == "UIView[0]")
  }

  /// The largest display of the catalogue is that of an iPad Pro 13, 1032 × 1376: 1377 points of
  /// width are in no window, 1376 are, and 1100 by 1100 are not, for none is so wide and so high.
  /// Content of a scroll view may be larger.
  @Test("A condition that no window of the catalogue meets is reported with the range considered")
  func beyondWindows() throws {
    let line = #line + 7
    let layout = try layOut(
      screen("Beyond", file: #filePath) {
        let view = UIView()
        let scroll = UIScrollView()
        let long = UIView()
        view.adapt {
          When(.width(5000...), "wall") { set(\.tag, to: 1) }
          When(.width(1377...)) { set(\.tag, to: 2) }
          When(.width(1376...)) { set(\.tag, to: 3) }
          When(.width(1100...) && .height(1100...)) { set(\.tag, to: 4) }
          When(.safeHeight(1400...)) { set(\.tag, to: 5) }
          When(.width(900...) && .width(..<300)) { set(\.tag, to: 6) }
        }
        long.adapt { When(.height(5000...)) { set(\.tag, to: 1) } }
        scroll.addSubview(long)
        view.addSubview(scroll)
        return .view(view)
      })[0]
    let found = layout.diagnostics.filter { $0.rule == "condition-beyond-windows" }
    #expect(found.map(\.line) == [line, line + 1, line + 3, line + 4])
    #expect(
      found[0].message
        == "No window up to 1032 × 1376 or 1376 × 1032 meets the condition width ≥ 5000. "
        + "At AdaptiveCommandsTests/SwiftScreenTests.swift:\(line) (wall).")
    #expect(found[0].severity == .warning)
    #expect(found[0].mend?.contains("--devices") == true)
  }

  @Test("A larger window that is asked for counts among those considered")
  func askedForWindow() throws {
    var options = ConfigurationOptions()
    options.devices = ["1440x2560@2"]
    options.orientations = ["portrait"]
    options.windows = ["full"]
    options.textSizes = ["L"]
    options.directions = ["ltr"]
    options.appearances = ["light"]

    let windows = LargestWindows(with: try options.configurations())

    #expect(windows.sizes == [CGSize(width: 1440, height: 2560)])
    #expect(
      LargestWindows().sizes
        == [CGSize(width: 1032, height: 1376), CGSize(width: 1376, height: 1032)])
  }

  /// 402 points of an iPhone 17 upright.
  @Test("A view is told which rules concern it, and what decides")
  func rules() throws {
    let layout = try layOut(
      screen("Rules") {
        let view = UIView()
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        view.adapt {
          When(.width(600...), "wide") { child.widthAnchor.constraint(equalToConstant: 2) }
          When(.width(..<600), "narrow") { child.widthAnchor.constraint(equalToConstant: 1) }
        }
        return .view(view)
      })[0]
    let views = TreeInspection(layout.root, conflicts: []).views
    #expect(views.map(\.depth) == [0, 1])
    #expect(views[1].rules.map(\.title) == ["wide", "narrow"])
    #expect(views[1].rules.map(\.isActive) == [false, true])
    #expect(views[1].rules[0].reasons == ["width ≥ 600 does not hold: width is 402"])
    #expect(views[1].rules[1].effects.map(\.isInForce) == [true])
  }
}
