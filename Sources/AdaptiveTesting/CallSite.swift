import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Where an expectation stands, and to whom its failure is reported.
struct CallSite {
  var fileID: StaticString
  var file: StaticString
  var function: String
  var line: UInt
  var column: UInt

  /// The place as Swift Testing knows it.
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }

  /// Reports a failure to the test that runs: Swift Testing's, else XCTest's.
  ///
  /// On Linux a synchronous test of XCTest cannot run on the main actor; an asynchronous one can.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
    #if canImport(XCTest)
      XCTFail(message, file: file, line: line)
    #else
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    #endif
  }

  /// The test's name without its arguments.
  var testName: String {
    let name = Test.current?.name ?? function
    return String(name.prefix { $0 != "(" })
  }
}
