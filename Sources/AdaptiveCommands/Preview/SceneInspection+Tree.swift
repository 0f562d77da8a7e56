import Gallery
import UIKit

/// Lists the views of a laid-out tree with their frames on the screen and their constraints.
@MainActor
struct TreeInspection {
  private(set) var views: [SceneInspection.View] = []
  private var constraints: [ObjectIdentifier: [SceneInspection.Constraint]] = [:]
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private let broken: Set<ObjectIdentifier>

  /// - Parameter conflicts: What the layout found; the constraints that gave way are marked.
  init(_ root: UIView, conflicts: [LayoutConflict]) {
    broken = Set(
      conflicts.compactMap { conflict in
        if case .explicit(let constraint)? = conflict.broken {
          ObjectIdentifier(constraint)
        } else {
          nil
        }
      })
    measure(root, origin: .zero)
    collectConstraints(of: root)
    // Every screen has its window, which says nothing.
    for view in root is UIWindow ? root.subviews : [root] { list(view, depth: 0) }
  }

  /// Frames on the screen; what a scroll view shows is moved by how far it is scrolled.
  private mutating func measure(_ view: UIView, origin: CGPoint) {
    let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    frames[ObjectIdentifier(view)] = frame
    var inner = frame.origin
    if let scroll = view as? UIScrollView {
      inner.x -= scroll.contentOffset.x
      inner.y -= scroll.contentOffset.y
    }
    for child in view.subviews { measure(child, origin: inner) }
  }

  private mutating func list(_ view: UIView, depth: Int) {
    guard let frame = frames[ObjectIdentifier(view)], !view.isHidden else { return }
    let insets = view.resolvedInsets
    views.append(
      SceneInspection.View(
        objectID: view.nibObjectID, className: view.displayedClassName, label: view.displayedLabel,
        line: view.nibOrigin?.line, frame: frame, depth: depth,
        safeAreaInsets: insets.safeArea == .zero ? nil : .init(insets.safeArea),
        layoutMargins: .init(insets.margins),
        constraints: constraints[ObjectIdentifier(view)] ?? [],
        rules: SceneInspection.Rule.all(concerning: view)))
    for child in view.subviews { list(child, depth: depth + 1) }
  }

  // MARK: Constraints

  private mutating func collectConstraints(of view: UIView) {
    for constraint in view.constraints {
      let entry = SceneInspection.Constraint(
        objectID: constraint.origin?.objectID, description: constraint.sentence,
        line: constraint.origin?.line, isActive: constraint.isActive,
        isBroken: broken.contains(ObjectIdentifier(constraint)), segment: segment(of: constraint))
      let first = NSLayoutConstraint.view(of: constraint.firstItem)
      let second = NSLayoutConstraint.view(of: constraint.secondItem)
      if let first { constraints[ObjectIdentifier(first), default: []].append(entry) }
      if let second, second !== first {
        constraints[ObjectIdentifier(second), default: []].append(entry)
      }
    }
    for child in view.subviews { collectConstraints(of: child) }
  }

  /// The distance that a constraint speaks of, as a line on the screen.
  private func segment(of constraint: NSLayoutConstraint) -> SceneInspection.Segment? {
    guard let item = constraint.firstItem, let frame = rect(of: item) else { return nil }
    let other = constraint.secondItem.flatMap { rect(of: $0) }
    let attribute = constraint.firstAttribute
    if attribute == .width {
      return .init(
        start: CGPoint(x: frame.minX, y: frame.midY), end: CGPoint(x: frame.maxX, y: frame.midY))
    }
    if attribute == .height {
      return .init(
        start: CGPoint(x: frame.midX, y: frame.minY), end: CGPoint(x: frame.midX, y: frame.maxY))
    }
    guard let other, let from = position(attribute, in: frame, of: item),
      let second = constraint.secondItem,
      let to = position(constraint.secondAttribute, in: other, of: second)
    else { return nil }
    let isHorizontal = attribute.runsAcross
    // On the level of the smaller item, which lies within the larger one.
    let smaller = frame.width * frame.height < other.width * other.height ? frame : other
    return isHorizontal
      ? .init(start: CGPoint(x: from, y: smaller.midY), end: CGPoint(x: to, y: smaller.midY))
      : .init(start: CGPoint(x: smaller.midX, y: from), end: CGPoint(x: smaller.midX, y: to))
  }

  private func rect(of item: AnyObject) -> CGRect? {
    if let view = item as? UIView { return frames[ObjectIdentifier(view)] }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
      let frame = frames[ObjectIdentifier(owner)]
    else { return nil }
    let insets = owner.resolvedInsets
    switch guide.derivation {
    case .safeArea: return frame.inset(by: insets.safeArea)
    case .layoutMargins, .readableContent: return frame.inset(by: insets.margins)
    case .topBar:
      return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.safeArea.top)
    case .bottomBar, .keyboard:
      return CGRect(
        x: frame.minX, y: frame.maxY - insets.safeArea.bottom, width: frame.width,
        height: insets.safeArea.bottom)
    case .scrollFrame: return frame
    case .free: return guide.layoutFrame.offsetBy(dx: frame.minX, dy: frame.minY)
    case .scrollContent:
      let size = (owner as? UIScrollView)?.contentSize ?? frame.size
      let offset = (owner as? UIScrollView)?.contentOffset ?? .zero
      return CGRect(
        origin: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y), size: size)
    }
  }

  private func position(
    _ attribute: NSLayoutConstraint.Attribute, in frame: CGRect, of item: AnyObject
  ) -> CGFloat? {
    let view = NSLayoutConstraint.view(of: item)
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = (item as? UIView)?.resolvedInsets.margins ?? .zero
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerX, .centerXWithinMargins: return frame.midX
    case .centerY, .centerYWithinMargins: return frame.midY
    case .firstBaseline: return frame.minY + (view?.firstBaselineOffset ?? frame.height)
    case .lastBaseline: return frame.maxY - (view?.lastBaselineOffset ?? 0)
    case .leftMargin: return frame.minX + margins.left
    case .rightMargin: return frame.maxX - margins.right
    case .leadingMargin: return isMirrored ? frame.maxX - margins.right : frame.minX + margins.left
    case .trailingMargin: return isMirrored ? frame.minX + margins.left : frame.maxX - margins.right
    case .topMargin: return frame.minY + margins.top
    case .bottomMargin: return frame.maxY - margins.bottom
    case .width, .height, .notAnAttribute: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var runsAcross: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}

extension SceneInspection.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension UIView {
  /// The class that the document asks for, or UIKit's.
  fileprivate var displayedClassName: String {
    nibCustomClass ?? String(describing: type(of: self))
  }

  /// The label that the document's author gave, or the text that the view shows.
  fileprivate var displayedLabel: String? {
    if let nibUserLabel { return nibUserLabel }
    let text: String?
    switch self {
    case let label as UILabel: text = label.effectiveContent.string
    case let button as UIButton: text = (button.style?.title ?? button.effectiveTitle)?.string
    case let field as UITextField: text = field.hasText ? field.text : field.placeholder
    case let view as UITextView: text = view.effectiveContent.string
    default: text = nil
    }
    return text.flatMap { $0.isEmpty ? nil : String($0.prefix(80)) }
  }
}
