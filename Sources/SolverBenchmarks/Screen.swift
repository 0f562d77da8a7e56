import UIKit

/// The views of a plan, made in code as a screen makes them, and laid out.
@MainActor
struct Screen {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 1100, height: 2000))
  private var items: [any Anchored] = []
  private let width: NSLayoutConstraint

  /// Makes the views and constraints, activates these at once, and lays out.
  init(_ plan: ViewPlan) {
    items.reserveCapacity(plan.superviews.count)
    for index in plan.superviews.indices {
      items.append(
        plan.isGuide(index)
          ? UILayoutGuide() : ContentView(plan.horizontal[index], plan.vertical[index]))
    }
    let root = items[0]
    width = root.widthAnchor.constraint(equalToConstant: plan.width)
    addToTree(plan)
    var constraints = [
      root.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      root.topAnchor.constraint(equalTo: host.topAnchor), width,
    ]
    constraints.reserveCapacity(plan.relations.count + 3)
    for relation in plan.relations { constraints.append(constraint(relation)) }
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
  }

  /// Gives the root another width and lays out.
  func resize(to width: CGFloat) {
    self.width.constant = width
    host.layoutIfNeeded()
  }

  /// Frames in the superviews' coordinates, as x, y, width and height.
  func frames(in order: [Int]) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(4 * order.count)
    for index in order {
      guard let frame = (items[index] as? UIView)?.frame else { continue }
      values += [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
    return values
  }

  private func addToTree(_ plan: ViewPlan) {
    let root = items[0] as! UIView
    host.addSubview(root)
    for index in plan.treeOrder {
      guard let superview = plan.superviews[index] else { continue }
      (items[superview] as! UIView).addSubview(items[index] as! UIView)
    }
    for guide in items.lazy.compactMap({ $0 as? UILayoutGuide }) { root.addLayoutGuide(guide) }
  }

  private func constraint(_ relation: ViewPlan.Relation) -> NSLayoutConstraint {
    let (first, second) = (items[relation.first.view], relation.second.map { items[$0.view] })
    let made =
      switch relation.first.attribute {
      case .width, .height: size(of: first, second, relation)
      case .leading, .trailing:
        Self.constraint(
          first.horizontal(relation.first.attribute), relation.relation,
          second!.horizontal(relation.second!.attribute), relation.constant)
      default:
        Self.constraint(
          first.vertical(relation.first.attribute), relation.relation,
          second!.vertical(relation.second!.attribute), relation.constant)
      }
    made.priority = relation.priority
    return made
  }

  private func size(
    of first: any Anchored, _ second: (any Anchored)?, _ relation: ViewPlan.Relation
  ) -> NSLayoutConstraint {
    let size = first.size(relation.first.attribute)
    if let second {
      return Self.constraint(
        size, relation.relation, second.size(relation.second!.attribute), relation.constant)
    }
    return switch relation.relation {
    case .lessThanOrEqual: size.constraint(lessThanOrEqualToConstant: relation.constant)
    case .greaterThanOrEqual: size.constraint(greaterThanOrEqualToConstant: relation.constant)
    default: size.constraint(equalToConstant: relation.constant)
    }
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
protocol Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  fileprivate func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    attribute == .leading ? leadingAnchor : trailingAnchor
  }

  fileprivate func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    attribute == .top ? topAnchor : bottomAnchor
  }

  fileprivate func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    attribute == .width ? widthAnchor : heightAnchor
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
