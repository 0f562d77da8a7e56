import Testing

@testable import SourceRewriting

/// What becomes of the text of a file.
@Suite("Rewritten sources")
struct RewritingTests {
  /// The rewritten lines of one file, without the directive before them and what follows after.
  private func lines(_ source: String) -> [String] {
    let text = RewrittenTarget([.init(path: "/app/A.swift", text: source)]).texts[0]
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix(count)
      .map { line in
        var line = line
        while line.hasSuffix(" ") { line = line.dropLast() }
        return String(line)
      }
  }

  private func declarations(_ source: String) -> SourceDeclarations {
    DeclarationReader.declarations(of: Array(source.utf8))
  }

  @Test(
    "A file that ends within brackets is left to the compiler",
    arguments: ["class A {\n  @objc(", "class A {\n  func f(", "class A {\n  let s = #selector("])
  func halfTyped(source: String) {
    #expect(lines(source).count == 2)
  }

  @Test("Attributes become spaces, so that every other word keeps its place")
  func attributes() {
    #expect(
      lines("@objc(Foo) enum A: Int {\n  @IBOutlet weak var b: C!\n  @objc dynamic var d = 1\n}")
        == [
          "           enum A: Int {", "            weak var b: C!", "        dynamic var d = 1",
          "}",
        ])
  }

  @Test("What Swift compiles anyway stays")
  func otherAttributes() {
    let source =
      "@IBDesignable final class A: V { @IBInspectable var b = 1; @available(iOS 15, *) var c: C }"
    #expect(lines(source) == [source])
  }

  @Test("Errors are reported at the source: the file is named first")
  func location() {
    let text = RewrittenTarget([.init(path: "/a \"b\"/A.swift", text: "let a = 1")]).texts[0]
    #expect(text == "#sourceLocation(file: \"/a \\\"b\\\"/A.swift\", line: 1)\nlet a = 1")
  }

  @Test("A selector names its method and refers to it, in as many lines as before")
  func selectors() {
    let call = "call.finish(f(call.argument(0) as X))"
    #expect(
      lines("class A {\n  @objc func f(_ x: X) {}\n  let s = #selector(\n    f)\n}") == [
        "class A: __Actions0 {", "        func f(_ x: X) {}",
        "  let s = __selector(\"f:\", { _ = A.f(_:) })", "",
        "@MainActor fileprivate func __perform0(_ call: UIKit.ActionCall) "
          + "{ switch call.name { case \"f:\": \(call); default: break } } }",
      ])
  }

  @Test(
    "What a selector means",
    arguments: [
      ("#selector(g)", "g", "B.g"), ("#selector(B.g)", "g", "B.g"),
      ("#selector(self.g)", "g", "self.g"),
      ("#selector(UIView.endEditing)", "endEditing:", "UIView.endEditing(_:)"),
      (
        "#selector(dismiss(animated:completion:))", "dismissViewControllerAnimated:completion:",
        "B.dismiss(animated:completion:)"
      ),
      ("#selector(h)", "named:", "B.h(_:)"), ("#selector(getter: B.p)", "p", "\\B.p"),
      ("#selector(setter: p)", "setP:", "\\B.p"),
      ("#selector((B.h(_:) as (B) -> (X) -> Void))", "named:", "(B.h(_:) as (B) -> (X) -> Void)"),
      ("#selector(Other<Int>.run(with:for:))", "runWith:for:", "Other.run(with:for:)"),
    ])
  func meanings(use: String, selector: String, reference: String) throws {
    let source = """
      class A { @objc func g(_ x: X) {} }
      class B: A { @objc(named:) func h(_ x: X) {}; @objc func g() {}; let s = \(use) }
      """
    let declarations = declarations(source)
    let meaning = TargetActions([declarations]).meaning(
      of: try #require(declarations.selectors.first))
    #expect(meaning.selector == selector)
    #expect(meaning.reference == reference)
  }

  @Test("Selectors in strings and comments stay; those that are interpolated do not")
  func places() {
    #expect(declarations("let a = \"#selector(b)\" // #selector(c)\n/* @objc */").selectors.isEmpty)
    #expect(declarations("let a = \"\\(#selector(b))\"").selectors.map(\.path) == [["b"]])
    #expect(declarations("f(#selector(a), { g(#selector(b(_:))) })").selectors.count == 2)
  }

  @Test("Which methods are actions")
  func actions() {
    let declarations = declarations(
      """
      class A: UIView {
        @objc func a() {}
        @IBAction private func b(_ sender: Any?) {}
        func notExposed() {}
        @objc static func ofType() {}
        @objc class func ofClass() {}
        @objc func three(a: A, b: B, c: C) {}
        @objc func closure(_ work: @escaping () -> Void) {}
        @objc func effects() async {}
        @objc var c = 1
        func afterProperty() {}
        @objc func d(x: [A: B]! = [:], y: UIKit.UIEvent?) { func local(_ a: A) {} ; f(class: 1) }
      }
      struct S { @objc func e() {} }
      protocol P { func f(extension: E) }
      @objc protocol Q { func g() }
      """)
    let actions = TargetActions([declarations])
    let found = declarations.bodies.flatMap { actions.actions(of: $0) }
    #expect(found.map(\.selector) == ["a", "b:", "dWithX:y:"])
    #expect(found.last?.parameters.map(\.type) == ["[A: B]?", "UIKit.UIEvent?"])
    #expect(declarations.bodies.map(\.name) == ["A", "S", "P", "Q"])
  }

  @Test("All members of some types are exposed")
  func exposingTypes() {
    let files = [
      "@objcMembers class A: NSObject { func a() {}; private func b() {}; @nonobjc func c() {} }",
      "class B: A { func d() {}; override func a() {} }",
      "extension B { func e() {} }\n@objc extension C { func f() {} }\nclass C { func g() {} }",
    ].map(declarations)
    let actions = TargetActions(files)
    #expect(
      files.flatMap(\.bodies).flatMap { actions.actions(of: $0) }.map(\.name) == [
        "a", "d", "e", "f",
      ])
  }

  @Test("Headers of types are continued where they end")
  func headers() {
    let action = "{ @objc func a() {} }"
    for (header, expected) in [
      ("class A ", "class A: __Actions0"), ("class A: B", "class A: B, __Actions0"),
      ("final class A<T: P>: B<T>, C", "final class A<T: P>: B<T>, C, __Actions0"),
      ("class A<T>: B where T: C", "class A<T>: B, __Actions0 where T: C"),
      ("extension A", "extension A"),
    ] {
      #expect(lines(header + action)[0].hasPrefix(expected), "\(header)")
    }
  }

  @Test("Methods under #if are called under the same conditions")
  func conditions() throws {
    let declarations = declarations(
      """
      #if A
      class X: Y {
        #if swift(>=5.9) && B
          @objc func a() {}
        #elseif C
          @objc func b() {}
        #else
          @objc func c() {}
        #endif
        @objc func d() {}
      }
      #endif
      """)
    let body = try #require(declarations.bodies.first)
    #expect(body.conditions == ["(A)"])
    let before = "!(swift(>=5.9) && B)"
    #expect(
      body.methods.map(\.conditions) == [
        ["(swift(>=5.9) && B)"], ["\(before) && (C)"], ["\(before) && !(C)"], [],
      ])
  }

  @Test("The entry of an application is no entry here, that of another program is")
  func entries() {
    #expect(lines("@UIApplicationMain class A: B {}") == ["                   class A: B {}"])
    #expect(
      lines("@main class A: UIResponder, UIApplicationDelegate {}")
        == ["      class A: UIResponder, UIApplicationDelegate {}"])
    #expect(lines("@main struct A: ScreenList {}") == ["@main struct A: ScreenList {}"])
  }
}
