import UIKit

extension LessonReader {
  /// A reader for lessons that run on the simulation's own devices.
  public static var simulated: LessonReader {
    LessonReader(devices: Set(SimulatedDevice.all.map(\.name)))
  }
}

extension CourseReader {
  /// A reader for courses whose lessons run on the simulation's own devices.
  public static var simulated: CourseReader {
    CourseReader(devices: LessonReader.simulated.devices)
  }
}
