// Feeds the interpreter with inputs that libFuzzer makes up from those of a corpus, and stops at the
// first that crashes, hangs or fills the memory. The arguments are libFuzzer's.

/// libFuzzer's own `main`, given what it is to call.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// The name by which libFuzzer's library asks for what it is to call.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  MainActor.assumeIsolated { FuzzedSession.run(String(decoding: bytes, as: UTF8.self)) }
  return 0
}

var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
_ = runDriver(&argumentCount, &arguments, testOneInput)
