import Foundation
import UIKit

/// What a simulated app learns of its own process.
@MainActor public class ProcessInfo: NSObject {
  /// The app's process.
  public static let processInfo: ProcessInfo = ProcessInfo()

  /// The name of the app.
  public var processName: String { "main" }

  /// The arguments the app was started with: its own name.
  public var arguments: [String] { ["main"] }

  /// The variables of the app's environment: none.
  public var environment: [String: String] { [:] }

  /// The number of processors the app may use.
  public var activeProcessorCount: Int { 2 }

  /// The number of processors of the device.
  public var processorCount: Int { 2 }

  /// Whether the device saves energy.
  public var isLowPowerModeEnabled: Bool { false }

  /// The system's version in words.
  public var operatingSystemVersionString: String { "Version \(UIDevice.current.systemVersion)" }
}
