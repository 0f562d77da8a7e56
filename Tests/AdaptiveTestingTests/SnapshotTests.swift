import AdaptiveTesting
import DeviceUnderTest
import Foundation
import Testing
import UIKit

/// Recording and comparing, in files of a folder that each test throws away.
///
/// On iPhone 17 in portrait the safe area starts at 62, so the title stands at (16, 62 + 20), is
/// 200 × 30, and the button below it at 82 + 30 + 8 = 120.
@MainActor
@Suite("Layout snapshots", .serialized)
struct SnapshotTests {
  private let phone = [DeviceUnderTest.Configuration(.iPhone17)]
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__/SnapshotTests")

  private func file(_ name: String) -> URL { Self.folder.appendingPathComponent(name) }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: file(name), encoding: .utf8)
  }

  private static let expectedText = """
    iPhone 17 · portrait
    402 × 874, safe area 62 0 34 0, compact × regular
    UIView [0 0 402 874]
      UILabel “title” [16 82 200 30]
      UIButton “Go on” [16 120 120 44]

    """

  @Test("A layout as recorded passes; the record is a tree that people read")
  func recorded() {
    // The file is part of the project, and was written by hand.
    expectLayout(on: phone) { SampleScreen() }
    #expect(text("recorded.iphone-17-portrait.txt") == Self.expectedText)
  }

  @Test("A missing record fails and says how to record")
  func missing() {
    withKnownIssue {
      expectLayout(on: phone) { SampleScreen() }
    } matching: { issue in
      let message = issue.words
      return message.contains("has not been recorded")
        && message.contains("SnapshotTests/missing.iphone-17-portrait.txt")
        && message.contains("ADAPTIVE_RECORD=1") && message.contains("record: true")
    }
    #expect(text("missing.iphone-17-portrait.txt") == nil)
  }

  @Test("Recording has to be asked for, writes the file, and fails the test")
  func recording() {
    defer { try? FileManager.default.removeItem(at: file("recording.form.iphone-17-portrait.txt")) }
    withKnownIssue {
      expectLayout(on: phone, named: "form", record: true) { SampleScreen() }
    } matching: { issue in
      issue.words.contains("Recorded") && issue.words.contains("without recording")
    }
    #expect(text("recording.form.iphone-17-portrait.txt") == Self.expectedText)
    expectLayout(on: phone, named: "form") { SampleScreen() }
  }

  @Test("A changed layout fails with expected, actual, difference, and the constraint")
  func changed() {
    withKnownIssue {
      expectLayout(on: phone) { SampleScreen(indent: 24) }
    } matching: { issue in
      let message = issue.words
      return message.contains("-   UILabel “title” [16 82 200 30]")
        && message.contains("+   UILabel “title” [24 82 200 30]")
        && message.contains("held by: ")
        && message.contains("UILabel “Title”.leading = safe area of UIView.leading + 24 “indent”")
        // Only what moved is explained: the top is where it was.
        && !message.contains("UILabel “Title”.top = ")
        && message.contains("Expected:\niPhone 17 · portrait")
        && message.contains("Actual:\niPhone 17 · portrait")
    }
  }

  @Test("Pictures are compared, too", arguments: [SnapshotForm.svg, .png(scale: 1)])
  func pictures(form: SnapshotForm) throws {
    let ending = form == .svg ? "svg" : "png"
    let name = "pictures.picture.iphone-17-portrait.\(ending)"
    defer { try? FileManager.default.removeItem(at: file(name)) }
    withKnownIssue {
      expectLayout(on: phone, named: "picture", as: [form], record: true) { SampleScreen() }
    }
    #expect(try Data(contentsOf: file(name)).count > 500)
    expectLayout(on: phone, named: "picture", as: [form]) { SampleScreen() }

    withKnownIssue {
      expectLayout(on: phone, named: "picture", as: [form]) { SampleScreen(indent: 24) }
    } matching: { issue in
      issue.words.contains("does not look as recorded")
        && issue.words.contains(form == .svg ? "Difference" : "pixels differ within [")
        && issue.words.contains("Actual: ") && issue.words.contains("Expected: ")
    }
  }

  @Test("A picture that differs is left beside the expected one and one of the difference")
  func picturesOfFailure() throws {
    let record = file("picturesOfFailure.iphone-17-portrait.png")
    defer { try? FileManager.default.removeItem(at: record) }
    let form = SnapshotForm.png(scale: 1)
    withKnownIssue { expectLayout(on: phone, as: [form], record: true) { SampleScreen() } }

    withKnownIssue {
      expectLayout(on: phone, as: [form]) { SampleScreen(indent: 24) }
    } matching: { issue in
      var pictures: [String: Data] = [:]
      for match in issue.words.matches(of: /(\w+): (\/\S+\.png)/) {
        pictures["\(match.1)"] = try? Data(contentsOf: URL(fileURLWithPath: "\(match.2)"))
      }
      // A PNG file begins with these bytes.
      return Set(pictures.keys) == ["Expected", "Actual", "Difference"]
        && pictures["Expected"] == (try? Data(contentsOf: record))
        && pictures.values.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) }
        && Set(pictures.values).count == 3
    }
  }

  @Test("A configuration that cannot be is named")
  func impossible() {
    let split = DeviceUnderTest.Configuration(.iPhone17, window: .splitView(.half))
    withKnownIssue {
      expectLayout(on: [split]) { SampleScreen() }
    } matching: { issue in
      issue.words.contains("iPhone 17 has no window of the kind “Split View 1/2”")
    }
  }

  @Test("What neither is a view nor a controller is no screen")
  func noScreen() {
    withKnownIssue {
      expectLayout(on: phone) { UIResponder() }
    } matching: {
      $0.words.contains("Only views and view controllers")
    }
  }
}

extension Issue {
  /// What the issue says.
  var words: String { comments.map(\.rawValue).joined(separator: "\n") }
}
