import ScriptRuntime

extension NotSimulatedName {
  /// That the name exists, and where: "MKMapView exists in MapKit".
  func placed(in language: Language) -> String {
    guard !module.isEmpty else {
      return language.pick(it: "\(name) esiste", en: "\(name) exists")
    }
    return language.pick(it: "\(name) esiste in \(module)", en: "\(name) exists in \(module)")
  }
}

extension NotSimulatedUse {
  /// What a program goes on without.
  public func text(in language: Language) -> String {
    let start = name.placed(in: language)
    if hasStandIn {
      return language.pick(
        it: "\(start), ma Primavista non lo simula: al suo posto c'è un oggetto vuoto",
        en: "\(start), but Primavista does not simulate it: an empty object takes its place")
    }
    return language.pick(
      it: "\(start), ma Primavista non lo simula: ciò che gli si dice non ha effetto",
      en: "\(start), but Primavista does not simulate it: what it is told has no effect")
  }
}
