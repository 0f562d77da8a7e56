import DeviceUnderTest
import Testing
import UIKit

/// Expects a view to be at a place in its window, to half a pixel of the coarsest display.
func expect(
  _ view: UIView, isAt x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = view.convert(view.bounds, to: view.window)
  let expected = CGRect(x: x, y: y, width: width, height: height)
  let isThere =
    zip(
      [frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height]
    ).allSatisfy { abs($0 - $1) <= 0.5 }
  #expect(
    isThere, "at \(frame), expected \(expected). \(comment ?? "")", sourceLocation: sourceLocation)
}

extension DeviceUnderTest.Model {
  /// Every iPad of the catalogue.
  nonisolated static let pads = all.filter { $0.userInterfaceIdiom == .pad }
}

/// A device that shows a controller.
func device(
  _ model: DeviceUnderTest.Model, _ orientation: DeviceUnderTest.Orientation = .portrait,
  showing controller: UIViewController, isUnfolded: Bool = false
) throws -> DeviceUnderTest {
  let device = try DeviceUnderTest(
    DeviceUnderTest.Configuration(model, orientation: orientation, isUnfolded: isUnfolded))
  device.show(controller)
  return device
}
