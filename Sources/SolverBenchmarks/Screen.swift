import UIKit

/// The views of a plan, made in code as a screen makes them, and laid out.
@MainActor
struct Screen {
  private let host: UIView
  private var items: [Item] = []

  /// Makes the views and constraints, activates these at once, and lays out.
  init(_ plan: ViewPlan) {
    host = UIView(frame: CGRect(x: 0, y: 0, width: plan.width, height: 2000))
    items.reserveCapacity(plan.superviews.count)
    for index in plan.superviews.indices {
      items.append(
        plan.isGuide(index)
          ? .guide(UILayoutGuide())
          : .view(ContentView(plan.horizontal[index], plan.vertical[index])))
    }
    let root = items[0].view!
    addToTree(plan)
    var constraints = [
      root.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      root.topAnchor.constraint(equalTo: host.topAnchor),
      root.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ]
    constraints.reserveCapacity(plan.relations.count + 3)
    plan.relations.withUnsafeBufferPointer { relations in
      for index in relations.indices { constraints.append(constraint(relations[index])) }
    }
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
  }

  /// Gives the host, which the root fills, another width and lays out.
  func resize(to width: CGFloat) {
    host.frame.size.width = width
    host.layoutIfNeeded()
  }

  /// Frames in the superviews' coordinates, as x, y, width and height.
  func frames(in order: [Int]) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(4 * order.count)
    for index in order {
      guard let frame = items[index].view?.frame else { continue }
      values.append(Double(frame.minX))
      values.append(Double(frame.minY))
      values.append(Double(frame.width))
      values.append(Double(frame.height))
    }
    return values
  }

  private func addToTree(_ plan: ViewPlan) {
    let root = items[0].view!
    host.addSubview(root)
    for index in plan.treeOrder {
      guard let superview = plan.superviews[index] else { continue }
      items[superview].view!.addSubview(items[index].view!)
    }
    for case .guide(let guide) in items { root.addLayoutGuide(guide) }
  }

  private func constraint(_ relation: borrowing ViewPlan.Relation) -> NSLayoutConstraint {
    let first = items[relation.first.view]
    let attribute = relation.first.attribute
    let made: NSLayoutConstraint
    if let second = relation.second {
      let other = items[second.view]
      switch attribute {
      case .width, .height:
        made = Self.constraint(
          first.size(attribute), relation.relation, other.size(second.attribute),
          relation.constant)
      case .leading, .trailing:
        made = Self.constraint(
          first.horizontal(attribute), relation.relation, other.horizontal(second.attribute),
          relation.constant)
      default:
        made = Self.constraint(
          first.vertical(attribute), relation.relation, other.vertical(second.attribute),
          relation.constant)
      }
    } else {
      let size = first.size(attribute)
      switch relation.relation {
      case .lessThanOrEqual: made = size.constraint(lessThanOrEqualToConstant: relation.constant)
      case .greaterThanOrEqual:
        made = size.constraint(greaterThanOrEqualToConstant: relation.constant)
      default: made = size.constraint(equalToConstant: relation.constant)
      }
    }
    made.priority = relation.priority
    return made
  }

  private static func constraint<Axis>(
    _ first: NSLayoutAnchor<Axis>, _ relation: NSLayoutConstraint.Relation,
    _ second: NSLayoutAnchor<Axis>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
    case .greaterThanOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
    default: first.constraint(equalTo: second, constant: constant)
    }
  }
}

/// A view or guide, as constraints see it.
@MainActor
private enum Item {
  case view(UIView)
  case guide(UILayoutGuide)

  var view: UIView? {
    if case .view(let view) = self { view } else { nil }
  }

  func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    switch self {
    case .view(let view): attribute == .leading ? view.leadingAnchor : view.trailingAnchor
    case .guide(let guide): attribute == .leading ? guide.leadingAnchor : guide.trailingAnchor
    }
  }

  func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    switch self {
    case .view(let view): attribute == .top ? view.topAnchor : view.bottomAnchor
    case .guide(let guide): attribute == .top ? guide.topAnchor : guide.bottomAnchor
    }
  }

  func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    switch self {
    case .view(let view): attribute == .width ? view.widthAnchor : view.heightAnchor
    case .guide(let guide): attribute == .width ? guide.widthAnchor : guide.heightAnchor
    }
  }
}

/// A view whose content has a size.
private final class ContentView: UIView {
  private let size: CGSize

  init(_ horizontal: ViewPlan.Content, _ vertical: ViewPlan.Content) {
    size = CGSize(
      width: horizontal.length ?? UIView.noIntrinsicMetric,
      height: vertical.length ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for (content, axis) in [
      (horizontal, NSLayoutConstraint.Axis.horizontal), (vertical, .vertical),
    ]
    where content.length != nil {
      setContentHuggingPriority(content.hugging, for: axis)
      setContentCompressionResistancePriority(content.compressionResistance, for: axis)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { size }
}
