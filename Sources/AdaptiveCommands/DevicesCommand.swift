import ArgumentParser
import DeviceCatalog

/// Prints the devices that screens can be laid out on.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices, with the figures that decide a layout.",
    discussion: """
      One row for each window in each orientation: size, scale, insets, margins, size classes, the \
      id that Interface Builder writes, and how certain the figures are. The JSON form names the \
      source of each figure.

        adaptive devices
        adaptive devices current
        adaptive devices 'iPad mini (A17 Pro)' --json

      Exit status: 0 listed, 64 bad usage.
      """)

  @Argument(help: "Devices: current, all, names, or sizes such as 390x844.")
  var devices: [String] = ["all"]

  @Flag(help: "Print JSON, with the source and the certainty of every figure.")
  var json = false

  func run() throws {
    let catalog = DeviceCatalog.standard
    let chosen = try devices.flatMap { try ConfigurationOptions.devices(named: $0, in: catalog) }
    let table = DeviceTable(devices: chosen)
    Output.write(json ? try table.json() : table.text)
  }
}
