import ScriptRuntime
import SwiftOperators
import SwiftSyntax

// Functions that are operators, and the declarations of operators.
extension Checker {
  /// Checks that an operator's function is declared where and as it must be.
  func checkOperator(_ declaration: Declaration, _ owner: TypeDeclaration?) {
    guard let place = declaration.range else { return }
    if let owner, !declaration.isStatic {
      diagnose(
        .operatorNotStatic(name: declaration.name, type: owner.type.name), at: place,
        fixIts: [
          FixIt(replace: SourceRange(place.source, place.lower, place.lower), with: "static ")
        ])
      return
    }
    if declaration.parameters.count == 1, !declaration.isPrefix, !declaration.isPostfix {
      diagnose(.operatorNeedsFixity, at: place)
      return
    }
    let fixity =
      declaration.isPrefix ? "prefix" : declaration.isPostfix ? "postfix" : "infix"
    guard !Self.isStandard(declaration.name, fixity),
      !module.operatorDeclarations.contains(where: {
        isDeclaration($0, of: declaration.name, fixity)
      })
    else { return }
    diagnose(.operatorNotDeclared, at: place)
  }

  private static func isStandard(_ name: String, _ fixity: String) -> Bool {
    switch fixity {
    case "prefix": ["!", "~", "+", "-", "..<", "..."].contains(name)
    case "postfix": name == "..."
    default: OperatorTable.standardOperators.infixOperator(named: name) != nil
    }
  }

  /// Whether a text such as `infix operator **: Power` declares an operator.
  private func isDeclaration(_ text: String, of name: String, _ fixity: String) -> Bool {
    let words = text.split { $0 == " " || $0 == ":" || $0 == "\n" }.map(String.init)
    guard let place = words.firstIndex(of: "operator"), place > 0, words.count > place + 1 else {
      return false
    }
    return words[place - 1] == fixity && words[place + 1] == name
  }
}
