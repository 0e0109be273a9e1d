import ScriptRuntime
import SwiftSyntax

/// How a variable is used.
struct VariableUse {
  var reads = 0, writes = 0
}

/// Turns the syntax of one input into a checked program.
///
/// The work is in extensions, one folder a subject: `Types` relates types, `Names` finds what names
/// mean, `Expressions`, `Calls` and `Statements` check bodies, `Declarations` what they stand in,
/// and `Flow` follows the paths through a body. Faults are collected, an expression with a fault
/// gets the type `.error`, and the work goes on.
final class Checker {
  let library: Library
  let known: KnownTypes

  /// What the inputs so far declare, to which this one adds.
  var module: ModuleScope

  /// The text being checked; several files are checked one after another.
  var source: SourceText

  /// Where the places of a tree are in its text, for texts whose syntax errors were mended.
  var repairs: [SourceText: RepairMap] = [:]

  /// The variables whose initial values are being checked, innermost last.
  var beingInitialized: [BindingInProgress] = []

  var solver = TypeSolver()
  var diagnostics: [Diagnostic] = []

  /// The innermost scope, and the function the checker is in.
  var scope: Scope
  var function: FunctionContext

  /// The types whose declarations are in this input, so that members may be added to them.
  var ownTypes: Set<NominalType> = []

  /// The types of this input whose generic parameters have their constraints.
  var constrainedTypes: Set<NominalType> = []

  /// Bodies to check once every declaration is known.
  var pendingBodies: [() -> Void] = []

  /// The bodies of closures whose types were not all known when they were checked.
  var unsettledBodies: [ObjectIdentifier: [Statement]] = [:]

  /// Above 0 while overloads are compared by all but their closures.
  var skippedClosures = 0

  /// The number of errors before the expression being checked.
  var errorsBefore = 0

  /// How deeply expressions nest at this point.
  var depth = 0

  /// Whether a type may stand alone, as the base of a member or callee.
  var allowsMetatype = false

  /// How often each variable is read and written, for warnings.
  var uses: [LocalVariable: VariableUse] = [:]

  /// The empty literals whose elements' types were not known when they were met.
  var emptyLiterals: [Int: SourceRange] = [:]

  /// The parameters of closures whose types were not known when the closures were met.
  var closureParameters: [Int: (name: String, range: SourceRange)] = [:]

  /// What the `where` clauses around ask of generic parameters that are declared further out.
  var environment: [(subject: SwiftType, constraint: SwiftType)] = []

  /// The generic parameters that the `where` clauses around make the same as another type.
  var sameTypes: [(parameter: GenericParameter, type: SwiftType)] = []

  /// The functions declared in bodies, which their own implementations do not keep.
  var localDeclarations: [Declaration] = []

  /// Whether the `if` or `switch` being checked has a type from around it.
  var hasContext = false

  /// Where the value of the first branch of an `if` or `switch` used as a value stands.
  var firstBranch: SourceRange?

  /// What is asked for at the mark, when names are to be completed.
  var completion: CompletionRequest?

  /// Whether the argument of a `#selector` is being looked up.
  var isInSelector = false

  /// Whether the reference being looked up is called.
  var isCallee = false

  /// The variables without a type that were met while settling.
  var unresolved: Set<Int>?

  /// What the operands of a sum should be, as far as another operand says; for messages only.
  var operandContext: SwiftType?

  /// Where the callee of the call being checked stands.
  var calleeStart: SourceRange?

  /// Whether a generic type may be named without its arguments here, as in `extension Array`.
  var allowsUnbound = false

  /// The result builder of the parameter that the closure about to be checked goes to.
  var closureBuilder: SwiftType?

  /// Whether the expression being checked is what an assignment sets.
  var isAssigning = false

  /// The scope of the input itself, whose variables live as long as the session.
  let topScope: Scope

  /// Whether the input was typed at a prompt, which shows the values of expressions.
  var isInteractive = false

  /// The types this input declares, in order.
  var typesInOrder: [NominalType] = []

  /// The memberwise initialisers whose properties' types are not all known yet.
  var memberwise: [(initializer: Declaration, properties: [Declaration])] = []

  /// The functions declared in bodies, by their syntax, with their own bodies to check.
  var localFunctions: [SyntaxIdentifier: (Declaration, LocalVariable, [() -> Void])] = [:]

  /// The variables of `if let` and the like, and those of other patterns, for warnings.
  var conditionVariables: Set<LocalVariable> = []
  var patternVariables: Set<LocalVariable> = []

  /// The controller that a bare `override func` of this input made or changed.
  var madeController: ControllerUnderStudy?

  /// The `let` or `var` of the pattern being checked.
  var binding: (isMutable: Bool, keyword: TokenSyntax)?

  /// Where the keyword of each variable stands, for fix-its.
  var letKeywords: [LocalVariable: SourceRange] = [:]
  var varKeywords: [LocalVariable: SourceRange] = [:]

  /// The `let`s that are set after their declaration.
  var deferred: Set<LocalVariable> = []

  /// The variables declared without a value.
  var valueless: Set<LocalVariable> = []

  /// The variables declared so far, to see later which were never used.
  var declared: [LocalVariable] = []

  /// What this input declares at its top level, in order.
  var declaredNames: [String] = []

