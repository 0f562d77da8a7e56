import AdaptiveScreens
import UIKit

/// The screens of Bookmoth, an imaginary reading app, that are made in code.
@main
struct Screens: ScreenList {
  static var screens: [Screen] {
    Screen("Welcome") { WelcomeController() }
    Screen("Book") { BookController(book: .sample) }
    Screen("Streak") { StreakView(days: 12) }
  }
}
