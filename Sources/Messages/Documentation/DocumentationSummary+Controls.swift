/// Controls, text fields, lists and stacks.
extension DocumentationSummary {
  static let controls = """
    UIControl\tLa base dei controlli: viste che trasformano i tocchi in eventi.
    UIControl.addTarget(_:action:for:)\tFa chiamare un metodo `@objc` quando succede un evento.
    UIControl.addAction(_:for:)\tFa eseguire un'azione quando succede un evento.
    UIControl.isEnabled\tSe il controllo reagisce ai tocchi.
    UIControl.isSelected\tSe il controllo è selezionato.
    UIControl.Event.touchUpInside\tIl dito si alza dentro il controllo: il tocco di un pulsante.
    UIControl.Event.valueChanged\tIl valore del controllo è cambiato.
    UIControl.Event.editingChanged\tIl testo del campo è cambiato.
    UIControl.State.normal\tLo stato abituale.
    UIControl.State.highlighted\tLo stato mentre il dito preme.
    UIControl.State.disabled\tLo stato in cui il controllo non reagisce.
    UIButton\tUn pulsante.
    UIButton.init(type:)\tCrea un pulsante di un certo tipo: `.system` si colora da sé.
    UIButton.setTitle(_:for:)\tDà al pulsante il titolo per uno stato.
    UIButton.setTitleColor(_:for:)\tDà al titolo il colore per uno stato.
    UIButton.setImage(_:for:)\tDà al pulsante l'immagine per uno stato.
    UIButton.titleLabel\tL'etichetta del titolo, per cambiarne il carattere; il testo si cambia con `setTitle`.
    UIButton.configuration\tL'aspetto del pulsante, in una sola struttura.
    UITextField\tUn campo in cui si scrive una riga.
    UITextField.text\tIl testo scritto.
    UITextField.placeholder\tIl testo grigio che si vede quando il campo è vuoto.
    UITextField.borderStyle\tIl bordo del campo.
    UITextField.delegate\tL'oggetto che viene avvisato di ciò che si scrive.
    UITextField.isSecureTextEntry\tSe i caratteri sono nascosti, come per una password.
    UITextField.keyboardType\tLa tastiera che si apre.
    UITextView\tUn testo su più righe, che scorre e si può modificare.
    UITextView.text\tIl testo.
    UISwitch\tUn interruttore.
    UISwitch.isOn\tSe l'interruttore è acceso.
    UISlider\tUn cursore per scegliere un valore.
    UISlider.value\tIl valore scelto.
    UIScrollView\tUna vista che fa scorrere un contenuto più grande di lei.
    UIScrollView.contentSize\tLa misura del contenuto che scorre.
    UIScrollView.contentOffset\tDi quanto il contenuto è scorso.
    UIScrollView.contentLayoutGuide\tLa guida a cui si ancora il contenuto che scorre.
    UIScrollView.frameLayoutGuide\tLa guida del riquadro, che resta ferma.
    UIScrollView.isPagingEnabled\tSe lo scorrimento si ferma a pagine intere.
    UIScrollView.alwaysBounceVertical\tSe rimbalza in verticale anche quando il contenuto ci sta tutto.
    UIStackView\tDispone le viste in fila o in colonna, con i vincoli necessari.
    UIStackView.init(arrangedSubviews:)\tCrea uno stack con le viste già in fila.
    UIStackView.axis\tSe le viste stanno in fila, `.horizontal`, o in colonna, `.vertical`.
    UIStackView.alignment\tCome le viste si allineano di traverso.
    UIStackView.distribution\tCome le viste si dividono lo spazio lungo l'asse.
    UIStackView.spacing\tLo spazio fra una vista e la seguente.
    UIStackView.addArrangedSubview(_:)\tAggiunge una vista in fondo alla fila.
    UIStackView.arrangedSubviews\tLe viste che lo stack dispone.
    UIStackView.setCustomSpacing(_:after:)\tCambia lo spazio dopo una certa vista.
    UITableView\tUna tabella: righe che scorrono, riempite dal suo data source.
    UITableView.dataSource\tL'oggetto che dice quante righe ci sono e le riempie.
    UITableView.reloadData()\tChiede di nuovo tutte le righe al data source.
    UITableView.register(_:forCellReuseIdentifier:)\tDice quale classe di cella usare per un identificatore.
    UITableView.dequeueReusableCell(withIdentifier:for:)\tDà una cella già pronta da riempire, nuova o riusata.
    UITableView.deselectRow(at:animated:)\tToglie la selezione a una riga.
    UITableView.rowHeight\tL'altezza delle righe.
    UITableViewCell\tUna riga di una tabella.
    UITableViewCell.textLabel\tL'etichetta principale della riga.
    UITableViewCell.contentView\tLa vista a cui si aggiunge il contenuto della riga.
    """
}