  /// The conformances written in this input, to be checked once members are known.
  var declaredConformances: [(declaration: TypeDeclaration, protocolType: NominalType)] = []

  /// The cases marked `indirect`.
  var indirectCases: Set<ObjectIdentifier> = []

  /// Finds the defaults of what enumeration cases carry, once members are known.
  var caseDefaults: [() -> Void] = []

  /// What was said of initial values, whenever their types were asked for.
  var settled: [Diagnostic] = []

  /// How to find the types of properties that have an initial value and no annotation.
  var pendingTypes: [ObjectIdentifier: () -> Void] = [:]

  /// The controller that a bare `override func` is a member of.
  var controller: ControllerUnderStudy?

  /// How many expressions were met that are not simulated.
  var notSimulatedCount = 0

  /// The modules visible with the imports that there were when they were last asked for.
  var knownModules: (imports: Set<String>, modules: [String])?

  /// The properties with wrappers that are not simulated: `$name` and `_name` are theirs.
  var notSimulatedWrappers: [NominalType: [String: NotSimulatedName]] = [:]

  /// The members this input adds to types of earlier inputs or of the library.
  var addedMembers: [(type: NominalType, member: Declaration)] = []

  /// The language mode, and whether what only mode 6 refuses is worth a warning in mode 5.
  var languageMode = LanguageMode.six
  var warnsOfRaces = true

  /// Where the members of types run, as far as it has been asked.
  var typeIsolations: [NominalType: Isolation] = [:]

  /// The conformances that extensions declare.
  var extensionConformances = ExtensionConformances()

  /// The types that say they are `Sendable`, and where.
  var sendableClauses: [NominalType: SourceRange] = [:]

  /// The types whose parts are being asked whether they may be shared.
  var sendableInProgress: Set<NominalType> = []

  /// The bodies to follow once all are checked, and the variables of the top level.
  var bodies: [CheckedBody] = []
  var topLevelVariables: Set<LocalVariable> = []

  /// The conformances this input declares.
  var conformances: [CheckedConformance] = []

  init(library: Library, module: ModuleScope, source: SourceText) {
    self.library = library
    self.known = KnownTypes(library: library)
    self.module = module
    self.source = source
    let scope = Scope(parent: nil, depth: 0)
    self.scope = scope
    topScope = scope
    self.function = FunctionContext(kind: .topLevel, depth: 0)
  }

  // MARK: Places

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let upper = node.endPositionBeforeTrailingTrivia.utf8Offset
    guard let map = repairs[source] else { return SourceRange(source, lower, upper) }
    return SourceRange(source, map.original(lower), map.original(upper))
  }

  /// Has something checked once every declaration is known, in the same text and function.
  func later(_ body: @escaping () -> Void) {
    let place = (source, function)
    pendingBodies.append { [self] in
      let outer = (source, function)
      (source, function) = place
      body()
      (source, function) = outer
    }
  }

  /// Checks what was put off, and what that puts off.
  func checkPendingBodies() {
    while !pendingBodies.isEmpty {
      let bodies = pendingBodies
      pendingBodies = []
      bodies.forEach { $0() }
    }
  }

  // MARK: Faults

  /// Adds a diagnostic and returns its place in the list, so that notes can be added to it.
  @discardableResult
  func diagnose(
    _ message: DiagnosticMessage, _ severity: Diagnostic.Severity = .error, at range: SourceRange,
    highlights: [SourceRange] = [], notes: [Diagnostic] = [], fixIts: [FixIt] = []
  ) -> Int {
    var diagnostic = Diagnostic(message, severity, at: range)
    diagnostic.highlights = highlights
    diagnostic.notes = notes
    diagnostic.fixIts = fixIts
    diagnostics.append(diagnostic)
    return diagnostics.count - 1
  }

  /// Looks at an initial value that may be asked for in the midst of another expression, outside of
  /// what is tried there: what is said of it stays said.
  func settle(_ body: () -> Void) {
    let outer = (diagnostics, solver, depth, skippedClosures)
    (diagnostics, solver, depth, skippedClosures) = ([], TypeSolver(), 0, 0)
    body()
    settled += diagnostics
    (diagnostics, solver, depth, skippedClosures) = outer
  }

  /// The number of errors so far, to see whether something that was tried has failed.
  var errorCount: Int {
    diagnostics.count { $0.severity == .error && !$0.message.isOfEffects && !$0.message.isOfFlow }
  }

  /// An expression that stands for one with a fault, or of a type that is not simulated.
  func invalid(_ range: SourceRange) -> Expression {
    let name = NotSimulatedName(String(range.text.prefix { $0 != "\n" }), module: "")
    return Expression(.notSimulated(name, base: nil), type: .error, range: range)
  }

  /// Takes back the warnings about unused things in a body that has errors.
  func dropUsageWarnings(from index: Int) {
    let kept = diagnostics[index...].filter { $0.severity == .error }
    diagnostics.replaceSubrange(index..., with: kept)
  }

  /// Runs the closure and takes back everything it did to types and diagnostics.
  func attempt<Result>(_ body: () -> Result) -> Result {
    let mark = solver.mark
    let count = diagnostics.count
    let result = body()
    solver.rollBack(to: mark)
    diagnostics.removeLast(diagnostics.count - count)
    return result
  }
}
