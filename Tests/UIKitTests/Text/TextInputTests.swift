import Testing

@testable import UIKit

/// Text fields and text views made in code.
///
/// At 17 points "Label" is 41.5 points wide at 2x, a line 20.287 high; editable text of 17 points is
/// 17 · 1.29 = 21.93 high, to pixels 22.
@MainActor
@Suite("Text input")
struct TextInputTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      heard.append("\(range.location) \(range.length) \(string)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) {
      heard.append("changed \(textView.text ?? "")")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
  }

  @Test("Every line of a text view has the leading of its font and its text style")
  func leading() throws {
    let arial = try #require(UIFont(name: "ArialMT", size: 16))
    // Frames of public documents: Body 8 + 22 + 8, Subhead 8 + 20 + 8, the size of the system font
    // without one 8 + 20.29 + 8; six lines of Arial (exponea/exponea-ios-sdk) 8 + 6 · 16 · (0.905 + 0.212 +
    // 0.033) + 8.
    for (font, lines, height) in [
      (.preferredFont(forTextStyle: .body), 1, 38),
      (.preferredFont(forTextStyle: .subheadline), 1, 36),
      (.systemFont(ofSize: 17), 1, 36.5), (arial, 6, 126.5),
    ] as [(UIFont, Int, CGFloat)] {
      let text = [String](repeating: "Label", count: lines).joined(separator: "\n")
      let plain = UITextView()
      plain.font = font
      plain.text = text
      let attributed = UITextView()
      attributed.attributedText = NSAttributedString(string: text, attributes: [.font: font])
      for view in [plain, attributed] {
        view.traitOverrides.displayScale = 2
        view.isScrollEnabled = false
        #expect(view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height == height)
      }
    }
  }

  @Test("Views at the sides take room from the text and add to the width")
  func sideViews() {
    let field = UITextField(frame: rect(0, 0, 200, 34))
    field.borderStyle = .roundedRect
    field.text = "Label"
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds) == rect(7, 0, 186, 34))
    let narrow = field.intrinsicContentSize.width
    field.leftView = UIView(frame: rect(0, 0, 30, 20))
    #expect(field.textRect(forBounds: bounds) == rect(7, 0, 186, 34))
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: bounds) == rect(37, 0, 156, 34))
    #expect(field.intrinsicContentSize.width == narrow + 30)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == rect(0, 7, 30, 20))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: bounds) == rect(7, 0, 156, 34))
    #expect(field.leftViewRect(forBounds: bounds) == rect(170, 7, 30, 20))
  }

  @Test("Editing tells the delegate and the actions, and may be refused")
  func editing() {
    let field = UITextField()
    let listener = Listener()
    var events: [String] = []
    field.delegate = listener
    field.addAction(UIAction { _ in events.append("began") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("ended") }, for: .editingDidEnd)
    listener.allows = false
    #expect(!field.becomeFirstResponder())
    listener.allows = true
    #expect(field.becomeFirstResponder())
    field.insertText("ab")
    field.deleteBackward()
    listener.allows = false
    field.insertText("c")
    #expect(field.text == "a")
    field.resignFirstResponder()
    #expect(events == ["began", "changed", "changed", "ended"])
    #expect(listener.heard == ["began", "0 0 ab", "1 1 ", "1 0 c", "ended"])
  }

  @Test("A field's placeholder counts while there is no text")
  func placeholder() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Label")
    #expect(field.placeholder == "Label")
    #expect(field.text == "")
    #expect(field.intrinsicContentSize == CGSize(width: 41.5, height: 22))
    #expect(field.shownContent.isPlaceholder)
  }

  @Test("A text view that does not scroll is as high as its lines, insets included")
  func textViewHeight() {
    let root = makeRoot(100, 480)
    let view = root.adding(UITextView())
    view.font = .systemFont(ofSize: 17)
    view.text = "Label Label Label Label"
    view.isScrollEnabled = false
    view.pin([.left, .right, .top], inside: root)
    root.layoutIfNeeded()
    // 100 − 2 · 5 = 90 points hold two words: 2 · 20.287, to pixels 41, and 8 above and below.
    #expect(view.frame == rect(0, 0, 100, 57))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "Label"
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 100, 20.5))
    view.text = "one\ntwo\nthree"
    view.textContainer.maximumNumberOfLines = 2
    root.layoutIfNeeded()
    #expect(view.frame.height == 41)
  }

  @Test("The content of a scrolling text view is as high as its text")
  func contentSize() {
    let view = UITextView(frame: rect(0, 0, 100, 30))
    view.font = .systemFont(ofSize: 17)
    view.text = "Label Label Label Label"
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 57))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("A text view's delegate hears of typing and of scrolling")
  func textViewDelegate() {
    let view = UITextView(frame: rect(0, 0, 100, 30))
    let listener = Listener()
    view.delegate = listener
    view.insertText("a")
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(listener.heard == ["changed a", "scrolled"])
  }
}
