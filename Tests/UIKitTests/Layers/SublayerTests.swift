import Testing
import UIKit

@Suite @MainActor struct SublayerTests {
  @Test func layersGoWhereTheyAreInserted() {
    let (host, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
    host.addSublayer(first)
    host.insertSublayer(second, at: 0)
    host.insertSublayer(third, above: second)
    #expect(
      host.sublayers?.map(ObjectIdentifier.init)
        == [second, third, first].map(ObjectIdentifier.init))
    host.insertSublayer(first, below: second)
    #expect(host.sublayers?.first === first)
    host.insertSublayer(first, at: 99)
    #expect(host.sublayers?.last === first)
  }

  @Test func aLayerTakesThePlaceOfAnother() {
    let (host, old, other, new) = (CALayer(), CALayer(), CALayer(), CALayer())
    host.addSublayer(old)
    host.addSublayer(other)
    host.replaceSublayer(old, with: new)
    #expect(host.sublayers?.map(ObjectIdentifier.init) == [new, other].map(ObjectIdentifier.init))
    #expect(old.superlayer == nil)
  }
}
