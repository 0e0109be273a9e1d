/// View controllers, navigation, windows and screens.
extension DocumentationSummary {
  static let controllers = """
    UIViewController\tGoverna una schermata: ne crea la vista radice e ne segue il ciclo di vita.
    UIViewController.view\tLa vista radice; alla prima lettura la carica, chiamando `loadView`.
    UIViewController.viewIfLoaded\tLa vista radice se è già caricata, senza caricarla.
    UIViewController.isViewLoaded\tSe la vista radice è già caricata.
    UIViewController.loadView()\tCrea la vista radice e la assegna a `view`: si sovrascrive per costruirla da codice.
    UIViewController.loadViewIfNeeded()\tCarica la vista radice, se non lo è ancora.
    UIViewController.viewDidLoad()\tViene chiamato una volta, quando la vista radice è caricata.
    UIViewController.viewWillAppear(_:)\tViene chiamato ogni volta che la vista sta per comparire.
    UIViewController.viewDidAppear(_:)\tViene chiamato quando la vista è comparsa.
    UIViewController.viewWillDisappear(_:)\tViene chiamato quando la vista sta per scomparire.
    UIViewController.viewDidDisappear(_:)\tViene chiamato quando la vista è scomparsa.
    UIViewController.viewWillLayoutSubviews()\tViene chiamato prima che la vista radice disponga le sottoviste.
    UIViewController.viewDidLayoutSubviews()\tViene chiamato dopo che la vista radice ha disposto le sottoviste.
    UIViewController.title\tIl titolo della schermata, che la barra di navigazione mostra.
    UIViewController.navigationItem\tCiò che la barra di navigazione mostra per questa schermata.
    UIViewController.navigationController\tIl controller di navigazione che contiene questo; `nil` se non c'è.
    UIViewController.present(_:animated:completion:)\tMostra un altro controller sopra questo.
    UIViewController.dismiss(animated:completion:)\tChiude il controller presentato.
    UIViewController.addChild(_:)\tAggiunge un controller figlio: poi si aggiunge la sua vista e si chiama `didMove(toParent:)`.
    UIViewController.didMove(toParent:)\tDice al figlio che è entrato in un contenitore, o ne è uscito.
    UIViewController.children\tI controller figli.
    UIViewController.parent\tIl controller che contiene questo.
    UIViewController.init(nibName:bundle:)\tCrea il controller con il nome del suo nib; `nil` se la vista nasce da codice.
    UIViewController.viewSafeAreaInsetsDidChange()\tViene chiamato quando cambia la safe area.
    UINavigationController\tTiene una pila di schermate, con la barra in alto per tornare indietro.
    UINavigationController.init(rootViewController:)\tCrea la pila con la sua prima schermata.
    UINavigationController.pushViewController(_:animated:)\tMette una schermata in cima alla pila.
    UINavigationController.popViewController(animated:)\tToglie la schermata in cima alla pila.
    UINavigationController.navigationBar\tLa barra in alto.
    UINavigationItem.rightBarButtonItem\tIl pulsante a destra della barra.
    UINavigationItem.leftBarButtonItem\tIl pulsante a sinistra della barra.
    UINavigationItem.title\tIl titolo al centro della barra.
    UIBarButtonItem\tUn pulsante di una barra.
    UIBarButtonItem.init(title:style:target:action:)\tCrea un pulsante con un titolo.
    UIBarButtonItem.init(barButtonSystemItem:target:action:)\tCrea un pulsante con un simbolo di sistema.
    UIAlertController\tUn avviso, o un elenco di scelte, da presentare.
    UIAlertController.init(title:message:preferredStyle:)\tCrea un avviso con titolo e messaggio.
    UIAlertController.addAction(_:)\tAggiunge un pulsante all'avviso.
    UIAlertAction\tUn pulsante di un avviso.
    UIWindow\tLa window: la radice di tutto ciò che si vede sullo schermo.
    UIWindow.rootViewController\tIl controller la cui vista riempie la window.
    UIScreen\tLo schermo del dispositivo.
    UIScreen.main\tLo schermo principale.
    UIScreen.bounds\tIl rettangolo dello schermo, in punti.
    """
}
