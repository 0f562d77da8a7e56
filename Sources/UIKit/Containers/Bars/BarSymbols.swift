/// What the system's own bar items look like.
package enum BarSymbols {
  /// The symbol of a system item by its name in documents; nil for one that is a word.
  package static func symbol(of item: String, isGlass: Bool) -> String? {
    switch item {
    case "done": return isGlass ? "checkmark" : nil
    case "cancel", "close": return isGlass ? "xmark" : nil
    default: return symbols[item]
    }
  }

  private static let symbols: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
    "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill",
  ]

  /// The word of a system item.
  package static func title(of item: String) -> String {
    item.prefix(1).uppercased() + item.dropFirst()
  }

  /// Symbol and title of a tab bar's system item.
  package static func tab(of item: String?) -> (symbol: String, title: String)? {
    switch item {
    case "more": ("ellipsis", "More")
    case "favorites": ("star.fill", "Favorites")
    case "featured": ("star.fill", "Featured")
    case "topRated": ("star.fill", "Top Rated")
    case "recents": ("clock.fill", "Recents")
    case "contacts": ("person.crop.circle.fill", "Contacts")
    case "history": ("clock.fill", "History")
    case "bookmarks": ("book.fill", "Bookmarks")
    case "search": ("magnifyingglass", "Search")
    case "downloads": ("square.and.arrow.down", "Downloads")
    case "mostRecent": ("clock.fill", "Most Recent")
    case "mostViewed": ("list.bullet", "Most Viewed")
    default: nil
    }
  }
}
