import Foundation
import Gallery

/// What a sample scene shows, for any size of window.
struct SampleScreen: Sendable {
  /// A rounded rectangle with a text, and the view it stands for.
  struct Part {
    var id: String
    var className: String
    var text = ""
    var frame: CGRect
    var depth = 1
    var fill = ""
    var ink = ""
    var radius = 0.0
    var size = 17.0
    var isBold = false
    var isCentered = false
  }

  /// Where parts may stand, and in which colours.
  struct Room {
    var width: Double
    var height: Double
    var top: Double
    var side: Double
    var paper: String
    var card: String
    var ink: String
    var quiet: String
    var scale: Double

    /// Width of a column that does not get wider than is good to read.
    var column: Double { min(width - 2 * side, 480) }
    /// Left edge of the column.
    var left: Double { (width - column) / 2 }
  }

  var id: String
  var title: String
  var document: String
  var parts: @Sendable (Room) -> [Part]

  static let all = [signIn, list, profile, settings, checkout]

  private static let signIn = SampleScreen(
    id: "BYZ-38-t0r", title: "Sign In", document: "Examples/Account.storyboard"
  ) { room in
    let y = max(room.top + 24, room.height * 0.16)
    let line = 52 * room.scale
    return [
      Part(
        id: "ttl-01-abc", className: "UILabel", text: "Orchard",
        frame: CGRect(x: room.left, y: y, width: room.column, height: line), ink: room.ink,
        size: 34, isBold: true, isCentered: true),
      field("mail-1-abc", "name@example.com", y + line + 24, line, room),
      field("pass-1-abc", "Password", y + 2 * line + 36, line, room),
      Part(
        id: "btn-01-abc", className: "UIButton", text: "Continue with Email",
        frame: CGRect(
          x: room.left, y: y + 3 * line + 60, width: room.column, height: line),
        fill: "#0a7aff", ink: "#fff", radius: 14, isBold: true, isCentered: true),
    ]
  }

  private static func field(
    _ id: String, _ text: String, _ y: Double, _ height: Double, _ room: Room
  ) -> Part {
    Part(
      id: id, className: "UITextField", text: text,
      frame: CGRect(x: room.left, y: y, width: room.column, height: height), fill: room.card,
      ink: room.quiet, radius: 12)
  }

  private static let list = rows(
    id: "lst-22-abc", title: "Harvest", document: "Examples/Main.storyboard",
    entries: ["Cox Orange", "Boskoop", "Gravenstein", "Jonagold", "Elstar", "Topaz", "Rubinette"])

  private static let settings = rows(
    id: "set-09-abc", title: "Settings", document: "Examples/Main.storyboard",
    entries: ["Notifications", "Units", "Language", "Privacy", "About Orchard"])

  private static func rows(
    id: String, title: String, document: String, entries: [String]
  ) -> SampleScreen {
    SampleScreen(id: id, title: title, document: document) { room in
      let height = 60 * room.scale
      let width = room.width - 2 * room.side
      let heading = Part(
        id: "nav-01-abc", className: "UILabel", text: title,
        frame: CGRect(x: room.side, y: room.top + 8, width: width, height: 44), ink: room.ink,
        size: 34, isBold: true)
      let cells = entries.enumerated().map { index, entry in
        Part(
          id: "cell-\(index)-abc", className: "UITableViewCell", text: entry,
          frame: CGRect(
            x: room.side, y: room.top + 68 + Double(index) * (height + 8), width: width,
            height: height), fill: room.card, ink: room.ink, radius: 14)
      }
      return [heading] + cells
    }
  }

  private static let profile = SampleScreen(
    id: "prf-31-abc", title: "Profile", document: "Examples/Profile.storyboard"
  ) { room in
    [
      Part(
        id: "img-01-abc", className: "UIImageView",
        frame: CGRect(x: room.width / 2 - 56, y: room.top + 24, width: 112, height: 112),
        fill: "#ff9f0a", radius: 56),
      Part(
        id: "nam-01-abc", className: "UILabel", text: "Ada Appleby",
        frame: CGRect(x: room.left, y: room.top + 152, width: room.column, height: 40),
        ink: room.ink, size: 28, isBold: true, isCentered: true),
      Part(
        id: "btn-01-abc", className: "FollowButton", text: "Follow",
        frame: CGRect(x: room.width / 2 - 70, y: room.top + 204, width: 140, height: 44),
        fill: "#34c759", ink: "#fff", radius: 22, isBold: true, isCentered: true),
      Part(
        id: "box-01-abc", className: "UIStackView",
        frame: CGRect(
          x: room.side, y: room.top + 272, width: room.width - 2 * room.side,
          height: max(60, room.height - room.top - 330)), fill: room.card, radius: 20),
    ]
  }

  private static let checkout = SampleScreen(
    id: "chk-77-abc", title: "Checkout with a title that is long enough to wrap on a phone",
    document: "Examples/Profile.storyboard"
  ) { room in
    [
      Part(
        id: "map-01-abc", className: "MKMapView",
        frame: CGRect(x: 0, y: 0, width: room.width, height: room.height * 0.45), fill: "#b8d8be"),
      Part(
        id: "sum-01-abc", className: "UILabel", text: "4 crates · Saturday",
        frame: CGRect(
          x: room.left, y: room.height * 0.45 + 24, width: room.column, height: 40),
        ink: room.ink, size: 24, isBold: true),
      Part(
        id: "btn-01-abc", className: "UIButton", text: "Order",
        frame: CGRect(
          x: room.left, y: room.height - 52 * room.scale - 40, width: room.column,
          height: 52 * room.scale), fill: "#bf5af2", ink: "#fff", radius: 16, isBold: true,
        isCentered: true),
    ]
  }
}
