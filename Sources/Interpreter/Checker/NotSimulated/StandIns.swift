import ScriptRuntime

// Classes that are not simulated but inherit from ones that are: a map view, a web view, a movie
// player's controller. An empty subclass takes their place.
extension Checker {
  /// Whether the superclass that is initialised is a stand-in, or what a class has instead of one that
  /// is not simulated.
  func isMadeAsStandIn(_ superclass: SwiftType) -> Bool {
    standIn(of: superclass) != nil || enclosingSelfType.flatMap { standIn(of: $0) } != nil
  }

  /// An initialiser of a simulated type that only Apple's has, named by the labels of a call.
  func notSimulatedInitializer(
    of type: SwiftType, _ candidates: [Candidate], _ arguments: [CallArgument]
  ) -> NotSimulatedName? {
    let fits = candidates.contains {
      match(arguments, parameters(of: $0)).fits
    }
    guard !fits, let nominal = type.nominal, nominal.script == nil else { return nil }
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    return library.notSimulated.member(
      "init(\(labels))", of: nominal.qualifiedName, in: visibleModules)
  }

  /// The construction of an object whose class, or a superclass of it, is a stand-in: initialisers that
  /// only Apple's class has make it as the simulated superclass does, with the frame that was given.
  func constructStandIn(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ range: SourceRange,
    _ calleeRange: SourceRange
  ) -> Expression {
    func fits(_ list: [CallArgument]) -> Bool {
      candidates.contains {
        match(list, parameters(of: $0)).fits
      }
    }
    if fits(arguments) { return resolveCall(candidates, arguments, nil, range, calleeRange) }
    let frame = arguments.filter { $0.label == "frame" }
    let kept = fits(frame) ? frame : []
    for argument in arguments where !kept.contains(where: { $0 === argument }) {
      checkForgotten(argument)
    }
    return resolveCall(candidates, kept, nil, range, calleeRange)
  }
}
