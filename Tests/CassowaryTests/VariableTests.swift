import Cassowary
import Testing

@Test func variablesAreComparedByIdentity() {
  let first = Variable()
  let second = Variable()
  #expect(first !== second)
}
