/// Something a learner must know about the file of their progress.
public enum ProgressNotice: Equatable, Sendable {
  /// The file was damaged; it has been kept under another name, and progress begins anew.
  case damaged(keptAs: String)

  /// The file was written by a newer version; it has been kept under another name.
  case newer(format: Int, keptAs: String)

  /// The file cannot be read, or not be put aside: it is left as it is, and nothing is saved.
  case unusable(path: String, reason: String)

  /// What the learner is told.
  public func text(in language: Language) -> String {
    switch self {
    case .damaged(let name):
      language.pick(
        it: "Il file dei progressi era danneggiato. È conservato come `\(name)`; "
          + "i progressi ricominciano da capo.",
        en: "The progress file was damaged. It is kept as `\(name)`; progress begins anew.")
    case .newer(let format, let name):
      language.pick(
        it: "Il file dei progressi viene da una versione più recente (formato \(format)). "
          + "È conservato come `\(name)`; i progressi ricominciano da capo.",
        en: "The progress file comes from a newer version (format \(format)). "
          + "It is kept as `\(name)`; progress begins anew.")
    case .unusable(let path, let reason):
      language.pick(
        it: "Il file dei progressi `\(path)` non si può usare (\(reason)). "
          + "Resta com'è, e in questa sessione niente viene salvato.",
        en: "The progress file `\(path)` cannot be used (\(reason)). "
          + "It stays as it is, and nothing is saved in this session.")
    }
  }
}
