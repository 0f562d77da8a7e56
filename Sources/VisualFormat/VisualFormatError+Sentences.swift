extension VisualFormatError {
  /// What is wrong, in one sentence.
  public var reason: String {
    problem.formReason ?? problem.predicateReason ?? problem.meaningReason ?? ""
  }

  /// How to mend it, in one sentence.
  public var mend: String {
    problem.formMend ?? problem.predicateMend ?? problem.meaningMend ?? ""
  }
}

// The sentences are parted as the problems are: the form of the whole, the predicates, and what
// names and options mean. Each problem has its sentences in exactly one of the three.
extension VisualFormatError.Problem {
  fileprivate var formReason: String? {
    switch self {
    case .emptyFormat: "The format is empty."
    case .unknownOrientation(let name): "There is no orientation \"\(name):\"."
    case .missingColon(let name): "The orientation \(name) lacks its colon."
    case .missingView: "A view is expected here."
    case .superviewInMiddle: "The superview's edge stands in the middle of the format."
    case .trailingCharacters(let rest): "\"\(rest)\" follows the end of the format."
    case .unexpectedCharacter(let character): "\"\(character)\" has no meaning here."
    case .viewWithoutBrackets(let name): "\(name) stands where a view belongs, without brackets."
    case .missingViewName: "The brackets name no view."
    case .invalidName(let name): "\"\(name)\" is no name."
    case .dottedName(let name): "\"\(name)\" has a dot."
    case .unclosedBracket(let view): "The bracket of \(view) is not closed."
    case .unopenedBracket: "This bracket was not opened."
    case .sizeWithoutParentheses(let view): "The size of \(view) stands without parentheses."
    case .connectionWithoutStart: "This connection starts nowhere."
    case .connectionWithoutEnd: "This connection leads nowhere."
    case .missingSeparator: "A distance lacks one of the hyphens around it."
    case .doubledSeparator: "Two hyphens follow each other."
    case .blankBeforeDistance: "A blank stands between the hyphen and the distance."
    case .negativeWithoutParentheses: "A negative distance stands without parentheses."
    default: nil
    }
  }

  fileprivate var formMend: String? {
    switch self {
    case .emptyFormat: "Name at least one view: [view]."
    case .unknownOrientation: "Begin with H: for a row, or V: for a column."
    case .missingColon(let name): "Write \(name): before the rest."
    case .missingView: "Write a view's name in brackets: [view]."
    case .superviewInMiddle: "Keep | for the two ends, or write two formats."
    case .trailingCharacters: "Remove what follows the last |."
    case .unexpectedCharacter: "Remove it."
    case .viewWithoutBrackets(let name): "Put the view's name in brackets: [\(name)]."
    case .missingViewName: "Write the view's key between the brackets: [view]."
    case .invalidName: "Use ASCII letters, digits and underscores, and no digit first."
    case .dottedName(let name) where name.hasSuffix(".width") || name.hasSuffix(".height"):
      "A size is compared along the format's axis alone: make this constraint with anchors."
    case .dottedName: "Use a key of letters, digits and underscores, without what follows the dot."
    case .unclosedBracket(let view): "Write ] after \(view) and its size."
    case .unopenedBracket: "Remove it, or write [ before the view's name."
    case .sizeWithoutParentheses(let view): "Put the size in parentheses: [\(view)(…)]."
    case .connectionWithoutStart: "Write | or a view before it, or remove it."
    case .connectionWithoutEnd: "Write | or a view after it, or remove it."
    case .missingSeparator: "Write - before and after the distance: -8-."
    case .doubledSeparator: "Write one - for the standard distance, or a distance between: -8-."
    case .blankBeforeDistance: "Remove the blank."
    case .negativeWithoutParentheses: "Put it in parentheses: -(-8)-."
    default: nil
    }
  }

