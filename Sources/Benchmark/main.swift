import Foundation

// Prints what was measured as JSON. With PRIMAVISTA_BENCHMARK_PEER set to an executable that prints
// the same form, its figures are taken in the same run and put beside ours. The evaluator's peers
// are looked for on PATH.

let evaluatorPeers = EvaluatorPeer.allCases.map { $0.report() }
let layout =
  FormLayout.measurements() + ScreenLayout.measurements() + ColumnLayout.measurements()
  + ViewLayout.measurements()
let report = Report(
  version: 1,
  measurements: layout + Evaluation.measurements(beside: evaluatorPeers)
    + EnterToVerdict.measurements() + StartUp.measurements(),
  peer: Peer.measurements(), evaluatorPeers: evaluatorPeers)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
if let json = try? encoder.encode(report) {
  FileHandle.standardOutput.write(json + Data("\n".utf8))
}
