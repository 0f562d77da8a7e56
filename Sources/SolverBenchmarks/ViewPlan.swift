import UIKit

/// A workload told as views, content sizes and constraints between anchors: what a screen's code
/// would say. Made ahead of what is timed.
struct ViewPlan {
  /// An attribute of a view.
  struct Side {
    var view: Int
    var attribute: NSLayoutConstraint.Attribute
  }

  /// `first (≤ | = | ≥) second + constant`, or a size against a constant.
  struct Relation {
    var first: Side
    var second: Side?
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: UILayoutPriority
  }

  /// The size that a view's content asks for, and how strongly, along one axis.
  struct Content {
    var length: CGFloat?
    var compressionResistance = UILayoutPriority.defaultHigh
    var hugging = UILayoutPriority.defaultLow
  }

  /// Superviews by view; nil for the root and for guides.
  private(set) var superviews: [Int?]
  /// Views in the order of the flexbox tree, in which the frames are compared.
  private(set) var treeOrder: [Int]
  private(set) var horizontal: [Content]
  private(set) var vertical: [Content]
  private(set) var relations: [Relation] = []
  let width: CGFloat

  /// Reads the plan off a workload and its flexbox tree; nil where a row is nothing that anchors say.
  init?(_ workload: Workload, flexTree: String) {
    width = CGFloat(workload.width)
    superviews = Array(repeating: nil, count: workload.viewCount)
    horizontal = Array(repeating: Content(), count: workload.viewCount)
    vertical = horizontal
    let nodes = flexTree.split(separator: "\n").dropFirst().map { line in
      line.split(separator: " ").prefix(2).compactMap { Int($0) }
    }
    guard nodes.allSatisfy({ $0.count == 2 }) else { return nil }
    treeOrder = nodes.map { $0[0] }
    for node in nodes where node[1] >= 0 { superviews[node[0]] = treeOrder[node[1]] }
    for row in workload.rows {
      guard state(row) else { return nil }
    }
  }

  /// Whether a view is none of the tree, but a guide.
  func isGuide(_ view: Int) -> Bool { view != 0 && superviews[view] == nil }

  private mutating func state(_ row: Workload.Row) -> Bool {
    let (plus, minus) = (
      row.terms.filter { $0.coefficient == 1 }.map(\.variable),
      row.terms.filter { $0.coefficient == -1 }.map(\.variable)
    )
    guard plus.count + minus.count == row.terms.count, let first = Self.side(plus) else {
      return false
    }
    var second = Self.side(minus)
    if second == nil, !minus.isEmpty { return false }
    if second == nil, row.level < 4, row.relation != 0 {
      ask(row, of: first)
      return true
    }
    let isSize = first.attribute == .width || first.attribute == .height
    if second == nil, !isSize {
      // A place in the root's coordinates; the root's own is its host's business.
      if first.view == 0 { return true }
      second = Side(view: 0, attribute: first.attribute)
    }
    relations.append(
      Relation(
        first: first, second: second,
        relation: row.relation == 0
          ? .equal : row.relation > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
        constant: CGFloat(-row.constant),
        priority: UILayoutPriority(Float(Workload.priority(ofLevel: row.level)))))
    return true
  }

  /// An optional bound of a size is what content asks for.
  private mutating func ask(_ row: Workload.Row, of side: Side) {
    let priority = UILayoutPriority(Float(Workload.priority(ofLevel: row.level)))
    func change(_ content: inout Content) {
      content.length = CGFloat(-row.constant)
      if row.relation > 0 {
        content.compressionResistance = priority
      } else {
        content.hugging = priority
      }
    }
    if side.attribute == .width {
      change(&horizontal[side.view])
    } else {
      change(&vertical[side.view])
    }
  }

  /// The side that is the sum of these variables, each with the coefficient 1.
  private static func side(_ variables: [Int]) -> Side? {
    let attributes: [[Int]: NSLayoutConstraint.Attribute] = [
      [0]: .leading, [0, 2]: .trailing, [1]: .top, [1, 3]: .bottom, [2]: .width, [3]: .height,
    ]
    guard let view = variables.first.map({ $0 / 4 }), variables.allSatisfy({ $0 / 4 == view }),
      let attribute = attributes[variables.map { $0 % 4 }.sorted()]
    else { return nil }
    return Side(view: view, attribute: attribute)
  }
}
