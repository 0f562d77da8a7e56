open class UINavigationController: UIViewController {}
open class UITabBarController: UIViewController {}
open class UISplitViewController: UIViewController {}
