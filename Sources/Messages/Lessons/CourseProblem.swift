/// What can be wrong with a course: its file, its links, its folders.
public enum CourseProblem: LessonProblemKind, Equatable {
  case noCourseFile(folder: String)
  case noLessons
  case notALessonLink(String)
  case brokenLink(String)
  case duplicateLink(String)
  case duplicateLessonID(String, other: String)
  case unlistedLesson(String)
  case differentLessons(source: String)
  case noLessonFile(folder: String)
  case noFolder(String)

  public var id: String {
    switch self {
    case .noCourseFile: "course.no-file"
    case .noLessons: "course.no-lessons"
    case .notALessonLink: "course.not-a-lesson-link"
    case .brokenLink: "course.broken-link"
    case .duplicateLink: "course.duplicate-link"
    case .duplicateLessonID: "course.duplicate-lesson-id"
    case .unlistedLesson: "course.unlisted-lesson"
    case .differentLessons: "course.different-lessons"
    case .noLessonFile: "course.no-lesson-file"
    case .noFolder: "course.no-folder"
    }
  }

  public var explanation: Explanation {
    switch self {
    case .noCourseFile(let folder):
      Explanation(
        it: "nella cartella `\(folder)` non c'è un file `course.it.md` o `course.en.md`",
        "scrivilo, con il titolo e l'elenco delle lezioni",
        en: "there is no file `course.it.md` or `course.en.md` in the folder `\(folder)`",
        "write it, with the title and the list of lessons")
    case .noLessons:
      Explanation(
        it: "il corso non elenca nessuna lezione",
        "aggiungi un elenco numerato di collegamenti: `1. [Titolo](cartella/lesson.it.md)`",
        en: "the course lists no lesson",
        "add a numbered list of links: `1. [Title](folder/lesson.en.md)`")
    case .notALessonLink(let text):
      Explanation(
        it: "«\(text)» non è il collegamento a una lezione",
        "scrivi `[Titolo](cartella/lesson.it.md)`, con una cartella accanto a questo file",
        en: "“\(text)” is not a link to a lesson",
        "write `[Title](folder/lesson.en.md)`, with a folder beside this file")
    case .brokenLink(let target):
      Explanation(
        it: "il collegamento porta a `\(target)`, che non esiste", "correggi il percorso",
        en: "the link leads to `\(target)`, which does not exist", "correct the path")
    case .duplicateLink(let target):
      Explanation(
        it: "la lezione `\(target)` è elencata due volte", "lasciala una volta sola",
        en: "the lesson `\(target)` is listed twice", "keep it once")
    default: ofTheFolders
    }
  }

  private var ofTheFolders: Explanation {
    switch self {
    case .duplicateLessonID(let id, let other):
      Explanation(
        it: "anche la lezione in `\(other)` si chiama `\(id)`", "scegli un altro `id`",
        en: "the lesson in `\(other)` is called `\(id)` too", "choose another `id`")
    case .unlistedLesson(let folder):
      Explanation(
        it: "la lezione `\(folder)` non è nell'elenco del corso", "aggiungila all'elenco",
        en: "the lesson `\(folder)` is not in the list of the course", "add it to the list")
    case .differentLessons(let source):
      Explanation(
        it: "l'elenco delle lezioni è diverso da quello di `\(source)`",
        "elenca le stesse cartelle nello stesso ordine",
        en: "the list of lessons differs from the one in `\(source)`",
        "list the same folders in the same order")
    case .noFolder(let path):
      Explanation(
        it: "la cartella `\(path)` non esiste", "controlla il percorso",
        en: "the folder `\(path)` does not exist", "check the path")
    case .noLessonFile(let folder):
      Explanation(
        it: "nella cartella `\(folder)` non c'è un file `lesson.it.md` o `lesson.en.md`",
        "scrivilo",
        en: "there is no file `lesson.it.md` or `lesson.en.md` in the folder `\(folder)`",
        "write it")
    default:
      Explanation(
        it: "il corso è vuoto", "aggiungi una lezione", en: "the course is empty",
        "add a lesson")
    }
  }
}
