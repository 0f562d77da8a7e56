/// What `swift package dump-package` says of a package, as far as screens go.
struct PackageManifest: Decodable {
  private struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [Dependency]
  }

  private struct Product: Decodable {
    var name: String
    var targets: [String]
    var type: Kind

    /// `{"executable": null}`, `{"library": ["automatic"]}`.
    struct Kind: Decodable {
      var isExecutable: Bool

      private enum Key: String, CodingKey { case executable }

      init(from decoder: any Decoder) throws {
        isExecutable = try decoder.container(keyedBy: Key.self).contains(.executable)
      }
    }
  }

  /// `{"product": ["AdaptiveScreens", "AdaptiveKit", null, null]}`, or `{"byName": […]}`.
  private struct Dependency: Decodable {
    var product: [Part?]?
    var byName: [Part?]?

    /// A name, or a condition of no interest here.
    enum Part: Decodable {
      case name(String)
      case other

      init(from decoder: any Decoder) throws {
        let name = try? decoder.singleValueContainer().decode(String.self)
        self = name.map(Part.name) ?? .other
      }
    }

    var name: String? {
      guard case .name(let name)?? = (product ?? byName)?.first else { return nil }
      return name
    }
  }

  private var targets: [Target]
  private var products: [Product]

  /// Names by which the package manager builds the programs whose targets state a dependency.
  func executables(dependingOn library: String) -> [String] {
    targets.filter { target in
      target.type == "executable" && target.dependencies.contains { $0.name == library }
    }.map { target in
      // A program without a product of its own has one of the target's name.
      products.first { $0.type.isExecutable && $0.targets.contains(target.name) }?.name
        ?? target.name
    }
  }
}
