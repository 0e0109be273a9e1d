/// Swift's own types and functions, in Italian and English.
extension DocumentationSummary {
  static let swift = """
    Int\tUn numero intero.\tAn integer.
    Int.init(_:)\tUn intero da un altro numero, o da un testo: in quel caso il risultato è opzionale.\tAn integer from another number, or from a text: the result is then optional.
    Int.random(in:)\tUn intero a caso in un intervallo.\tA random integer in a range.
    Double\tUn numero con la virgola, a precisione doppia.\tA number with a fraction, in double precision.
    Bool\tVero o falso.\tTrue or false.
    Bool.toggle()\tCambia vero in falso, e falso in vero.\tTurns true into false, and false into true.
    String\tUn testo.\tA text.
    StringProtocol.count\tQuanti caratteri ha il testo.\tHow many characters the text has.
    StringProtocol.isEmpty\tSe il testo non ha caratteri.\tWhether the text has no characters.
    StringProtocol.uppercased()\tLo stesso testo in maiuscolo.\tThe same text in capital letters.
    StringProtocol.lowercased()\tLo stesso testo in minuscolo.\tThe same text in small letters.
    StringProtocol.hasPrefix(_:)\tSe il testo comincia così.\tWhether the text begins like this.
    StringProtocol.hasSuffix(_:)\tSe il testo finisce così.\tWhether the text ends like this.
    String.append(_:)\tAggiunge in fondo.\tAdds at the end.
    Character\tUn carattere, come lo vede chi legge.\tOne character, as a reader sees it.
    Array\tUna fila ordinata di elementi dello stesso tipo.\tAn ordered row of elements of one type.
    Array.append(_:)\tAggiunge un elemento in fondo.\tAdds an element at the end.
    Array.append(contentsOf:)\tAggiunge in fondo tutti gli elementi di una sequenza.\tAdds all the elements of a sequence at the end.
    Array.insert(_:at:)\tInserisce un elemento a una posizione.\tInserts an element at a position.
    Array.remove(at:)\tToglie l'elemento di una posizione e lo restituisce.\tRemoves the element at a position and returns it.
    Array.removeAll(keepingCapacity:)\tToglie tutti gli elementi.\tRemoves all elements.
    Array.removeLast()\tToglie l'ultimo elemento e lo restituisce.\tRemoves the last element and returns it.
    Array.count\tQuanti elementi ci sono.\tHow many elements there are.
    Array.isEmpty\tSe non ci sono elementi.\tWhether there are no elements.
    Array.first\tIl primo elemento; `nil` se non ce ne sono.\tThe first element; `nil` when there is none.
    Array.last\tL'ultimo elemento; `nil` se non ce ne sono.\tThe last element; `nil` when there is none.
    Array.indices\tGli indici validi.\tThe valid indices.
    Sequence.map(_:)\tUn array con il risultato della closure per ogni elemento.\tAn array with the closure's result for each element.
    Sequence.filter(_:)\tUn array con gli elementi per cui la closure è vera.\tAn array of the elements for which the closure is true.
    Sequence.reduce(_:_:)\tCombina gli elementi in un valore solo.\tCombines the elements into one value.
    Sequence.forEach(_:)\tEsegue la closure per ogni elemento.\tRuns the closure for each element.
    Sequence.compactMap(_:)\tCome `map`, senza i risultati `nil`.\tLike `map`, without the results that are `nil`.
    Sequence.flatMap(_:)\tCome `map`, con i risultati messi in fila uno dopo l'altro.\tLike `map`, with the results put one after another.
    Sequence.sorted()\tUn array con gli elementi in ordine.\tAn array of the elements in order.
    Sequence.sorted(by:)\tUn array con gli elementi nell'ordine che la closure decide.\tAn array of the elements in the order the closure decides.
    Sequence.enumerated()\tGli elementi, ciascuno con il suo numero da 0.\tThe elements, each with its number from 0.
    Sequence.contains(_:)\tSe l'elemento c'è.\tWhether the element is there.
    Sequence.contains(where:)\tSe la closure è vera per qualche elemento.\tWhether the closure is true for some element.
    Sequence.first(where:)\tIl primo elemento per cui la closure è vera.\tThe first element for which the closure is true.
    Sequence.allSatisfy(_:)\tSe la closure è vera per tutti gli elementi.\tWhether the closure is true for all elements.
    Sequence.reversed()\tGli elementi dall'ultimo al primo.\tThe elements from the last to the first.
    Sequence.joined(separator:)\tI testi uniti, con un separatore in mezzo.\tThe texts joined, with a separator between them.
    Sequence.min()\tL'elemento più piccolo; `nil` se non ce ne sono.\tThe least element; `nil` when there is none.
    Sequence.max()\tL'elemento più grande; `nil` se non ce ne sono.\tThe greatest element; `nil` when there is none.
    Dictionary\tValori trovati per mezzo di una chiave.\tValues found by a key.
    Dictionary.keys\tLe chiavi.\tThe keys.
    Dictionary.values\tI valori.\tThe values.
    Set\tElementi senza ordine e senza doppioni.\tElements without order and without doubles.
    Set.insert(_:)\tAggiunge un elemento, se non c'è già.\tAdds an element, unless it is there already.
    Optional\tUn valore, o niente: `nil`.\tA value, or nothing: `nil`.
    Optional.map(_:)\tIl risultato della closure sul valore, o `nil`.\tThe closure's result for the value, or `nil`.
    Range\tUn intervallo senza l'ultimo valore: `0..<3`.\tA range without its last value: `0..<3`.
    ClosedRange\tUn intervallo con l'ultimo valore: `1...3`.\tA range with its last value: `1...3`.
    Result\tUn successo con il suo valore, o un errore.\tA success with its value, or an error.
    Error\tCiò che si può lanciare con `throw`.\tWhat can be thrown with `throw`.
    Equatable\tSi può confrontare con `==`.\tIt can be compared with `==`.
    Hashable\tPuò fare da chiave, o stare in un insieme.\tIt can be a key, or be in a set.
    Comparable\tSi può mettere in ordine, con `<`.\tIt can be put in order, with `<`.
    CaseIterable\tUn'enumerazione che elenca i suoi casi, in `allCases`.\tAn enumeration that lists its cases, in `allCases`.
    print(_:separator:terminator:)\tStampa i valori su una riga.\tPrints the values on a line.
    fatalError(_:)\tFerma il programma con un messaggio.\tStops the program with a message.
    precondition(_:_:)\tFerma il programma se la condizione è falsa.\tStops the program if the condition is false.
    assert(_:_:)\tNelle prove, ferma il programma se la condizione è falsa.\tWhile testing, stops the program if the condition is false.
    min(_:_:)\tIl più piccolo di due valori.\tThe lesser of two values.
    max(_:_:)\tIl più grande di due valori.\tThe greater of two values.
    abs(_:)\tIl valore senza segno.\tThe value without its sign.
    zip(_:_:)\tDue sequenze, appaiate elemento per elemento.\tTwo sequences, paired element by element.
    stride(from:to:by:)\tI valori da uno all'altro, a passi uguali, l'ultimo escluso.\tThe values from one to another in equal steps, the last left out.
    type(of:)\tIl tipo che un valore ha mentre il programma gira.\tThe type a value has while the program runs.
    """
}
