/// Auto Layout: anchors, constraints, guides.
extension DocumentationSummary {
  static let layout = """
    UIView.translatesAutoresizingMaskIntoConstraints\tSe il frame viene tradotto in vincoli: `false` per le viste disposte con Auto Layout.
    UIView.topAnchor\tL'anchor del bordo superiore.
    UIView.bottomAnchor\tL'anchor del bordo inferiore.
    UIView.leadingAnchor\tL'anchor del bordo iniziale: a sinistra dove si legge da sinistra.
    UIView.trailingAnchor\tL'anchor del bordo finale: a destra dove si legge da sinistra.
    UIView.leftAnchor\tL'anchor del bordo sinistro, qualunque sia il verso di lettura.
    UIView.rightAnchor\tL'anchor del bordo destro, qualunque sia il verso di lettura.
    UIView.centerXAnchor\tL'anchor del centro, in orizzontale.
    UIView.centerYAnchor\tL'anchor del centro, in verticale.
    UIView.widthAnchor\tL'anchor della larghezza.
    UIView.heightAnchor\tL'anchor dell'altezza.
    UIView.firstBaselineAnchor\tL'anchor della linea di base della prima riga di testo.
    UIView.lastBaselineAnchor\tL'anchor della linea di base dell'ultima riga di testo.
    UIView.safeAreaLayoutGuide\tLa guida dell'area che le barre e la tacca non coprono.
    UIView.layoutMarginsGuide\tLa guida dell'area dentro i margini di layout.
    UIView.readableContentGuide\tLa guida di una larghezza comoda per leggere.
    UIView.constraints\tI vincoli che la vista possiede.
    UIView.addConstraint(_:)\tAggiunge un vincolo alla vista; di norma si usa `isActive` o `activate`.
    UIView.intrinsicContentSize\tLa dimensione intrinseca del contenuto, che i vincoli rispettano.
    UIView.invalidateIntrinsicContentSize()\tDice che la dimensione intrinseca è cambiata.
    UIView.setContentHuggingPriority(_:for:)\tDecide quanto la vista resiste a diventare più grande del suo contenuto.
    UIView.setContentCompressionResistancePriority(_:for:)\tDecide quanto la vista resiste a diventare più piccola del suo contenuto.
    UIView.hasAmbiguousLayout\tSe i vincoli non bastano a fissare posizione e misura.
    UIView.autoresizingMask\tCome il frame si adatta quando cambia la superview, senza vincoli.
    UIView.layoutMargins\tI margini di layout della vista.
    UIView.directionalLayoutMargins\tI margini di layout, con bordi iniziale e finale.
    UIView.addLayoutGuide(_:)\tAggiunge alla vista una guida di layout.
    NSLayoutConstraint\tUn vincolo: una relazione fra bordi, centri o misure di viste.
    NSLayoutConstraint.activate(_:)\tAttiva più vincoli insieme.
    NSLayoutConstraint.deactivate(_:)\tDisattiva più vincoli insieme.
    NSLayoutConstraint.isActive\tSe il vincolo è attivo.
    NSLayoutConstraint.constant\tLa costante del vincolo, che si può cambiare anche da attivo.
    NSLayoutConstraint.multiplier\tIl moltiplicatore del vincolo.
    NSLayoutConstraint.priority\tLa priorità: 1000 è obbligatorio.
    NSLayoutConstraint.identifier\tUn nome per ritrovare il vincolo nei messaggi.
    NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)\tCrea un vincolo con tutti i suoi termini.
    NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)\tCrea vincoli da un disegno di testo, come `H:|-[label]-|`.
    NSLayoutAnchor\tUn bordo o un centro da cui si creano vincoli.
    NSLayoutAnchor.constraint(equalTo:)\tCrea un vincolo: questo anchor coincide con un altro.
    NSLayoutAnchor.constraint(equalTo:constant:)\tCrea un vincolo: questo anchor sta a una certa distanza da un altro.
    NSLayoutAnchor.constraint(greaterThanOrEqualTo:)\tCrea un vincolo: questo anchor non sta prima di un altro.
    NSLayoutAnchor.constraint(greaterThanOrEqualTo:constant:)\tCrea un vincolo: questo anchor sta almeno a una certa distanza da un altro.
    NSLayoutAnchor.constraint(lessThanOrEqualTo:)\tCrea un vincolo: questo anchor non sta dopo un altro.
    NSLayoutAnchor.constraint(lessThanOrEqualTo:constant:)\tCrea un vincolo: questo anchor sta al massimo a una certa distanza da un altro.
    NSLayoutDimension\tLa larghezza o l'altezza da cui si creano vincoli.
    NSLayoutDimension.constraint(equalToConstant:)\tCrea un vincolo: la misura è un certo numero di punti.
    NSLayoutDimension.constraint(equalTo:multiplier:)\tCrea un vincolo: la misura è una frazione di un'altra.
    NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)\tCrea un vincolo: la misura è almeno un certo numero di punti.
    NSLayoutDimension.constraint(lessThanOrEqualToConstant:)\tCrea un vincolo: la misura è al massimo un certo numero di punti.
    UILayoutGuide\tUn rettangolo invisibile a cui ancorare viste.
    UILayoutGuide.topAnchor\tL'anchor del bordo superiore della guida.
    UILayoutGuide.bottomAnchor\tL'anchor del bordo inferiore della guida.
    UILayoutGuide.leadingAnchor\tL'anchor del bordo iniziale della guida.
    UILayoutGuide.trailingAnchor\tL'anchor del bordo finale della guida.
    UILayoutPriority\tLa priorità di un vincolo, da 1 a 1000.
    UILayoutPriority.required\t1000: il vincolo deve valere.
    UILayoutPriority.defaultHigh\t750: la resistenza alla compressione abituale.
    UILayoutPriority.defaultLow\t250: il content hugging abituale.
    """
}
