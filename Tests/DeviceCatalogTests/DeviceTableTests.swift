import Foundation
import Testing

@testable import DeviceCatalog

@Suite("The table of devices")
struct DeviceTableTests {
  private func table(_ name: String) throws -> DeviceTable {
    DeviceTable(devices: [try #require(DeviceCatalog.standard.device(named: name))])
  }

  @Test("Columns line up, and doubtful figures are marked")
  func text() throws {
    let text = try table("iPhone SE (3rd gen)").text
    let expected = """
      device               orientation  window       size       scale  safe area  margin  \
      width class  height class  last iOS  Interface Builder  certainty
      iPhone SE (3rd gen)  portrait     full screen  375 × 667  @2x    20 0 0 0   16      \
      compact      regular       –         retina4_7          high
      iPhone SE (3rd gen)  landscape    full screen  667 × 375  @2x    0 0 0 0    20      \
      compact      compact       –         retina4_7          high

      Insets are top left bottom right, in points. ~ medium, ? low certainty.

      """
    #expect(text == expected)
    // Apple's lists for iOS 16 and 17: the one has the iPhone 8, the other has not.
    #expect(try table("iPhone 8").text.contains("regular       16        retina4_7"))
    #expect(try table("iPhone Duo (outer)").text.contains("466 × 678~"))
  }

  @Test("No devices, no table")
  func empty() throws {
    #expect(DeviceTable(devices: []).text == "No devices.\n")
    #expect(
      try JSONDecoder().decode(
        [DeviceTable.Row].self, from: Data(DeviceTable(devices: []).json().utf8)
      ).isEmpty)
  }

  @Test("The JSON has every figure with certainty and source")
  func json() throws {
    let text = try DeviceTable(devices: DeviceCatalog.standard.all).json()
    let rows = try JSONDecoder().decode([DeviceTable.Row].self, from: Data(text.utf8))
    let phones = DeviceCatalog.standard.all.count { $0.idiom == .phone }
    let pads = DeviceCatalog.standard.all.count - phones
    // Both ways in full screen; on pads also two thirds, one third and Slide Over both ways, and
    // the half in landscape.
    #expect(rows.count == phones * 2 + pads * 9)
    #expect(rows.allSatisfy { !$0.safeArea.source.isEmpty && !$0.size.source.isEmpty })
    let inner = try #require(rows.first { $0.id == "iphone-duo-inner-landscape" })
    #expect(inner.safeArea.value == Insets(bottom: 34, right: 84))
    #expect(inner.safeArea.certainty == .medium)
  }
}
