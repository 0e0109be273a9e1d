import Terminal
import Testing

struct XDGDirectoriesTests {
  @Test func followsTheVariables() {
    let directories = XDGDirectories(
      program: "prova",
      environment: [
        "HOME": "/home/ada", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d",
      ])
    #expect(directories.config.path == "/c/prova")
    #expect(directories.state.path == "/s/prova")
    #expect(directories.data.path == "/d/prova")
  }

  @Test(arguments: ["", "relativa/cartella"])
  func ignoresEmptyAndRelativeValues(value: String) {
    let directories = XDGDirectories(
      program: "prova",
      environment: [
        "HOME": "/home/ada", "XDG_CONFIG_HOME": value, "XDG_STATE_HOME": value,
        "XDG_DATA_HOME": value,
      ])
    #expect(directories.config.path == "/home/ada/.config/prova")
    #expect(directories.state.path == "/home/ada/.local/state/prova")
    #expect(directories.data.path == "/home/ada/.local/share/prova")
  }

  @Test func findsAHomeWithoutTheVariable() {
    let directories = XDGDirectories(program: "prova", environment: [:])
    #expect(directories.state.path.hasPrefix("/"))
    #expect(directories.state.path.hasSuffix("/.local/state/prova"))
  }
}
