/// Views, labels, images and colours' carriers.
extension DocumentationSummary {
  static let views = """
    UIView\tUn rettangolo dello schermo che disegna, contiene altre viste e riceve tocchi.
    UIView.init()\tCrea una vista di misura zero.
    UIView.init(frame:)\tCrea una vista con un frame: posizione e misura nel sistema di coordinate della superview.
    UIView.frame\tIl rettangolo che la vista occupa, nelle coordinate della sua superview.
    UIView.bounds\tIl rettangolo della vista nelle sue stesse coordinate: di norma comincia in (0, 0).
    UIView.center\tIl centro della vista, nelle coordinate della sua superview.
    UIView.alpha\tQuanto la vista è opaca: da 0, invisibile, a 1.
    UIView.backgroundColor\tIl colore dello sfondo; `nil` lo lascia trasparente.
    UIView.tintColor\tIl colore che la vista dà ai suoi elementi interattivi, e che le sottoviste ereditano.
    UIView.isHidden\tSe la vista è nascosta; resta nella gerarchia e nei vincoli.
    UIView.isOpaque\tSe la vista promette di coprire tutto ciò che ha dietro.
    UIView.clipsToBounds\tSe ciò che esce dal rettangolo della vista viene tagliato.
    UIView.contentMode\tCome il contenuto si adatta quando la vista cambia misura.
    UIView.tag\tUn numero scelto da te per ritrovare la vista.
    UIView.layer\tIl livello su cui la vista è disegnata: bordi, angoli arrotondati, ombre.
    UIView.transform\tLo spostamento, la rotazione o la scala applicati alla vista attorno al suo centro.
    UIView.superview\tLa vista che contiene questa; `nil` finché non è aggiunta a nessuna.
    UIView.subviews\tLe viste contenute, da quella più in fondo a quella più davanti.
    UIView.window\tLa window in cui la vista si trova; `nil` finché non è sullo schermo.
    UIView.addSubview(_:)\tAggiunge una vista davanti alle altre sottoviste.
    UIView.insertSubview(_:at:)\tInserisce una sottovista a una certa posizione dell'ordine.
    UIView.insertSubview(_:aboveSubview:)\tInserisce una sottovista subito davanti a un'altra.
    UIView.insertSubview(_:belowSubview:)\tInserisce una sottovista subito dietro a un'altra.
    UIView.removeFromSuperview()\tToglie la vista dalla sua superview, con i vincoli che le univano.
    UIView.bringSubviewToFront(_:)\tPorta una sottovista davanti alle altre.
    UIView.isUserInteractionEnabled\tSe la vista riceve i tocchi.
    UIView.addGestureRecognizer(_:)\tFa riconoscere alla vista un gesto.
    UIView.accessibilityIdentifier\tUn nome con cui le prove ritrovano la vista; non viene letto a nessuno.
    UIView.accessibilityLabel\tCiò che VoiceOver legge della vista.
    UIView.layoutSubviews()\tDispone le sottoviste: si sovrascrive per farlo da sé, e si chiama con `setNeedsLayout`.
    UIView.setNeedsLayout()\tChiede che le sottoviste siano disposte di nuovo alla prossima passata di layout.
    UIView.layoutIfNeeded()\tDispone subito le sottoviste, se serve.
    UIView.setNeedsDisplay()\tChiede che la vista sia ridisegnata.
    UIView.draw(_:)\tDisegna il contenuto: si sovrascrive solo per disegnare con codice proprio.
    UIView.sizeThatFits(_:)\tLa misura che la vista vorrebbe nello spazio dato.
    UIView.sizeToFit()\tDà alla vista la misura che vuole.
    UIView.didMoveToSuperview()\tAvvisa che la vista ha cambiato superview.
    UIView.didMoveToWindow()\tAvvisa che la vista è entrata in una window, o ne è uscita.
    UIView.animate(withDuration:animations:)\tAnima i cambiamenti fatti nella closure, per un certo numero di secondi.
    UIView.animate(withDuration:animations:completion:)\tAnima i cambiamenti, e alla fine esegue un'altra closure.
    UIView.traitCollection\tL'ambiente della vista: modalità scura, misura del testo, size class.
    UIView.endEditing(_:)\tChiude la tastiera del campo che si sta modificando.
    UILabel\tUn'etichetta: testo da leggere, su una o più righe.
    UILabel.text\tIl testo che l'etichetta mostra.
    UILabel.font\tIl carattere del testo.
    UILabel.textColor\tIl colore del testo.
    UILabel.textAlignment\tDa quale parte il testo è allineato.
    UILabel.numberOfLines\tQuante righe al massimo; 0 vuol dire quante ne servono.
    UILabel.lineBreakMode\tChe cosa succede al testo che non ci sta: andare a capo o essere troncato.
    UILabel.attributedText\tIl testo con i suoi stili, parte per parte.
    UILabel.adjustsFontSizeToFitWidth\tSe il testo rimpicciolisce per stare in una riga.
    UILabel.adjustsFontForContentSizeCategory\tSe il carattere segue la misura del testo scelta dall'utente.
    UIImageView\tUna vista che mostra un'immagine.
    UIImageView.image\tL'immagine mostrata.
    UIImageView.init(image:)\tCrea una vista della misura dell'immagine.
    UIImage\tUn'immagine.
    UIImage.init(named:)\tL'immagine con quel nome nell'app; `nil` se non c'è.
    UIImage.init(systemName:)\tIl simbolo di sistema con quel nome (SF Symbols); `nil` se non c'è.
    UIImage.size\tLa misura dell'immagine, in punti.
    CALayer\tIl livello su cui una vista è disegnata.
    CALayer.cornerRadius\tIl raggio degli angoli arrotondati.
    CALayer.borderWidth\tLo spessore del bordo.
    CALayer.borderColor\tIl colore del bordo, come `CGColor`.
    CALayer.masksToBounds\tSe ciò che esce dal livello viene tagliato.
    CALayer.shadowOpacity\tQuanto si vede l'ombra: 0 non la mostra.
    CALayer.shadowRadius\tQuanto l'ombra è sfumata.
    CALayer.shadowOffset\tDi quanto l'ombra è spostata.
    """
}
