/// What can be wrong with the outline of an expected hierarchy.
public enum ExpectationProblem: LessonProblemKind, Equatable {
  case empty
  case tab
  case indentation(found: Int, levels: [Int])
  case unexpected(String)
  case unclosed(String)
  case missingValue(property: String)
  case missingDeviceName
  case unknownDevice(String, suggestion: String?)
  case duplicateName(String)
  case duplicateProperty(String)
  case secondType(String)
  case missingType(after: String)
  case othersAtTop
  case othersWithChildren
  case othersTwice
  case unorderedWithoutChildren
  case matchNeedsText(String)
  case numberCount(property: String, expected: Int, found: Int)

  public var id: String {
    switch self {
    case .empty: "expect.empty"
    case .tab: "expect.tab"
    case .indentation: "expect.indentation"
    case .unexpected: "expect.unexpected"
    case .unclosed: "expect.unclosed"
    case .missingValue: "expect.missing-value"
    case .missingDeviceName: "expect.missing-device-name"
    case .unknownDevice: "expect.unknown-device"
    case .duplicateName: "expect.duplicate-name"
    case .duplicateProperty: "expect.duplicate-property"
    case .secondType: "expect.second-type"
    case .missingType: "expect.missing-type"
    case .othersAtTop: "expect.others-at-top"
    case .othersWithChildren: "expect.others-with-children"
    case .othersTwice: "expect.others-twice"
    case .unorderedWithoutChildren: "expect.unordered-without-children"
    case .matchNeedsText: "expect.match-needs-text"
    case .numberCount: "expect.number-count"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .empty, .tab, .indentation, .othersAtTop, .othersWithChildren, .othersTwice,
      .unorderedWithoutChildren:
      ofTheOutline
    case .missingValue, .missingDeviceName, .unknownDevice, .duplicateProperty, .matchNeedsText,
      .numberCount:
      ofAProperty
    default: ofALine
    }
  }

  private var ofTheOutline: Explanation {
    switch self {
    case .tab:
      Explanation(
        it: "il rientro contiene una tabulazione", "usa due spazi per ogni livello",
        en: "the indentation contains a tab", "use two spaces for each level")
    case .indentation(let found, let levels):
      Explanation(
        it: "un rientro di \(found) non corrisponde a nessun livello",
        "usa \(levels.map(String.init).joined(separator: ", ")) spazi",
        en: "an indentation of \(found) matches no level",
        "use \(levels.map(String.init).joined(separator: ", ")) spaces")
    case .othersAtTop:
      Explanation(
        it: "`...` sta fra sottoviste, non al posto della vista radice", "mettilo sotto una vista",
        en: "`...` stands among subviews, not in place of the root view", "put it under a view")
    case .othersWithChildren:
      Explanation(
        it: "`...` non può avere niente sotto di sé", "riduci il rientro della riga",
        en: "`...` cannot have anything below it", "indent the line less")
    case .othersTwice:
      Explanation(
        it: "c'è già un `...` proprio qui sopra", "lasciane uno",
        en: "there is a `...` just above", "keep one of them")
    case .unorderedWithoutChildren:
      Explanation(
        it: "`unordered` non ha effetto su una vista senza sottoviste", "toglilo",
        en: "`unordered` has no effect on a view without subviews", "remove it")
    default:
      Explanation(
        it: "la gerarchia attesa è vuota", "scrivi una vista per riga, come `view: UIView`",
        en: "the expected hierarchy is empty", "write one view a line, such as `view: UIView`")
    }
  }

  private var ofAProperty: Explanation {
    switch self {
    case .missingDeviceName:
      Explanation(
        it: "dopo `@` manca il nome di un dispositivo", "scrivilo fra virgolette: `@\"iPhone 15\"`",
        en: "the name of a device is missing after `@`", "write it in quotes: `@\"iPhone 15\"`")
    case .unknownDevice(let device, let suggestion):
      FrontMatterProblem.unknownDevice(device, suggestion: suggestion).explanation
    case .duplicateProperty(let property):
      Explanation(
        it: "la proprietà `\(property)` è già attesa su questa riga", "lasciane una",
        en: "the property `\(property)` is expected on this line already", "keep one of them")
    case .matchNeedsText(let value):
      Explanation(
        it: "`~=` cerca un testo, e `\(value)` non è un testo fra virgolette",
        "scrivi il testo fra virgolette o usa `=`",
        en: "`~=` looks for a text, and `\(value)` is not a text in quotes",
        "write the text in quotes or use `=`")
    case .numberCount(let property, let expected, let found):
      Explanation(
        it: "`\(property)` vuole \(expected) numeri, e ce ne sono \(found)",
        "scrivili fra parentesi, separati da spazi",
        en: "`\(property)` takes \(expected) numbers, and there are \(found)",
        "write them in parentheses, separated by spaces")
    case .missingValue(let property):
      Explanation(
        it: "manca il valore di `\(property)`", "scrivi `\(property)=valore`, senza spazi",
        en: "the value of `\(property)` is missing",
        "write `\(property)=value`, without spaces")
    default: ofALine
    }
  }

  private var ofALine: Explanation {
    switch self {
    case .unclosed(let opening):
      Explanation(
        it: "`\(opening)` non è chiuso", "chiudilo sulla stessa riga",
        en: "`\(opening)` is not closed", "close it on the same line")
    case .duplicateName(let name):
      Explanation(
        it: "un'altra vista attesa si chiama già `\(name)`", "scegli un altro nome",
        en: "another expected view is called `\(name)`", "choose another name")
    case .secondType(let type):
      Explanation(
        it: "la riga ha già un tipo, e `\(type)` sarebbe il secondo", "lasciane uno",
        en: "the line has a type already, and `\(type)` would be the second", "keep one of them")
    case .missingType(let word):
      Explanation(
        it: "dopo `\(word)` manca il tipo della vista", "scrivi il tipo, come `is UIView`",
        en: "the type of the view is missing after `\(word)`", "write the type, such as `is UIView`"
      )
    case .unexpected(let text):
      Explanation(
        it: "`\(text)` non si capisce qui", "scrivi `nome: Tipo proprietà=valore`",
        en: "`\(text)` cannot be understood here", "write `name: Type property=value`")
    default: ofTheOutline
    }
  }
}
