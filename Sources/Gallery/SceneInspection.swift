import Foundation

/// What the pictures of one scene are made of: the views with their frames and constraints.
///
/// All coordinates are points of the screen, y down, with (0, 0) at the upper left corner of the
/// window.
package struct SceneInspection: Hashable, Sendable, Codable {
  /// The ``GalleryContent/Scene/id`` of the scene.
  package var sceneID: String
  /// The views of each configuration, by ``GalleryContent/Configuration/id``: every superview
  /// before its subviews, and those in the order they are drawn.
  package var shots: [String: [View]]

  /// Makes the inspection of a scene.
  package init(sceneID: String, shots: [String: [View]] = [:]) {
    self.sceneID = sceneID
    self.shots = shots
  }
}

extension SceneInspection {
  /// One view of a picture.
  package struct View: Hashable, Sendable, Codable {
    /// Interface Builder object ID; nil for a view that no document holds.
    package var objectID: String?
    /// Name of the class: "UIButton", "LoginButton".
    package var className: String
    /// What people call it: the label its author gave it, or the text it shows.
    package var label: String?
    /// Line of the view in the document, counted from 1.
    package var line: Int?
    /// Where the view is on the screen.
    package var frame: CGRect
    /// How many superviews it has.
    package var depth: Int
    /// What bars, cutouts and the like cover; nil when it is not known or of no interest.
    package var safeAreaInsets: Insets?
    /// The margins of the view; nil when they are not known or of no interest.
    package var layoutMargins: Insets?
    /// The constraints that name the view.
    package var constraints: [Constraint]
    /// What is declared about the view for some traits and some space, nearest declaration first.
    package var rules: [Rule]

    /// Makes a view; see the properties for the meaning of each part.
    package init(
      objectID: String? = nil, className: String, label: String? = nil, line: Int? = nil,
      frame: CGRect, depth: Int, safeAreaInsets: Insets? = nil, layoutMargins: Insets? = nil,
      constraints: [Constraint] = [], rules: [Rule] = []
    ) {
      self.objectID = objectID
      self.className = className
      self.label = label
      self.line = line
      self.frame = frame
      self.depth = depth
      self.safeAreaInsets = safeAreaInsets
      self.layoutMargins = layoutMargins
      self.constraints = constraints
      self.rules = rules
    }
  }

  /// Distances from the edges of a view.
  package struct Insets: Hashable, Sendable, Codable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    /// Makes insets from the four distances.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A constraint, in words and as a line to draw.
  package struct Constraint: Hashable, Sendable, Codable {
    /// Interface Builder object ID; nil for a constraint that no document holds.
    package var objectID: String?
    /// The equation: "Title.leading = Safe Area.leading + 16 @ 750".
    package var description: String
    /// Line of the constraint in the document, counted from 1.
    package var line: Int?
    /// Whether it takes part in the layout.
    package var isActive: Bool
    /// Whether it gave way to others.
    package var isBroken: Bool
    /// The distance it speaks of; nil when there is nothing to draw.
    package var segment: Segment?

    /// Makes a constraint; see the properties for the meaning of each part.
    package init(
      objectID: String? = nil, description: String, line: Int? = nil, isActive: Bool = true,
      isBroken: Bool = false, segment: Segment? = nil
    ) {
      self.objectID = objectID
      self.description = description
      self.line = line
      self.isActive = isActive
      self.isBroken = isBroken
      self.segment = segment
    }
  }

  /// Something that holds under a condition, and why it does or does not.
  package struct Rule: Hashable, Sendable, Codable {
    /// What the rule is called: the name that its author gave it, or its condition.
    package var title: String
    /// The condition; nil where it is the title.
    package var condition: String?
    /// Where it was declared: "Shop/Basket.swift:12".
    package var place: String?
    /// Whether the condition can be met at all.
    package var isSatisfiable: Bool
    /// Whether the condition holds.
    package var isActive: Bool
    /// The parts of the condition that decide, with what is the case: "width ≥ 600 does not hold:
    /// width is 402".
    package var reasons: [String]
    /// What the rule does.
    package var effects: [Effect]

    /// Makes a rule; see the properties for the meaning of each part.
    package init(
      title: String, condition: String? = nil, place: String? = nil, isSatisfiable: Bool = true,
      isActive: Bool, reasons: [String] = [], effects: [Effect] = []
    ) {
      self.title = title
      self.condition = condition
      self.place = place
      self.isSatisfiable = isSatisfiable
      self.isActive = isActive
      self.reasons = reasons
      self.effects = effects
    }
  }

  /// One thing that a rule does.
  package struct Effect: Hashable, Sendable, Codable {
    /// What it is: "stack.axis = horizontal".
    package var description: String
    /// Whether it is so now.
    package var isInForce: Bool
    /// The rule that wins over this one; nil where none does.
    package var winner: String?

    /// Makes an effect; see the properties for the meaning of each part.
    package init(description: String, isInForce: Bool, winner: String? = nil) {
      self.description = description
      self.isInForce = isInForce
      self.winner = winner
    }
  }

  /// A straight line on the screen.
  package struct Segment: Hashable, Sendable, Codable {
    package var start: CGPoint
    package var end: CGPoint

    /// Makes the line between two points.
    package init(start: CGPoint, end: CGPoint) {
      self.start = start
      self.end = end
    }
  }
}
