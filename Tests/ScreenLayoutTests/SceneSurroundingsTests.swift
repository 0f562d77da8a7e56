import IBDocument
import Testing

@testable import ScreenLayout

@Suite("Surroundings of scenes")
struct SceneSurroundingsTests {
  @Test("A controller that nothing leads to stands alone, over the whole screen")
  func alone() throws {
    let found = try surroundings("a", [controller("a")])
    #expect(!found.isPresented)
    #expect(found.presentation == .fullScreen)
    #expect(found.navigationBar == .none)
    #expect(found.bottomBar == .none)
  }

  @Test("The root of a navigation controller has its bar, large where the bar says so")
  func navigationRoot() throws {
    let plain = try surroundings("a", [navigation("n", around: "a"), controller("a")])
    #expect(plain.navigationBar == .standard)
    #expect(plain.navigationControllerID == "n")
    #expect(!plain.isPresented)
    let bar = navigation("n", around: "a", bar: "largeTitles=\"YES\"")
    #expect(try surroundings("a", [bar, controller("a")]).navigationBar == .large)
  }

  @Test(
    "A bar shows the item of the controller that it is pushed for: of tabs' own, where it is around them"
  )
  func titles() throws {
    func item(_ title: String, _ attributes: String = "") -> String {
      "<navigationItem key=\"navigationItem\" title=\"\(title)\" \(attributes) id=\"i-\(title)\"/>"
    }
    let child = controller("a", "", view: "", item("Child", "prompt=\"P\""))
    let inside = try surroundings("a", [navigation("n", around: "a"), child])
    #expect(inside.title == "Child")
    #expect(inside.hasPrompt)
    let tabs = container(
      "tabBarController", "t", children: [("a", "viewControllers")], item("Tabs"))
    let around = try surroundings("a", [navigation("n", around: "t"), tabs, child])
    #expect(around.title == "Tabs")
    #expect(!around.hasPrompt)
    // Without a bar around the tabs there is none that could show their item.
    #expect(try surroundings("a", [tabs, child]).title == "Child")
  }

  @Test("What is embedded, or has simulated bars, is told apart")
  func embedded() throws {
    let scenes = [controller("a", "", view: "", segue("embed", to: "b")), controller("b")]
    #expect(try surroundings("b", scenes).isEmbeddedOrSimulated)
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    #expect(try surroundings("a", [controller("a", "", view: "", bar)]).isEmbeddedOrSimulated)
    let stack = [navigation("n", around: "a"), controller("a")]
    #expect(try !surroundings("a", stack).isEmbeddedOrSimulated)
  }

  @Test("What a segue presents itself is told apart from what it presents within a controller")
  func presentedItself() throws {
    let presenter = controller("a", "", view: "", segue("presentation", to: "n"))
    let stack = [presenter, navigation("n", around: "b"), controller("b")]
    let inside = try surroundings("b", stack)
    #expect(inside.isPresented && !inside.isPresentedItself)
    let full = #"modalPresentationStyle="fullScreen""#
    for (kind, attributes, isItself) in [
      ("presentation", "", true), ("show", full, true), ("show", "", false),
    ] {
      let alone = [
        controller("a", "", view: "", segue(kind, to: "b")), controller("b", attributes),
      ]
      #expect(try surroundings("b", alone).isPresentedItself == isItself)
    }
    let pushed = [
      navigation("n", around: "a"), controller("a", "", view: "", segue("show", to: "b")),
      controller("b"),
    ]
    #expect(try !surroundings("b", pushed).isPresentedItself)
  }

