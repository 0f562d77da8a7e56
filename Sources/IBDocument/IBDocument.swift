import Diagnostics

/// A storyboard or xib, read into values.
///
/// Reading creates no view: what an element means is for others to decide. What is damaged in a
/// document that could be read is in ``diagnostics``.
package final class IBDocument: Sendable {
  /// The two kinds of documents.
  package enum Kind: String, Hashable, Sendable {
    case storyboard
    case xib
  }

  /// Path of the document as it was given.
  package let path: String
  /// Whether the document has scenes or top-level objects.
  package let kind: Kind
  /// The `<document>`.
  package let root: IBElement
  /// Version of the Interface Builder that wrote the document, its leading integer; 0 if absent.
  ///
  /// Xcode 15 and later write 32700 here: ``plugInVersion`` tells them apart.
  package let toolsVersion: Int
  /// Version of the iOS plug-in that wrote the document, or ``toolsVersion`` if absent.
  package let plugInVersion: Int
  /// The canvas; nil in documents of Xcode 7 and earlier, whose views have their own sizes.
  package let device: IBDevice?
  /// The settings of accessibility that somebody chose for the canvas; nil: nobody did.
  package let accessibilityOverrides: IBAccessibilityOverrides?
  /// Whether constraints decide the layout; otherwise autoresizing masks alone do.
  package let usesAutoLayout: Bool
  /// Whether views have safe areas; otherwise controllers have top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// Whether variations for size classes apply.
  package let usesTraitCollections: Bool
  /// Whether the document is shown while the app starts.
  package let isLaunchScreen: Bool
  /// ID of the controller that the app starts with.
  package let initialViewController: String?
  /// The scenes of a storyboard.
  package let scenes: [IBScene]
  /// The objects of a xib: placeholders first, then views and others.
  package let topLevelObjects: [IBElement]
  /// The images that the document uses, by name.
  package let images: [String: IBImageResource]
  /// The sizes that views of classes marked `IB_DESIGNABLE` asked for when Interface Builder last
  /// ran their code, by object ID.
  package let designableSizes: [String: IBSize]
  /// The colours of asset catalogues that the document uses, by name.
  package let namedColors: [String: IBColor]
  /// The system's colours that the document uses, by name, as they were when it was saved.
  package let systemColors: [String: IBColor]
  /// The tint of all views that have none of their own or around them: “Global Tint” in Xcode.
  package let tintColor: IBColor?
  /// The system that the document is for at least; nil when it follows the project.
  package let deploymentTarget: IBSystemVersion?
  /// The outlet that the document's author calls an object by, by object ID: of several one of a
  /// controller, File's Owner or cell of a class of its own, else of another such class, else any.
  package let outletNames: [String: String]
  /// All connections to other controllers, in document order.
  package let segues: [IBSegue]
  /// IDs of the segues from which Interface Builder infers bars and size where several lead to a scene
  /// (`<inferredMetricsTieBreakers>`).
  package let inferringSegueIDs: Set<String>
  /// What was found damaged, in document order.
  package let diagnostics: [Diagnostic]

  /// Why scenes of a storyboard are missing from it; empty for a whole document.
  package let damage: [IBDocumentError]

  private let parents: [Int32]
  private let elements: [IBElement]
  private let elementsByID: [String: IBElement]

  init(_ tree: ElementTree, kind: Kind, path: String, damage: [IBDocumentError] = []) {
    self.path = path
    self.damage = damage
    self.kind = kind
    root = tree.root
    parents = tree.parents
    elements = [root] + root.descendants()

    var inspection = DocumentInspection(path: path)
    inspection.inspect(elements)
    elementsByID = inspection.elementsByID
    diagnostics = damage.map(\.diagnosticOfScene) + inspection.diagnostics

    let dependencies = root.child(named: "dependencies")
    toolsVersion = Self.leadingInteger(root["toolsVersion"]) ?? 0
    plugInVersion =
      Self.leadingInteger(dependencies?.child(named: "plugIn")?["version"]) ?? toolsVersion
    deploymentTarget = dependencies?.child(named: "deployment")?.integer("version")
      .flatMap { IBSystemVersion(deployment: $0) }
    tintColor = root.color(key: "tintColor")
    device = root.child(named: "device").flatMap { IBDevice($0) }
    accessibilityOverrides = root.child(named: "accessibilityOverrides")
      .map { IBAccessibilityOverrides($0) }
    usesAutoLayout = root.bool("useAutolayout") ?? false
    usesSafeAreas = root.bool("useSafeAreas") ?? false
    usesTraitCollections = root.bool("useTraitCollections") ?? false
    isLaunchScreen = root.bool("launchScreen") ?? false
    initialViewController = root["initialViewController"]
    scenes = root.child(named: "scenes")?.children(named: "scene").map { IBScene($0) } ?? []
    topLevelObjects = root.child(named: "objects")?.children ?? []

    designableSizes = Self.designableSizes(in: root.child(named: "designables"))
    let resources = root.child(named: "resources")
    images = Self.images(in: resources)
    namedColors = Self.colors(named: "namedColor", in: resources)
    systemColors = Self.colors(named: "systemColor", in: resources)
    outletNames = Self.outletNames(in: elements, parents: parents)
    segues = Self.segues(elements: elements, parents: parents)
    inferringSegueIDs = Set(
      root.children(named: "inferredMetricsTieBreakers").flatMap(\.children).compactMap {
        $0["reference"]
      })
  }

  /// The element with that object ID; the first, if there are several.
  package func element(id: String) -> IBElement? { elementsByID[id] }

  /// The element around another; nil for the root, and for elements of other documents.
  ///
  /// - Complexity: O(1)
  package func parent(of element: IBElement) -> IBElement? {
    guard elements.indices.contains(element.order), elements[element.order] === element else {
      return nil
    }
    let parent = Int(parents[element.order])
    return parent < 0 ? nil : elements[parent]
  }

  private static func leadingInteger(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
  }

  private static func images(in resources: IBElement?) -> [String: IBImageResource] {
    let images = resources?.children(named: "image").compactMap { IBImageResource($0) } ?? []
    return Dictionary(images.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func designableSizes(in designables: IBElement?) -> [String: IBSize] {
    var sizes: [String: IBSize] = [:]
    for element in designables?.children(named: "designable") ?? [] {
      if let id = element["name"] { sizes[id] = element.size(key: "intrinsicContentSize") }
    }
    return sizes
  }

  private static func colors(named name: String, in resources: IBElement?) -> [String: IBColor] {
    var colors: [String: IBColor] = [:]
    for element in resources?.children(named: name) ?? [] {
      guard let name = element["name"], let color = element.child(named: "color") else { continue }
      if colors[name] == nil { colors[name] = IBColor(color) }
    }
    return colors
  }

  private static func segues(elements: [IBElement], parents: [Int32]) -> [IBSegue] {
    elements.filter { $0.name == "segue" }.compactMap { segue in
      // Two levels up: a segue stands in the <connections> of its source.
      let connections = parents[segue.order]
      let source = connections < 0 ? -1 : parents[Int(connections)]
      return IBSegue(segue, source: source < 0 ? nil : elements[Int(source)])
    }
  }
}
