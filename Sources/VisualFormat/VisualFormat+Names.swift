extension VisualFormat {
  /// Names that the format needs and the dictionaries lack, or that they have twice.
  ///
  /// Every place with a wrong name is in the answer, in the order of the format; an empty answer
  /// means that no name will fail.
  ///
  /// - Parameters:
  ///   - metrics: Keys of the dictionary of metrics.
  ///   - views: Keys of the dictionary of views.
  public func check(metrics: Set<String>, views: Set<String>) -> [VisualFormatError] {
    let dictionaries = Dictionaries(metrics: metrics, views: views)
    var errors: [VisualFormatError] = []
    func note(_ problem: VisualFormatError.Problem?, _ place: Place) {
      if let problem { errors.append(VisualFormatError(problem, in: text, at: place.offset)) }
    }
    func note(_ predicates: [Predicate], isSize: Bool) {
      for predicate in predicates {
        if case .name(let name) = predicate.object.value {
          let problem =
            isSize ? dictionaries.problem(ofSize: name) : dictionaries.problem(ofMetric: name)
          note(problem, predicate.object.place)
        }
        if let priority = predicate.priority, case .name(let name) = priority.value {
          note(dictionaries.problem(ofMetric: name), priority.place)
        }
      }
    }

    note(head?.predicates ?? [], isSize: false)
    for (index, view) in self.views.enumerated() {
      if index > 0 { note(connections[index - 1].predicates, isSize: false) }
      note(dictionaries.problem(ofView: view.name), view.place)
      note(view.size, isSize: true)
    }
    note(tail?.predicates ?? [], isSize: false)
    return errors
  }
}

extension VisualFormat.Connection {
  /// Conditions on the distance; empty if none is written.
  var predicates: [VisualFormat.Predicate] {
    if case .distance(let predicates) = kind { predicates } else { [] }
  }
}

/// The names that a format may use.
private struct Dictionaries {
  let metrics: Set<String>
  let views: Set<String>

  func problem(ofView name: String) -> VisualFormatError.Problem? {
    if views.contains(name) { return nil }
    if metrics.contains(name) { return .metricInBrackets(name) }
    return .unknownView(name, nearest: name.nearest(among: views))
  }

  func problem(ofMetric name: String) -> VisualFormatError.Problem? {
    if metrics.contains(name) { return nil }
    if views.contains(name) { return .viewAsMetric(name) }
    return .unknownMetric(name, nearest: name.nearest(among: metrics))
  }

  func problem(ofSize name: String) -> VisualFormatError.Problem? {
    switch (metrics.contains(name), views.contains(name)) {
    case (true, true): .ambiguousName(name)
    case (false, false): .unknownSize(name, nearest: name.nearest(among: metrics.union(views)))
    default: nil
    }
  }
}
