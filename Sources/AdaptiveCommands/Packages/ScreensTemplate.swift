/// The files of a package with screens, and the lines that make one of an existing package.
struct ScreensTemplate {
  /// Name of the target, and of the program.
  static let target = "Screens"

  /// Folder in the target whose files are compiled by the plugin.
  static let controllers = "Controllers"

  /// Name of the package.
  var package: String
  /// Folder of AdaptiveKit's sources; nil when it is not known.
  var checkout: String?

  /// The dependency on AdaptiveKit, for the manifest's `dependencies`.
  var dependency: String {
    let path = Self.literal(checkout ?? Self.unknownCheckout)
    return ".package(name: \"AdaptiveKit\", path: \(path))"
  }

  /// What stands where the folder of AdaptiveKit is not known.
  static let unknownCheckout = "PATH TO YOUR CHECKOUT OF ADAPTIVEKIT"

  /// The target, for the manifest's `targets`.
  var targetLines: [String] {
    [
      ".executableTarget(",
      "  name: \"\(Self.target)\",",
      "  dependencies: [",
      "    .product(name: \"AdaptiveKit\", package: \"AdaptiveKit\"),",
      "    .product(name: \"\(ScreensPackage.library)\", package: \"AdaptiveKit\"),",
      "    .product(name: \"UIKit\", package: \"AdaptiveKit\"),",
      "  ],",
      "  // Its files may use @objc, #selector and @IBOutlet: the plugin compiles them.",
      "  exclude: [\"\(Self.controllers)\"],",
      "  swiftSettings: [.defaultIsolation(MainActor.self)],",
      "  plugins: [.plugin(name: \"ObjectiveCSyntax\", package: \"AdaptiveKit\")])",
    ]
  }

  /// A whole manifest.
  var manifest: String {
    let target = targetLines.map { "    \($0)" }.joined(separator: "\n")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(Self.literal(package)),
        dependencies: [
          // By path: AdaptiveKit has no release yet.
          \(dependency)
        ],
        targets: [
      \(target)
        ])

      """
  }

  /// The list of screens, with the first one.
  static let screens = """
    import AdaptiveKit
    import AdaptiveScreens
    import UIKit

    /// The screens that `adaptive` shows: each a name, and a closure that makes a view controller or
    /// a view.
    @main
    struct Screens: ScreenList {
      static var screens: [Screen] {
        Screen("Welcome") { WelcomeController() }
      }
    }

    """

  /// The controller of the first screen.
  static let controller = """
    import UIKit

    /// A greeting and a button: one below the other, and side by side where there is little height.
    final class WelcomeController: UIViewController {
      private let titleLabel = UILabel()
      private let startButton = UIButton(type: .system)
      private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, startButton])

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Welcome"
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        startButton.setTitle("Get started", for: .normal)
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
          stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
        ])
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
      }

      @objc private func start() { titleLabel.text = "Hello" }
    }

    """

  /// A string as Swift source.
  private static func literal(_ text: String) -> String {
    let escaped = text.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    return "\"\(String(escaped))\""
  }
}
