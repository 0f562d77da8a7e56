import UIKit

/// Colours and pictures as Xcode's editor writes them.
enum Palette {
  static let brand = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  static var logo: UIImage { return #imageLiteral(resourceName: "logo") }
}
