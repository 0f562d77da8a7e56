import Diagnostics

/// Everything the gallery page lists: the configurations, the scenes, and what is wrong with them.
///
/// What each picture is made of is not here but in a ``SceneInspection`` a scene, which the page
/// loads when it needs it.
package struct GalleryContent: Hashable, Sendable, Codable {
  /// Heading of the page, for example the name of the folder that was previewed.
  package var title: String
  /// One line below the heading: "3 documents · 7 scenes · 24 configurations".
  package var subtitle: String
  /// Every configuration that some scene is shown in, in the order the page shows them.
  package var configurations: [Configuration]
  /// The scenes in the order the page shows them; scenes of one document stand together.
  package var scenes: [Scene]
  /// What was found, in any order.
  package var problems: [Problem]
  /// The program that made the page and its version.
  package var generator: String

  /// Makes the content of a page; see the properties for the meaning of each part.
  package init(
    title: String, subtitle: String, configurations: [Configuration] = [], scenes: [Scene] = [],
    problems: [Problem] = [], generator: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.configurations = configurations
    self.scenes = scenes
    self.problems = problems
    self.generator = generator
  }
}

extension GalleryContent {
  /// One scene of a document, and the pictures of it.
  package struct Scene: Hashable, Sendable, Codable {
    /// Tells this scene from every other one on the page. Object IDs alone do not: a copied
    /// document repeats them.
    package var id: String
    /// Name for people: the title, the storyboard identifier or the class of the controller.
    package var title: String
    /// Path of the document as the user gave it.
    package var document: String
    /// Line of the scene in the document, counted from 1.
    package var line: Int?
    /// Whether the document starts with this scene.
    package var isInitial: Bool
    /// The pictures, at most one a configuration.
    package var shots: [Shot]

    /// Makes a scene; see the properties for the meaning of each part.
    package init(
      id: String, title: String, document: String, line: Int? = nil, isInitial: Bool = false,
      shots: [Shot] = []
    ) {
      self.id = id
      self.title = title
      self.document = document
      self.line = line
      self.isInitial = isInitial
      self.shots = shots
    }
  }

  /// One picture: a scene in a configuration.
  package struct Shot: Hashable, Sendable, Codable {
    /// The ``GalleryContent/Configuration/id`` of the configuration.
    package var configurationID: String
    /// Path of the SVG file, relative to the gallery's folder.
    package var file: String
    /// Size of the whole picture, the device's outline included.
    package var width: Double
    /// See ``width``.
    package var height: Double
    /// Where the point (0, 0) of the screen lies in the picture.
    package var screenX: Double
    /// See ``screenX``.
    package var screenY: Double
    /// Size that the screen, or the window, takes in the picture.
    package var screenWidth: Double
    /// See ``screenWidth``.
    package var screenHeight: Double

    /// Makes a shot; see the properties for the meaning of each part.
    package init(
      configurationID: String, file: String, width: Double, height: Double, screenX: Double = 0,
      screenY: Double = 0, screenWidth: Double, screenHeight: Double
    ) {
      self.configurationID = configurationID
      self.file = file
      self.width = width
      self.height = height
      self.screenX = screenX
      self.screenY = screenY
      self.screenWidth = screenWidth
      self.screenHeight = screenHeight
    }
  }
}

extension GalleryContent {
  /// Something found in a document, and the configurations it holds in.
  package struct Problem: Hashable, Sendable, Codable {
    /// Tells this problem from every other one on the page.
    package var id: String
    /// How much the reader should care.
    package var severity: Diagnostic.Severity
    /// Which kind of finding this is: `conflicting-constraints`.
    package var rule: String
    /// One sentence for the user.
    package var message: String
    /// What would mend it.
    package var mend: String?
    /// Path of the document as the user gave it; nil when the finding is about no document.
    package var document: String?
    /// Line in the document, counted from 1.
    package var line: Int?
    /// The ``GalleryContent/Scene/id`` of the scene it is in; nil when it is in none.
    package var sceneID: String?
    /// Interface Builder object ID of the view or the constraint in question.
    package var objectID: String?
    /// The configurations it holds in; empty when it does not depend on the configuration.
    package var configurationIDs: [String]

    /// The problem that a diagnostic tells of.
    package init(
      id: String, _ diagnostic: Diagnostic, sceneID: String? = nil, configurationIDs: [String] = []
    ) {
      self.id = id
      self.severity = diagnostic.severity
      self.rule = diagnostic.rule
      self.message = diagnostic.message
      self.mend = diagnostic.mend
      self.document = diagnostic.document
      self.line = diagnostic.line
      self.sceneID = sceneID
      self.objectID = diagnostic.objectID
      self.configurationIDs = configurationIDs
    }
  }
}
