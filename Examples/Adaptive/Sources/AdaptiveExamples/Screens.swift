import AdaptiveScreens
import UIKit

/// Five screens, each with another way to adapt.
@main
struct Screens: ScreenList {
  static var screens: [Screen] {
    Screen("Picture chooser") { PictureChooserController() }
    Screen("Picture") { PictureController(picture: Scenery.all[2]) }
    Screen("Tabs") { TabGridController() }
    Screen("Long page") { LongPageController() }
    Screen("Reading room by traits") { ReadingRoomController.byTraits() }
    Screen("Reading room by space") { ReadingRoomController.bySpace() }
    Screen("Forecast") { ForecastController() }
  }
}
