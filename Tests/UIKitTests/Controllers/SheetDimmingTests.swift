import Testing

@testable import UIKit

@MainActor
@Suite("What is behind a sheet")
struct SheetDimmingTests {
  private func presented(
    _ style: UIModalPresentationStyle, _ change: (UISheetPresentationController) -> Void = { _ in }
  ) -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: rect(0, 0, 390, 844))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    if let controller = sheet.sheetPresentationController { change(controller) }
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    return (window, sheet)
  }

  private func background(_ sheet: UIViewController) -> UIColor? {
    sheet.presentationController?.containerView?.backgroundColor
  }

  @Test("A sheet dims what is behind it, and another presentation does not")
  func dimmed() {
    let (window, sheet) = presented(.pageSheet)
    #expect(background(sheet) != nil)
    let (other, overlay) = presented(.overFullScreen)
    #expect(background(overlay) == nil)
    _ = (window, other)
  }

  @Test("Up to the largest undimmed height nothing is dimmed, and touches reach what is behind")
  func undimmed() throws {
    let (window, sheet) = presented(.pageSheet) {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let root = try #require(window.rootViewController)
    // The sheet rests at the first of its heights, about the lower half.
    #expect(background(sheet) == nil)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)

    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(background(sheet) != nil)

    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
    window.layoutIfNeeded()
    #expect(background(sheet) != nil)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) !== root.view)
  }

  @Test("Touches beside a popover reach the views that it lets through")
  func passthrough() throws {
    let root = UIViewController()
    let window = show(root, in: pad)
    let button = UIButton(frame: rect(20, 20, 100, 40))
    root.view.addSubview(button)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = rect(600, 400, 10, 10)
    root.present(content, animated: false)
    window.layoutIfNeeded()
    #expect(window.hitTest(CGPoint(x: 50, y: 30), with: nil) !== button)
    popover.passthroughViews = [button]
    #expect(window.hitTest(CGPoint(x: 50, y: 30), with: nil) === button)
    // Beside the button nothing is let through.
    #expect(window.hitTest(CGPoint(x: 50, y: 300), with: nil) !== root.view)
  }
}
