import Foundation

// Prints what was measured as JSON. With PRIMAVISTA_BENCHMARK_PEER set to an executable that prints
// the same form, its figures are taken in the same run and put beside ours.

let report = Report(
  version: 1,
  measurements: FormLayout.measurements() + ScreenLayout.measurements()
    + ColumnLayout.measurements() + ViewLayout.measurements() + EnterToVerdict.measurements()
    + StartUp.measurements(),
  peer: Peer.measurements())
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
if let json = try? encoder.encode(report) {
  FileHandle.standardOutput.write(json + Data("\n".utf8))
}