  @Test("A screen can keep the small title in a bar with large ones")
  func smallTitle() throws {
    let item =
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"a-item\"/>"
    let bar = navigation("n", around: "a", bar: "largeTitles=\"YES\"")
    #expect(
      try surroundings("a", [bar, controller("a", "", view: "", item)]).navigationBar == .standard)
  }

  @Test("A hidden navigation bar is none")
  func hiddenBar() throws {
    let bar = navigation("n", around: "a", "navigationBarHidden=\"YES\"")
    #expect(try surroundings("a", [bar, controller("a")]).navigationBar == .none)
  }

  @Test("A toolbar that a navigation controller shows is below its children")
  func toolbar() throws {
    let bar = navigation("n", around: "a", "toolbarHidden=\"NO\"")
    #expect(try surroundings("a", [bar, controller("a")]).bottomBar == .toolBar)
  }

  @Test("What is pushed has the bar of the screen it came from, and its way back")
  func pushed() throws {
    for kind in ["show", "push"] {
      let scenes = [
        navigation("n", around: "a"), controller("a", "", view: "", segue(kind, to: "b")),
        controller("b"),
      ]
      let found = try surroundings("b", scenes)
      #expect(found.navigationBar == .standard)
      #expect(found.pusherID == "a")
      #expect(found.presentation == .fullScreen)
    }
  }

  @Test("What is shown from a screen without a bar is presented")
  func shownWithoutBar() throws {
    let scenes = [controller("a", "", view: "", segue("show", to: "b")), controller("b")]
    #expect(try surroundings("b", scenes).presentation == .sheet)
    // Before Xcode 11 there were no cards.
    #expect(try surroundings("b", scenes, plugIn: 14000).presentation == .fullScreen)
  }

  @Test("A tab has the tab bar below, and the bars of a stack inside it above")
  func tabs() throws {
    let scenes = [
      container(
        "tabBarController", "t", children: [("n", "viewControllers"), ("b", "viewControllers")]),
      navigation("n", around: "a"), controller("a"), controller("b"),
    ]
    let first = try surroundings("a", scenes)
    #expect(first.bottomBar == .tabBar)
    #expect(first.navigationBar == .standard)
    #expect(first.tabBarControllerID == "t")
    #expect(first.selectedTabID == "n")
    let second = try surroundings("b", scenes)
    #expect(second.bottomBar == .tabBar)
    #expect(second.navigationBar == .none)
    #expect(second.selectedTabID == "b")
  }

  @Test("A pushed screen can hide the tab bar")
  func hiddenTabBar() throws {
    let scenes = [
      container("tabBarController", "t", children: [("n", "viewControllers")]),
      navigation("n", around: "a"), controller("a", "", view: "", segue("show", to: "b")),
      controller("b", "hidesBottomBarWhenPushed=\"YES\""),
    ]
    #expect(try surroundings("b", scenes).bottomBar == .none)
  }

  @Test("A modal controller is a card since Xcode 11, unless it asks for the whole screen")
  func modal() throws {
    func scenes(_ style: String) -> [String] {
      [
        controller("a", "", view: "", segue("presentation", to: "b", style)), controller("b"),
      ]
    }
    #expect(try surroundings("b", scenes("")).presentation == .sheet)
    #expect(try surroundings("b", scenes(""), plugIn: 14000).presentation == .fullScreen)
    let full = scenes("modalPresentationStyle=\"fullScreen\"")
    #expect(try surroundings("b", full).presentation == .fullScreen)
  }

  @Test("Simulated metrics have the last word")
  func simulated() throws {
    let metrics = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let found = try surroundings("a", [controller("a", "", view: "", metrics)])
    #expect(found.navigationBar == .standard)
    #expect(found.bottomBar == .tabBar)
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    let scenes = [navigation("n", around: "a"), controller("a", "", view: "", none)]
    #expect(try surroundings("a", scenes).navigationBar == .none)
  }

  @Test("The size of a sheet makes a card of a controller and of what its stack holds")
  func simulatedSheet() throws {
    let metrics = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let alone = try surroundings("a", [controller("a", "", view: "", metrics)])
    #expect(alone.presentation == .sheet)
    let stack = navigation("n", around: "a")
      .replacingOccurrences(
        of: "</navigationController>", with: metrics + "</navigationController>")
    #expect(try surroundings("a", [stack, controller("a")]).presentation == .sheet)
  }

  @Test("Segues that lead in a circle end")
  func circle() throws {
    let scenes = [
      controller("a", "", view: "", segue("show", to: "b")),
      controller("b", "", view: "", segue("show", to: "a")),
    ]
    #expect(try surroundings("a", scenes).navigationBar == .none)
  }

  /// Jkutkut's Switf-Login: a stack's root and a screen show each other, and the document names the segue back.
  @Test("On the canvas the segue that the document names for it decides, and none beside it")
  func namedSegue() throws {
    let back = #"<segue destination="a" kind="show" id="back"/>"#
    let scenes = [
      navigation("n", around: "a"), controller("a", "", view: "", segue("show", to: "b")),
      controller("b", "", view: "", "<connections>\(back)</connections>"),
    ]
    let named =
      #"<inferredMetricsTieBreakers><segue reference="back"/></inferredMetricsTieBreakers>"#
    for id in ["a", "b"] {
      #expect(try surroundings(id, scenes).navigationBar == .standard)
      let found = try surroundings(id, scenes, rest: named)
      #expect(found.navigationBar == .none)
      #expect(found.presentation == .sheet)
    }
  }

  private func surroundings(
    _ id: String, _ controllers: [String], plugIn: Int = 22504, rest: String = ""
  ) throws -> SceneSurroundings {
    let document = try storyboard(controllers, plugIn: plugIn, rest: rest)
    return SceneSurroundings(of: try #require(document.element(id: id)), in: document)
  }
}
