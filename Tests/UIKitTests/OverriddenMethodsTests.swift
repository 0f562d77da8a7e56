import Testing
import UIKit

@Suite("Which methods a class overrides, as layout finds it out")
@MainActor
struct OverriddenMethodsTests {
  @Test("A class has those that it overrides and no others")
  func ownMethods() {
    #expect(OverriddenMethods(of: UIView.self) == [])
    #expect(OverriddenMethods(of: PlainView.self) == [])
    #expect(OverriddenMethods(of: LayoutView.self) == .layoutSubviews)
    #expect(OverriddenMethods(of: ConstraintsView.self) == .updateConstraints)
    #expect(OverriddenMethods(of: PropertiesView.self) == .updateProperties)
    #expect(OverriddenMethods(of: FrameView.self) == .frameForAlignmentRect)
    #expect(OverriddenMethods(of: InsetView.self) == .alignmentRectInsets)
  }

  @Test("What a class between overrides counts, and so does a generic one's")
  func inheritedMethods() {
    #expect(OverriddenMethods(of: LowerView.self) == [.layoutSubviews, .updateConstraints])
    #expect(OverriddenMethods(of: GenericView<Int>.self) == .layoutSubviews)
    #expect(OverriddenMethods(of: SpecialView.self) == [.layoutSubviews, .alignmentRectInsets])
    #expect(OverriddenMethods(of: UIScrollView.self).contains(.layoutSubviews))
  }

  @Test("Traits read in an inherited layoutSubviews are noted all the same")
  func trackedReads() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = TraitReader()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.styles == [.light])
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.styles == [.light, .dark])
  }
}

private class PlainView: UIView {
  var number = 1
  override var intrinsicContentSize: CGSize { CGSize(width: number, height: 1) }
}

private class LayoutView: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

private final class LowerView: LayoutView {
  override func updateConstraints() { super.updateConstraints() }
}

private class GenericView<Value>: UIView {
  var value: Value?
  override func layoutSubviews() { value = nil }
}

private final class SpecialView: GenericView<String> {
  override var alignmentRectInsets: UIEdgeInsets { .zero }
}

private final class ConstraintsView: UIView {
  override func updateConstraints() { super.updateConstraints() }
}

private final class PropertiesView: UIView {
  override func updateProperties() {}
}

private final class FrameView: UIView {
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { rect }
}

private final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { .zero }
}

/// Notes the style as which it is laid out.
private class LaidOutByStyle: UIView {
  var styles: [UIUserInterfaceStyle] = []
  override func layoutSubviews() { styles.append(traitCollection.userInterfaceStyle) }
}

private final class TraitReader: LaidOutByStyle {}
