import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Makes elements of what `XMLParser` reports, and stops it at the first damage or limit.
final class ElementTreeBuilder: NSObject, XMLParserDelegate {
  private let bytes: [UInt8]
  private let stream: DocumentStream
  private let startTagLines: [Int32]
  private let path: String

  private var open: [OpenElement] = []
  private var root: IBElement?
  private var parents: [Int32] = []
  /// The names of elements, attributes and processing instructions.
  private var names: Set<String> = []
  /// Character data since the last tag.
  private var run = ""
  private var failure: IBDocumentError?

  /// An element whose end tag has not been seen.
  private struct OpenElement {
    var name: String
    var attributes: [String: String]
    var line: Int
    var order: Int
    var children: [IBElement] = []
    var text = ""

    /// Whether white space alone is a value here; elsewhere it is indentation.
    var keepsWhiteSpace: Bool { name == "string" || name == "mutableString" }
  }

  /// Makes a delegate for the parser that reads `stream`, which gives `bytes`.
  init(bytes: [UInt8], stream: DocumentStream, startTagLines: [Int32], path: String) {
    self.bytes = bytes
    self.stream = stream
    self.startTagLines = startTagLines
    self.path = path
  }

  /// The root and the parents of all elements, after parsing.
  func finish() throws(IBDocumentError) -> (IBElement, [Int32]) {
    if let failure { throw failure }
    // The parser reports these as errors, too; its word for that is all there is.
    guard let root, open.isEmpty else { throw .truncated(path: path, line: lastLine) }
    return (root, parents)
  }

  // MARK: Elements

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    flushRun()
    let order = parents.count
    let line = order < startTagLines.count ? Int(startTagLines[order]) : parser.lineNumber
    register(name)
    for attribute in attributes.keys { register(attribute) }
    guard names.count <= ElementTree.nameLimit else {
      return abort(parser, .tooManyNames(path: path, line: line, limit: ElementTree.nameLimit))
    }
    guard open.count < ElementTree.depthLimit else {
      return abort(parser, .tooDeep(path: path, line: line, limit: ElementTree.depthLimit))
    }
    guard order < ElementTree.elementLimit else {
      return abort(
        parser, .tooManyElements(path: path, line: line, limit: ElementTree.elementLimit))
    }
    parents.append(Int32(open.last?.order ?? -1))
    open.append(OpenElement(name: name, attributes: attributes, line: line, order: order))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    flushRun()
    guard let closed = open.popLast() else { return }
    let isBlank = !closed.keepsWhiteSpace && closed.text.utf8.allSatisfy(\.isXMLSpace)
    let element = IBElement(
      name: closed.name, attributes: closed.attributes, children: closed.children,
      text: isBlank ? "" : closed.text, line: closed.line, order: closed.order)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func register(_ name: String) {
    if !names.contains(name) { names.insert(name) }
  }

  // MARK: Text and instructions

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    run += string
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    run += String(decoding: data, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
  ) {
    register(target)
    guard names.count > ElementTree.nameLimit else { return }
    abort(
      parser, .tooManyNames(path: path, line: parser.lineNumber, limit: ElementTree.nameLimit))
  }

  /// Gives the character data to the element it stands in; indentation is dropped at once.
  private func flushRun() {
    guard !run.isEmpty else { return }
    if let last = open.indices.last,
      open[last].keepsWhiteSpace || !run.utf8.allSatisfy(\.isXMLSpace)
    {
      open[last].text += run
    }
    run.removeAll(keepingCapacity: true)
  }

  // MARK: Failures

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    guard !XMLErrorReason.isAboutNamespaces(code) else { return }
    let reason = XMLErrorReason.text(code: code, openElement: open.last.map { ($0.name, $0.line) })
    let isCertain = !stream.isAtEnd || root != nil || code == XMLErrorReason.lessThanInAttribute
    stop(
      parser,
      isCertain
        ? .notXML(path: path, line: parser.lineNumber, reason: reason)
        : errorAtEnd(line: parser.lineNumber, reason: reason))
  }

  /// Ends parsing at a limit.
  private func abort(_ parser: XMLParser, _ error: IBDocumentError) {
    parser.abortParsing()
    stop(parser, error)
  }

  /// Ends parsing with an error.
  ///
  /// The parser would go on after an error and report guesses, or even crash on what the survey
  /// could not foresee; without a delegate it looks at the rest of a piece and no more. It may be
  /// in the middle of something, and is not to be told to abort then.
  private func stop(_ parser: XMLParser, _ error: IBDocumentError) {
    failure = error
    stream.isStopped = true
    parser.delegate = nil
  }

  /// The error for text that the parser found nothing wrong with before it was told of its end.
  private func errorAtEnd(line: Int, reason: String) -> IBDocumentError {
    let text = bytes.prefix(through: bytes.lastIndex { !$0.isXMLSpace } ?? 0)
    if let outermost = open.first {
      // A & without its ; makes the parser wait for one until the end.
      let isWhole = text.reversed().starts(with: "</\(outermost.name)>".utf8.reversed())
      return isWhole
        ? .notXML(path: path, line: line, reason: reason) : .truncated(path: path, line: lastLine)
    }
    let isPrologue = startTagLines.isEmpty && text.last == UInt8(ascii: ">")
    return isPrologue ? .empty(path: path) : .truncated(path: path, line: lastLine)
  }

  private var lastLine: Int {
    bytes.reduce(1) { $1 == .lineFeed ? $0 + 1 : $0 }
  }
}
