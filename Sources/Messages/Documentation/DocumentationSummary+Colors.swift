/// Colours, fonts and small values.
extension DocumentationSummary {
  static let colors = """
    UIColor\tUn colore, fisso o che si adatta alla modalità scura.
    UIColor.white\tBianco.
    UIColor.black\tNero.
    UIColor.gray\tGrigio.
    UIColor.lightGray\tGrigio chiaro.
    UIColor.red\tRosso.
    UIColor.green\tVerde.
    UIColor.blue\tBlu.
    UIColor.orange\tArancione.
    UIColor.yellow\tGiallo.
    UIColor.purple\tViola.
    UIColor.clear\tTrasparente.
    UIColor.systemBackground\tLo sfondo abituale: bianco in modalità chiara, nero in modalità scura.
    UIColor.secondarySystemBackground\tLo sfondo di ciò che sta sopra lo sfondo abituale.
    UIColor.label\tIl colore del testo principale, che segue la modalità scura.
    UIColor.secondaryLabel\tIl colore del testo secondario.
    UIColor.systemBlue\tIl blu di sistema, che segue la modalità scura.
    UIColor.systemRed\tIl rosso di sistema, che segue la modalità scura.
    UIColor.systemGreen\tIl verde di sistema, che segue la modalità scura.
    UIColor.init(red:green:blue:alpha:)\tCrea un colore da rosso, verde e blu, ciascuno da 0 a 1.
    UIColor.init(white:alpha:)\tCrea un grigio, da 0, nero, a 1, bianco.
    UIColor.withAlphaComponent(_:)\tLo stesso colore, più o meno trasparente.
    UIColor.cgColor\tLo stesso colore per un livello.
    UIFont\tUn carattere a una certa misura.
    UIFont.systemFont(ofSize:)\tIl carattere di sistema, alla misura data in punti.
    UIFont.systemFont(ofSize:weight:)\tIl carattere di sistema, con il suo spessore.
    UIFont.boldSystemFont(ofSize:)\tIl carattere di sistema in grassetto.
    UIFont.preferredFont(forTextStyle:)\tIl carattere di uno stile, alla misura scelta dall'utente (Dynamic Type).
    UIFont.Weight.bold\tGrassetto.
    UIFont.Weight.regular\tLo spessore abituale.
    NSTextAlignment.center\tAl centro.
    NSTextAlignment.left\tA sinistra.
    NSTextAlignment.right\tA destra.
    NSTextAlignment.natural\tSecondo il verso di lettura.
    UIEdgeInsets\tI margini interni dei quattro lati.
    UIEdgeInsets.init(top:left:bottom:right:)\tCrea i margini dei quattro lati.
    UITraitCollection\tL'ambiente di una vista: modalità scura, size class, misura del testo.
    UITraitCollection.userInterfaceStyle\tSe la modalità è chiara o scura.
    """
}
