// not scripted
extension Simulation {
  /// Runs `body` in a fresh world on a device, then goes back to the world there was, untouched.
  ///
  /// A lesson is checked this way on several devices while the learner's own objects live on.
  public static func inFreshWorld<Result>(
    on environment: SimulatedEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (world: world, environment: self.environment, traits: UITraitCollection.current)
    world = SimulatedWorld()
    self.environment = environment
    UITraitCollection.current = environment.traits
    defer {
      world.end()
      world = outer.world
      self.environment = outer.environment
      UITraitCollection.current = outer.traits
    }
    return try body()
  }
}

extension Simulation {
  /// What the simulated application itself holds: its windows and what waits to be done.
  public static var heldObjects: [Any] { [world] }
}