  fileprivate var predicateReason: String? {
    switch self {
    case .unclosedParenthesis: "A parenthesis is not closed."
    case .unopenedParenthesis: "This parenthesis was not opened."
    case .emptyPredicateList: "The parentheses are empty."
    case .missingPredicate: "A condition is missing beside the comma."
    case .missingComma: "Two conditions follow each other without a comma."
    case .unknownRelation(let relation): "There is no relation \"\(relation)\"."
    case .missingObject: "A number or a name is expected here."
    case .invalidNumber(let number): "\"\(number)\" is no number."
    case .numberNotFinite(let number): "\(number) is too large for a number."
    case .missingPriority: "A priority is expected after the @."
    case .priorityOutOfRange(let priority): "The priority \(priority) is out of range."
    case .arithmetic(let sign): "\"\(sign)\" would be arithmetic, which formats do not have."
    default: nil
    }
  }

  fileprivate var predicateMend: String? {
    switch self {
    case .unclosedParenthesis: "Write ) here."
    case .unopenedParenthesis: "Remove it, or write ( before the condition."
    case .emptyPredicateList: "Write a condition between them, such as >=20, or remove them."
    case .missingPredicate: "Remove the comma, or write a condition such as >=20."
    case .missingComma: "Write a comma between them: (>=20,<=80)."
    case .unknownRelation: "Write ==, >= or <=."
    case .missingObject: "Write a number, or a name that the dictionaries have."
    case .invalidNumber: "Write a number alone, in points."
    case .numberNotFinite: "Write a distance in points."
    case .missingPriority: "Write a number up to 1000, or a metric's name."
    case .priorityOutOfRange: "Write a number above 0 and up to 1000."
    case .arithmetic: "Make this constraint with anchors, or compute a metric for it."
    default: nil
    }
  }

  fileprivate var meaningReason: String? {
    switch self {
    case .unknownView(let name, _): "The dictionary has no view \(name)."
    case .unknownMetric(let name, _): "The dictionary has no metric \(name)."
    case .unknownSize(let name, _): "Neither dictionary has \(name)."
    case .metricInBrackets(let name): "\(name) is a metric, but brackets are for views."
    case .viewAsMetric(let name): "\(name) is a view, but this place is for a metric."
    case .ambiguousName(let name): "\(name) is a view and a metric, and this place takes either."
    case .missingSuperview(let view): "| has no meaning here: \(view) has no superview."
    case .notAView(let name): "\(name) is neither a view nor a layout guide."
    case .notANumber(let metric): "The metric \(metric) is no finite number."
    case .alignmentAlongAxis(let alignment):
      "Views that follow each other along an axis cannot be aligned along it (\(alignment))."
    case .baselineSpacingInHorizontal: "Baselines have no distance in a row."
    default: nil
    }
  }

  fileprivate var meaningMend: String? {
    switch self {
    case .unknownView(_, let nearest): Self.mend(nearest, or: "Add it to the views.")
    case .unknownMetric(_, let nearest): Self.mend(nearest, or: "Add it to the metrics.")
    case .unknownSize(_, let nearest):
      Self.mend(nearest, or: "Add it to the metrics or to the views.")
    case .metricInBrackets(let name): "Write it as a distance, -\(name)-, or name a view."
    case .viewAsMetric(let name): "Put it in brackets as a view, [\(name)], or name a metric."
    case .ambiguousName: "Rename one of them."
    case .missingSuperview(let view): "Add \(view) to a view first."
    case .notAView: "Give the dictionary a UIView or a UILayoutGuide."
    case .notANumber: "Give the dictionary a number of points, or a priority."
    case .alignmentAlongAxis(let alignment):
      alignment.isHorizontal
        ? "Use top, bottom, centerY or a baseline in a row."
        : "Use leading, trailing, left, right or centerX in a column."
    case .baselineSpacingInHorizontal: "Use it with V: only."
    default: nil
    }
  }

  private static func mend(_ nearest: String?, or otherwise: String) -> String {
    nearest.map { "Did you mean \($0)?" } ?? otherwise
  }
}
