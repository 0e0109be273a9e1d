import Messages
import Testing
import UIKit

@testable import Tutor

@Suite("The help") struct HelpTests {
  @Test("has a page in both languages for every command", arguments: Language.allCases)
  func pages(_ language: Language) throws {
    #expect(Set(Usage.topics + ["help"]) == Set(ArgumentParser.commands))
    for topic in [nil] + Usage.topics {
      let page = try #require(Usage.page(topic, in: language), "\(topic ?? "primavista")")
      #expect(page.overview.hasSuffix("."))
      #expect(page.synopsis.hasPrefix("primavista"))
      for entry in page.examples + page.lists.flatMap(\.entries) {
        #expect(!entry.label.isEmpty && !entry.text.isEmpty, "\(topic ?? "primavista")")
      }
    }
  }

  @Test("gives examples that the program understands", arguments: Language.allCases)
  func examples(_ language: Language) {
    for topic in [nil] + Usage.topics {
      for example in Usage.page(topic, in: language)?.examples ?? [] {
        let words = example.label.split(separator: " ").map(String.init)
        #expect(words.first == "primavista")
        #expect(throws: Never.self, "\(example.label)") {
          try ArgumentParser.parse(Array(words.dropFirst()))
        }
      }
    }
  }

  @Test("names the screen that a run has by default", arguments: Language.allCases)
  func defaultDevice(_ language: Language) throws {
    let page = try #require(Usage.page("run", in: language))
    let entry = try #require(
      page.lists.flatMap(\.entries).first { $0.label.hasPrefix("--device") })
    #expect(entry.text.hasSuffix(" " + SimulatedEnvironment().device.name))
  }

  @Test("names every option")
  func options() {
    for language in Language.allCases {
      let labels = ([nil] + Usage.topics).compactMap { Usage.page($0, in: language) }
        .flatMap { $0.lists.flatMap(\.entries) }.map(\.label)
      for option in ArgumentParser.options {
        #expect(labels.contains { $0.contains(option) }, "\(option)")
      }
    }
  }
}
