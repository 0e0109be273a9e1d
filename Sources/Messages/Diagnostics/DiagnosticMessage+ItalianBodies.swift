import Interpreter

extension DiagnosticMessage {
  /// The Italian sentences about what only bodies have.
  var italianOfBodies: String {
    switch self {
    case .conditionIsConstant(let value):
      "la condizione è sempre \(value ? "vera" : "falsa")"
    case .switchOnConstant: "il valore dello 'switch' è sempre lo stesso"
    case .defaultNeverExecuted: "il 'default' non serve: i casi sono già tutti trattati"
    case .caseAlreadyHandled: "questo caso è già trattato da quelli prima: si può togliere"
    case .arithmeticOverflows(let operation, let type):
      "il risultato di '\(operation)' non sta in un '\(type)'"
    case .dividesByZero: "divisione per zero"
    case .assignedToItself(let isProperty):
      "\(isProperty ? "una proprietà" : "una variabile") assegnata a sé stessa"
    case .nonEscapingAssigned(let name):
      "'\(name)' vale solo durante la chiamata: per conservarla ci vuole '@escaping'"
    case .nonEscapingPassed(let name):
      "'\(name)' vale solo durante la chiamata: per passarla a chi la conserva ci vuole '@escaping'"
    case .nonEscapingCaptured(let name):
      "la closure sopravvive alla chiamata e trattiene '\(name)', che non è '@escaping'"
    case .nonEscapingKept(let name):
      "'\(name)' vale solo durante la chiamata: qui ci vuole una funzione '@escaping'"
    case .nonEscapingConverted(let name, let parameter):
      "'\(name)' non è '@escaping': come '\(parameter)' potrebbe sopravvivere alla chiamata"
    case .inoutCaptured(let name):
      "la closure sopravvive alla chiamata e usa '\(name)', che è 'inout'"
    case .mutatingSelfCaptured:
      "la closure sopravvive alla chiamata e usa 'self', che un metodo 'mutating' modifica"
    case .optionalInterpolated:
      "nel testo finisce un opzionale, che si scrive 'Optional(…)': spacchettalo, o dillo apertamente"
    case .functionInterpolated: "nel testo finisce una funzione: forse volevi chiamarla"
    case .noThrowingInTry: "'try' non serve: qui nulla lancia errori"
    case .thrownNotTyped(let type, let error):
      "si lancia un '\(type)', ma la funzione dichiara di lanciare '\(error)'"
    case .payloadAsTuple(let name, let count):
      "il caso '\(name)' porta \(count) valori: prenderli come una tupla è sconsigliato"
    case .payloadLabel(let given, let wanted):
      "qui l'etichetta è '\(wanted)', non '\(given)'"
    case .tupleReordered(let from, let to):
      "gli elementi della tupla cambiano ordine, da '\(from)' a '\(to)': è sconsigliato"
    case .tupleHasNoMember(let type, let member):
      "la tupla '\(type)' non ha un elemento '\(member)'"
    case .remainderUnavailable:
      "'%' vale solo tra interi: per i numeri con la virgola c'è 'truncatingRemainder'"
    case .stringIndexUnavailable:
      "un testo non si indicizza con un 'Int': ci vuole uno 'String.Index'"
    case .incrementOperator(let name):
      "l'operatore '\(name)' non esiste: si scrive '\(name.prefix(1))= 1'"
    case .memberNeedsContext(let member):
      "'.\(member)' non dice di quale tipo è membro, e qui non si può dedurre"
    case .extraTrailingClosure: "la chiamata non prende questa closure in coda"
    case .caseAfterDefault: "il 'default' è l'ultimo: dopo non ci sono altri casi"
    case .shorthandWithNames(let name):
      "questa closure dà un nome ai suoi argomenti: '$0' non si può usare"
        + (name.map { ", c'è '\($0)'" } ?? "")
    case .throwsInInitialValue:
      "il valore iniziale di una proprietà non può lanciare errori"
    case .topLevelClosure: "un'istruzione non può cominciare con una closure"
    case .breakNeedsLabel:
      "senza etichetta 'break' sta solo in un ciclo o in uno 'switch'; per uscire da un 'if' o da un 'do' ci vuole l'etichetta"
    default: ""
    }
  }
}
