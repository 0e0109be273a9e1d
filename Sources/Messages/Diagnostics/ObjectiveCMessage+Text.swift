import Interpreter

extension ObjectiveCMessage {
  /// The compiler's own sentence.
  var english: String {
    switch self {
    case .outsideClass:
      "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions "
        + "of classes"
    case .notRepresentable(let kind, .parameter(let place)):
      "\(kind) cannot be marked '@objc' because the type of the parameter"
        + "\(place.map { " \($0)" } ?? "") cannot be represented in Objective-C"
    case .notRepresentable(let kind, .result):
      "\(kind) cannot be marked '@objc' because its result type cannot be represented in "
        + "Objective-C"
    case .propertyNotRepresentable(let attribute):
      "property cannot be marked '\(attribute)' because its type cannot be represented in "
        + "Objective-C"
    case .generic(let kind): "\(kind) cannot be marked '@objc' because it has generic parameters"
    case .outletOutsideClass: "only class instance properties can be declared @IBOutlet"
    case .outletNonObject(let type): "'@IBOutlet' property cannot have non-object type '\(type)'"
    case .outletNonOptional(let type): "'@IBOutlet' property has non-optional type '\(type)'"
    case .outletImmutable: "'@IBOutlet' requires property to be mutable"
    case .actionOutsideClass: "only instance methods can be declared @IBAction"
    case .actionReturns: "methods declared @IBAction must not return a value"
    case .optionalOutsideProtocol:
      "'optional' can only be applied to members of an '@objc' protocol"
    case .keyPathProperty(let name):
      "argument of '#keyPath' refers to non-'@objc' property '\(name)'"
    }
  }

  /// The sentence in Italian.
  var italian: String {
    switch self {
    case .outsideClass:
      "'@objc' va solo con i membri di una classe, di una sua estensione o di un protocollo '@objc'"
    case .notRepresentable(_, .parameter(let place)):
      "non può essere '@objc': Objective-C non conosce il tipo del parametro"
        + "\(place.map { " \($0)" } ?? "")"
    case .notRepresentable(_, .result):
      "non può essere '@objc': Objective-C non conosce il tipo del risultato"
    case .propertyNotRepresentable(let attribute):
      "la proprietà non può essere '\(attribute)': Objective-C non ne conosce il tipo"
    case .generic: "ciò che ha parametri generici non può essere '@objc'"
    case .outletOutsideClass: "'@IBOutlet' va solo con le proprietà d'istanza di una classe"
    case .outletNonObject(let type):
      "una proprietà '@IBOutlet' tiene un oggetto, e '\(type)' non lo è"
    case .outletNonOptional(let type):
      "una proprietà '@IBOutlet' è opzionale, e '\(type)' non lo è"
    case .outletImmutable: "una proprietà '@IBOutlet' è una 'var'"
    case .actionOutsideClass: "'@IBAction' va solo con i metodi d'istanza di una classe"
    case .actionReturns: "un metodo '@IBAction' non restituisce niente"
    case .optionalOutsideProtocol: "'optional' va solo con i membri di un protocollo '@objc'"
    case .keyPathProperty(let name): "'#keyPath' vuole una proprietà '@objc', e '\(name)' non lo è"
    }
  }
}
