/// What the words of Swift are for, in a sentence.
public enum KeywordSummary {
  /// The sentence about a keyword; nil for a word that has none.
  public static func text(for word: String, in language: Language) -> String? {
    guard let pair = sentences[word] else { return nil }
    return language.pick(it: pair.it, en: pair.en)
  }

  /// All words that have a sentence.
  public static var words: [String] { sentences.keys.sorted() }

  private static let sentences: [String: (it: String, en: String)] = {
    var sentences: [String: (it: String, en: String)] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      if parts.count == 3 { sentences[parts[0]] = (parts[1], parts[2]) }
    }
    return sentences
  }()

  private static let text = """
    @objc\tmostra il membro a Objective-C, per i selettori\tshows the member to Objective-C, for selectors
    Any\tun valore di qualunque tipo\ta value of any type
    Self\til tipo in cui si scrive\tthe type one writes in
    any\tun valore di un tipo qualsiasi conforme al protocollo\ta value of some type that conforms, whichever
    await\taspetta il risultato di una chiamata async\twaits for the result of an async call
    break\tesce dal ciclo o dallo switch\tleaves the loop or the switch
    case\tdichiara un caso, o lo sceglie in uno switch\tdeclares a case, or chooses one in a switch
    class\tdichiara una classe\tdeclares a class
    continue\tpassa al giro successivo del ciclo\tgoes on to the loop's next turn
    convenience\tun inizializzatore che ne chiama un altro\tan initializer that calls another
    defer\tda eseguire uscendo da qui\tto be run on the way out of here
    deinit\tda eseguire quando l'oggetto sparisce\tto be run when the object goes
    do\traccoglie gli errori con catch, o apre un ambito\ttakes errors with catch, or opens a scope
    enum\tdichiara un'enumerazione\tdeclares an enumeration
    extension\taggiunge membri a un tipo\tadds members to a type
    false\tfalso\tfalse, the opposite of true
    fileprivate\tvisibile solo in questo file\tvisible in this file only
    final\tnon si può sovrascrivere, o non ha sottoclassi\tcannot be overridden, or has no subclasses
    for\tripete per ogni elemento\trepeats for each element
    func\tdichiara una funzione o un metodo\tdeclares a function or a method
    guard\tesce se la condizione non vale\tleaves unless the condition holds
    if\tesegue se la condizione vale\truns if the condition holds
    import\trende visibile un modulo\tmakes a module visible
    init\tdichiara un inizializzatore\tdeclares an initializer
    lazy\tcalcolata alla prima lettura\tcomputed at the first reading
    let\tdichiara una costante\tdeclares a constant
    mutating\til metodo cambia il valore\tthe method changes the value
    nil\tnessun valore\tno value
    override\tsostituisce un membro della superclasse\treplaces a member of the superclass
    private\tvisibile solo qui dentro\tvisible in here only
    protocol\tdichiara un protocollo\tdeclares a protocol
    public\tvisibile anche da altri moduli\tvisible from other modules too
    repeat\tripete almeno una volta\trepeats at least once
    required\togni sottoclasse deve averlo\tevery subclass must have it
    return\trestituisce il valore e lascia la funzione\tgives the value back and leaves the function
    self\tl'oggetto su cui si lavora\tthe object at work
    some\tun tipo conforme al protocollo, sempre lo stesso\ta type that conforms, always the same
    static\tappartiene al tipo, non ai suoi valori\tbelongs to the type, not to its values
    struct\tdichiara una struttura\tdeclares a structure
    subscript\tlegge e scrive con le parentesi quadre\treads and writes with square brackets
    super\tla versione della superclasse\tthe superclass's version
    switch\tsceglie fra più casi\tchooses between cases
    throw\tlancia un errore\tthrows an error
    true\tvero\ttrue, the opposite of false
    try\tsegna una chiamata che può lanciare errori\tmarks a call that may throw errors
    typealias\tdà un altro nome a un tipo\tgives a type another name
    var\tdichiara una variabile\tdeclares a variable
    weak\tun riferimento che non trattiene l'oggetto\ta reference that does not keep the object
    while\tripete finché la condizione vale\trepeats while the condition holds
    """
}
