extension DeviceCatalog {
  /// What a name that somebody typed stands for.
  package enum Match: Equatable, Sendable {
    /// Exactly one device, or a size that was given as `390x844@3`.
    case device(Device)
    /// Several devices fit, and none better than the others.
    case ambiguous([Device])
    /// None fits; the closest names, best first.
    case unknown(suggestions: [String])
  }

  /// The device of that name, whatever its case, spaces and hyphens; a part of a name will do when
  /// only one display has it. Nil when none or several fit: see ``match(_:)``.
  package func device(named name: String) -> Device? {
    if case .device(let device) = match(name) { return device }
    return nil
  }

  /// The device a name stands for, or what to tell whoever typed it.
  ///
  /// Tried in this order: a size, the whole name, Xcode's name, Interface Builder's id, the last words
  /// of a name (`17 pro` is not the Pro Max), some of its words, any part of it. Devices of one geometry
  /// count as one, and the newest of them stands for all. Where several fit and one of them alone
  /// is among the ``current`` ones, it is that one: `ipad mini` is today's.
  package func match(_ name: String) -> Match {
    guard name.utf8.count <= Self.longestTypedName else { return .unknown(suggestions: []) }
    if let custom = Device(size: name) { return .device(custom) }
    let wanted = name.inOurWords.condensed
    guard !wanted.isEmpty else { return .unknown(suggestions: []) }
    if let exact = all.first(where: { $0.name.condensed == wanted }) { return .device(exact) }
    if let known = Self.xcodeNames.first(where: { $0.value.contains(wanted) })?.key,
      let device = all.first(where: { $0.name == known })
    {
      return .device(Self.earlyGenerations[wanted].map(device.asGeneration) ?? device)
    }
    if let canvas = device(interfaceBuilderID: name) { return .device(canvas) }
    let tiers: [(Device) -> Bool] = [
      { $0.name.wordSuffixes.contains(wanted) },
      { $0.name.wordSuffixes.contains { $0.hasPrefix(wanted) } },
      { $0.name.condensed.contains(wanted) },
    ]
    for tier in tiers {
      let found = all.filter(tier)
      if found.isEmpty { continue }
      if Set(found.map(\.geometryGroup)).count == 1 { return .device(newest(of: found)) }
      let today = found.filter { device in current.contains { $0.name == device.name } }
      return today.count == 1 ? .device(today[0]) : .ambiguous(found)
    }
    return .unknown(suggestions: suggestions(for: name))
  }

  /// The newest device whose canvas Interface Builder writes as `id`.
  package func device(interfaceBuilderID id: String) -> Device? {
    let found = all.filter { $0.interfaceBuilderID == id }
    return found.isEmpty ? nil : newest(of: found)
  }

  /// Names that a misspelt one may have meant, closest first.
  package func suggestions(for name: String, limit: Int = 3) -> [String] {
    let wanted = name.condensed.prefix(Self.longestTypedName)
    let ranked = all.enumerated().map { index, device in
      (name: device.name, distance: editDistance(wanted, device.name.condensed[...]), index: index)
    }
    return
      ranked
      .filter { $0.distance <= max(2, wanted.count / 2) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(limit).map(\.name)
  }

  /// What Xcode's simulators call devices that share an entry here, condensed and in our words.
  private static let xcodeNames: [String: Set<String>] = [
    "iPod touch (5th-7th gen)": ["ipodtouch5thgen", "ipodtouch6thgen", "ipodtouch7thgen"],
    "iPad mini 2-4": ["ipadmini2", "ipadmini3", "ipadmini4"],
    "iPad Air / Air 2": ["ipadair1", "ipadair1stgen", "ipadair2"],
    "iPad (5th/6th gen)": ["ipad5thgen", "ipad6thgen"],
    "iPad (7th/8th/9th gen, 10.2)": ["ipad7thgen", "ipad8thgen", "ipad9thgen"],
    "iPad Pro 12.9 (1st/2nd gen)": ["ipadpro1291stgen", "ipadpro1292ndgen"],
    "iPad Pro 11 (1st-4th gen)": [
      "ipadpro111stgen", "ipadpro112ndgen", "ipadpro113rdgen", "ipadpro114thgen",
    ],
    "iPad Pro 12.9 (3rd-6th gen)": [
      "ipadpro1293rdgen", "ipadpro1294thgen", "ipadpro1295thgen", "ipadpro1296thgen",
    ],
    "iPad Air (4th/5th gen, 10.9)": ["ipadair4thgen", "ipadair5thgen"],
    "iPad Air 11 (M2/M3)": ["ipadair11m2", "ipadair11m3"],
    "iPad Air 13 (M2/M3)": ["ipadair13m2", "ipadair13m3"],
    "iPad Pro 11 (M4/M5)": ["ipadpro11m4", "ipadpro11m5"],
    "iPad Pro 13 (M4/M5)": ["ipadpro13m4", "ipadpro13m5"],
  ]

  /// The generations whose releases of iOS ended before those of their entry, by the names above.
  private static let earlyGenerations: [String: (name: String, lastRelease: Int)] = [
    "ipodtouch5thgen": ("iPod touch (5th gen)", 9),
    "ipodtouch6thgen": ("iPod touch (6th gen)", 12),
    "ipadmini2": ("iPad mini 2", 12),
    "ipadmini3": ("iPad mini 3", 12),
    "ipadair1": ("iPad Air (1st gen)", 12),
    "ipadair1stgen": ("iPad Air (1st gen)", 12),
    "ipad5thgen": ("iPad (5th gen)", 16),
    "ipad7thgen": ("iPad (7th gen)", 18),
    "ipadpro1291stgen": ("iPad Pro 12.9 (1st gen)", 16),
  ]

  /// No device's name is nearly as long, so what is longer is not compared.
  private static let longestTypedName = 200

  private func newest(of devices: [Device]) -> Device {
    devices.max { $0.year < $1.year } ?? devices[0]
  }
}

extension Device {
  /// The device as one of its entry's generations.
  fileprivate func asGeneration(_ name: String, lastRelease: Int) -> Device {
    Device(name: name, year: year, display: display, lastRelease: lastRelease, notes: notes)
  }
}

extension String {
  /// The name without what Xcode adds to it: `iPad Pro (11-inch) (4th generation)` has “generation”
  /// where the catalogue has “gen”, and inches.
  fileprivate var inOurWords: String {
    var words: [Substring] = []
    for word in lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
      if word == "inch" { continue }
      words.append(word == "generation" ? "gen" : word)
    }
    return words.joined(separator: " ")
  }
}

/// How many characters must be inserted, removed or replaced to turn one text into the other.
///
/// - Complexity: O(m · n).
private func editDistance(_ first: Substring, _ second: Substring) -> Int {
  var previous = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      let replaced = previous[column] + (character == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[second.count]
}
