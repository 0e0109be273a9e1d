import ScriptRuntime
import SwiftSyntax

/// Where the inputs of a session live.
public enum InputContext: Sendable {
  /// Statements at the top level of a script: `primavista play`.
  case playground

  /// Whole files: declarations, and statements where the file is a script.
  case file

  /// The body of an overriding method of a controller that the session declares for the learner:
  /// `class LessonController: UIViewController { override func loadView() { … } }`.
  case method(className: String, superclass: String, method: String, callsSuper: Bool)
}

/// The controller whose method the inputs of a session are the body of, or that a bare
/// `override func` becomes a member of.
public struct ControllerUnderStudy {
  /// The class, which the session declares.
  public let type: NominalType

  /// The method that the inputs are the body of, with its implementation, whose `selfVariable` is
  /// `self` in every input. Nil in a file.
  public let method: Declaration?
  public let implementation: FunctionImplementation?
}

/// One input that has been read and checked.
public final class CheckedInput {
  /// The text, the first of them when several files are one module.
  public let source: SourceText

  /// Errors first; when there is an error the input cannot be run.
  public let diagnostics: [Diagnostic]

  /// The statements to run, in order; empty when there is an error.
  public let statements: [Statement]

  /// The variables, functions and types that later inputs may name.
  public let declaredNames: [String]

  /// The static type and statement of a last expression whose value is worth showing, if any.
  public let resultType: SwiftType?

  /// The types the input declares, in order of declaration, nested ones after those around them.
  public internal(set) var types: [NominalType] = []

  /// The members that its extensions, or a bare `override func`, add to types that are not its
  /// own. They are not among the type's own members: they count where this input is run.
  public internal(set) var addedMembers: [(type: NominalType, member: Declaration)] = []

  /// The conformances it declares, with what meets each requirement.
  public internal(set) var conformances: [CheckedConformance] = []

  /// The controller that a bare `override func` made or changed.
  public internal(set) var controller: ControllerUnderStudy?

  /// What the evaluator made of the statements.
  var compiled: AnyObject?

  /// Declarations that nothing else in the program keeps.
  var declarations: [Declaration] = []

  /// What the session knows once the input is accepted.
  var module = ModuleScope()

  /// Makes a checked input.
  public init(
    source: SourceText, diagnostics: [Diagnostic], statements: [Statement],
    declaredNames: [String], resultType: SwiftType?
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.statements = statements
    self.declaredNames = declaredNames
    self.resultType = resultType
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The inputs of a learner, one after another: each is checked against what those before declare.
///
/// Checking changes nothing; accepting adds what the input declares, and the last accepted input
/// can be taken back. Nothing is run here: a checked input can be run in any number of executions.
public final class Session {
  public let library: Library
  public let context: InputContext

  /// How the language mode of an input is chosen.
  public let languageMode: LanguageModeChoice

  /// The accepted inputs, in order.
  public private(set) var inputs: [CheckedInput] = []

  /// The controller under study, when the inputs are the body of its method.
  public let controller: ControllerUnderStudy?

  /// The places of the variables that live as long as the session, in each of its executions.
  @MainActor lazy var globals = GlobalTable()

  /// What the accepted inputs declare, before each of them and after the last.
  private var scopes: [ModuleScope]

  /// Starts a session without inputs.
  public init(
    library: Library, context: InputContext = .playground,
    languageMode: LanguageModeChoice = .bySource
  ) {
    self.library = library
    self.context = context
    self.languageMode = languageMode
    let start = ModuleScope()
    scopes = [start]
    if case .method(let className, let superclass, let method, let callsSuper) = context {
      controller = ControllerUnderStudy.declare(
        className, superclass: superclass, method: method, callsSuper: callsSuper, in: library)
    } else {
      controller = nil
    }
  }

  deinit {
    for input in inputs { input.dismantle() }
    controller?.type.dismantle()
  }

  /// What the accepted inputs declare.
  var module: ModuleScope { scopes.last ?? ModuleScope() }

  /// Checks an input against what has been accepted. Nothing changes.
  public func check(_ text: String, name: String? = nil) -> CheckedInput {
    check([SourceText(text, name: name)])
  }

  /// Checks several files as one module.
  public func check(_ files: [SourceText]) -> CheckedInput {
    InputCheck(session: self, files: files).run()
  }

  /// Adds an input that was checked against this state, and has no error.
  public func accept(_ input: CheckedInput) {
    guard !input.hasErrors else { return }
    inputs.append(input)
    scopes.append(input.module)
  }

  /// Takes the last accepted input back; nil when there is none.
  @discardableResult
  public func removeLast() -> CheckedInput? {
    guard let last = inputs.popLast() else { return nil }
    scopes.removeLast()
    return last
  }
}

extension ControllerUnderStudy {
  /// Declares `class NAME: SUPERCLASS { override func METHOD() }`; nil without that superclass.
  static func declare(
    _ name: String, superclass: String, method: String?, callsSuper: Bool, in library: Library
  ) -> ControllerUnderStudy? {
    guard let parent = library.type(named: superclass) else { return nil }
    let type = NominalType(name, .class, module: "main")
    type.superclass = .nominal(parent, [])
    let implementation = TypeImplementation()
    implementation.nativeBase = parent
    type.script = implementation
    guard let method else {
      return ControllerUnderStudy(type: type, method: nil, implementation: nil)
    }
    let declaration = Declaration(.function, method, type: .void, owner: type)
    declaration.isOverride = true
    let function = FunctionImplementation(
      declaration: declaration, name: "\(name).\(declaration.fullName)")
    let me = LocalVariable("self", type: .nominal(type, []))
    function.selfVariable = me
    declaration.implementation = .script(function)
    // The parameters are those of the method it overrides.
    var owner: NominalType? = parent
    while let current = owner {
      if let overridden = current.members(named: method).first(where: {
        $0.kind == .function && !$0.isStatic
      }) {
        declaration.parameters = overridden.parameters
        declaration.type = overridden.type
        function.parameters = overridden.parameters.map { LocalVariable($0.name, type: $0.type) }
        function.defaults = overridden.parameters.map { _ in nil }
        if callsSuper { function.body = [superCall(overridden, me, parent, function)] }
        break
      }
      owner = current.superclass?.nominal
    }
    type.add(declaration)
    return ControllerUnderStudy(type: type, method: declaration, implementation: function)
  }

  /// `super.METHOD(…)` with the method's own parameters.
  private static func superCall(
    _ method: Declaration, _ me: LocalVariable, _ parent: NominalType,
    _ function: FunctionImplementation
  ) -> Statement {
    let place = SourceRange(SourceText(""), 0, 0)
    let base = Expression(
      .upcast(Expression(.variable(me), type: me.type, range: place)),
      type: .nominal(parent, []), range: place)
    let arguments = function.parameters.map {
      Argument.value(Expression(.variable($0), type: $0.type, range: place))
    }
    return Statement(
      .expression(
        Expression(
          .call(
            method, base: base, arguments: arguments, dispatch: .superclass, substitutions: [:]),
          type: method.type, range: place)), range: place)
  }
}
