/// Programs that are stopped from outside: by UIKit, by a limit, by the learner.
extension EducationalNote {
  static let exception = EducationalNote(
    it: """
      UIKit ha rifiutato una richiesta e ha sollevato un'eccezione: Swift non può raccoglierla con \
      `catch`, e l'app terminerebbe. Il motivo, in inglese, è quello che leggeresti nella console \
      di Xcode, e di solito dice quale regola è stata infranta: un vincolo fra viste che non hanno \
      un antenato comune, una vista aggiunta a sé stessa, una priorità cambiata troppo tardi. \
      Rimedia prima della riga che l'ha causata.
      """,
    en: """
      UIKit refused a request and raised an exception: Swift cannot take it with `catch`, and the \
      app would end. The reason is the one you would read in Xcode's console, and it usually \
      names the rule that was broken: a constraint between views without a common ancestor, a \
      view added to itself, a priority changed too late. Mend what comes before the line that \
      caused it.
      """,
    wrong: """
      import UIKit
      let view = UIView()
      let label = UILabel()
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      """,
    right: """
      import UIKit
      let view = UIView()
      let label = UILabel()
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      print(view.constraints.count)
      """)

  static let stackOverflow = EducationalNote(
    it: """
      Ogni chiamata occupa un posto nello stack finché non ritorna. Una funzione che chiama sé \
      stessa, direttamente o attraverso altre, senza una condizione che la fermi, lo riempie: \
      l'app terminerebbe senza un messaggio. In `loadView` succede quando si legge `view` prima \
      di averla assegnata. Cerca nell'elenco delle chiamate il giro che si ripete, e dagli \
      un'uscita.
      """,
    en: """
      Each call takes up room on the stack until it returns. A function that calls itself, \
      directly or through others, with no condition to stop it, fills the stack: the app would \
      end without a message. In `loadView` it happens when `view` is read before it has been \
      assigned. Look in the list of calls for the circle that repeats, and give it a way out.
      """,
    wrong: """
      func countDown(from number: Int) {
        countDown(from: number - 1)
        print(number)
      }
      countDown(from: 3)
      """,
    right: """
      func countDown(from number: Int) {
        guard number > 0 else { return }
        print(number)
        countDown(from: number - 1)
      }
      countDown(from: 3)
      """)

  static let stepBudgetExhausted = EducationalNote(
    it: """
      Primavista conta i passi di ogni riga, per non restare bloccata in un ciclo che non finisce. \
      Di solito la condizione di un `while` resta vera perché nulla, nel ciclo, la cambia. \
      Controlla che a ogni giro qualcosa si avvicini alla fine.
      """,
    en: """
      Primavista counts the steps of each line, so as not to be caught in a loop that does not \
      end. Usually the condition of a `while` stays true because nothing in the loop changes it. \
      See that each turn brings something nearer to the end.
      """,
    wrong: """
      var left = 3
      while left > 0 {
        _ = left - 1
      }
      left = 0
      """,
    right: """
      var left = 3
      while left > 0 {
        left -= 1
      }
      print(left)
      """)

  static let memoryBudgetExhausted = EducationalNote(
    it: """
      Il programma ha chiesto più memoria di quanta Primavista ne conceda: di solito una raccolta \
      cresce a ogni giro di un ciclo che non finisce, o raddoppia. Su un telefono sarebbe il \
      sistema a chiudere l'app. Tieni solo gli elementi che ti servono.
      """,
    en: """
      The program asked for more memory than Primavista grants: usually a collection grows at \
      every turn of a loop that does not end, or doubles. On a phone the system would close the \
      app. Keep only the elements that you need.
      """,
    wrong: """
      var numbers = [1]
      while true {
        numbers += numbers
      }
      """,
    right: """
      var numbers = [1]
      while numbers.count < 100 {
        numbers += numbers
      }
      print(numbers.count)
      """)

  static let outputBudgetExhausted = EducationalNote(
    it: """
      Il programma ha stampato più testo di quanto Primavista ne mostri per una riga: quasi sempre \
      un `print` sta dentro un ciclo che gira troppe volte. Stampa solo ciò che ti serve leggere, \
      oppure il risultato alla fine.
      """,
    en: """
      The program printed more text than Primavista shows for one line: nearly always a `print` \
      stands in a loop that turns too often. Print only what you need to read, or the result at \
      the end.
      """,
    wrong: """
      for number in 1...1_000_000 {
        print("number", number)
      }
      """,
    right: """
      var sum = 0
      for number in 1...1_000 {
        sum += number
      }
      print(sum)
      """)

  static let timeBudgetExhausted = EducationalNote(
    it: """
      La riga lavorava da più tempo di quanto Primavista ne conceda, anche se con pochi passi: \
      ogni passo trattava moltissimi dati. Prova con meno elementi, o fai fuori dal ciclo il \
      lavoro che non cambia.
      """,
    en: """
      The line had been working for longer than Primavista grants, although in few steps: each of \
      them handled a great deal of data. Try with fewer elements, or do the work that does not \
      change outside the loop.
      """,
    wrong: nil,
    right: """
      let numbers = Array(1...1_000)
      let sum = numbers.reduce(0, +)
      print(sum)
      """)

  static let interrupted = EducationalNote(
    it: """
      Hai premuto Ctrl-C e la riga si è fermata: quello che aveva già fatto è stato annullato. La \
      sessione continua da prima della riga.
      """,
    en: """
      You pressed Ctrl-C and the line stopped: what it had done already was undone. The session \
      goes on from before the line.
      """,
    wrong: nil,
    right: """
      for number in 1...3 { print(number) }
      """)

  static let bridging = EducationalNote(
    it: """
      Questo è un difetto di Primavista, non tuo: un valore è arrivato alla sua UIKit in una forma \
      che non si aspettava. Prova a scrivere la stessa cosa in due passi, con una costante di tipo \
      dichiarato; e segnala la riga, se puoi.
      """,
    en: """
      This is a fault in Primavista, not yours: a value reached its UIKit in a form that it did \
      not expect. Try to write the same thing in two steps, with a constant whose type is \
      declared; and report the line, if you can.
      """,
    wrong: nil,
    right: """
      import UIKit
      let size: CGSize = CGSize(width: 20, height: 10)
      print(size.width)
      """)

  static let notSimulated = EducationalNote(
    it: """
      Swift o UIKit ce l'hanno davvero, ma Primavista non lo simula ancora: la tua riga può essere \
      giusta. Su un Mac, in Xcode, funzionerebbe; qui serve un'altra strada.
      """,
    en: """
      Swift or UIKit do have it, but Primavista does not simulate it yet: your line may well be \
      right. On a Mac, in Xcode, it would work; here another way is needed.
      """,
    wrong: nil,
    right: """
      import UIKit
      let view = UIView()
      print(view.subviews.count)
      """)

  static let nameNotSimulated = EducationalNote(
    it: """
      Il nome è di Apple, ma Primavista non lo simula. Quello che gli si dice (una proprietà \
      impostata, un metodo chiamato) non ha effetto, e il programma prosegue; qui però serve un suo \
      valore, e inventarlo sarebbe falso. Su un dispositivo la riga funziona.
      """,
    en: """
      The name is Apple's, but Primavista does not simulate it. What it is told (a property set, a \
      method called) has no effect, and the program goes on; but here a value from it is needed, \
      and to make one up would be false. On a device the line works.
      """,
    wrong: nil,
    right: """
      import UIKit
      import MapKit
      let map = MKMapView()
      map.showsUserLocation = true
      print(map.subviews.count)
      """)
}
