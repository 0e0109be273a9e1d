import Testing
import UIKit

@MainActor struct DeviceTests {
  @Test(arguments: [
    ("iPhone 13 mini", 375.0, 812.0, 50.0, 34.0), ("iphone 16", 393, 852, 59, 34),
    ("iPhone SE", 375, 667, 20, 0), ("iPhone SE (1st generation)", 320, 568, 20, 0),
    ("iPhone 11", 414, 896, 48, 34), ("iPhone 16 Pro Max", 440, 956, 62, 34),
    ("iPad", 810, 1080, 20, 0), ("iPad mini", 744, 1133, 24, 20),
  ])
  func devicesAreFoundByName(
    name: String, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat
  ) {
    let found = SimulatedDevice(named: name)
    #expect(found?.size == CGSize(width: width, height: height))
    #expect(found?.portraitInsets.top == top)
    #expect(found?.portraitInsets.bottom == bottom)
  }

  @Test func unknownNamesFindNothing() {
    #expect(SimulatedDevice(named: "iPhone 1") == nil)
    #expect(SimulatedDevice(named: "") == nil)
    #expect(SimulatedDevice(named: "Nokia") == nil)
  }

  @Test func sizeClassesFollowDeviceAndOrientation() {
    let plus = device("iPhone 16 Plus")
    #expect(plus.horizontalSizeClass(in: .portrait) == .compact)
    #expect(plus.horizontalSizeClass(in: .landscapeLeft) == .regular)
    #expect(plus.verticalSizeClass(in: .landscapeLeft) == .compact)
    #expect(device("iPhone 16").horizontalSizeClass(in: .landscapeLeft) == .compact)
    #expect(device("iPad").verticalSizeClass(in: .landscapeLeft) == .regular)
  }

  @Test func theScreenTurnsWithTheDevice() {
    Simulation.boot(SimulatedEnvironment(orientation: .landscapeLeft))
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
    #expect(UIDevice.current.orientation == .landscapeRight)
    Simulation.boot()
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    #expect(UITraitCollection.current.displayScale == 3)
  }

  // GT-92
  @Test func windowsStartHiddenAndNotKey() {
    Simulation.boot()
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    #expect(window.windowLevel.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test func aWindowNobodyKeepsIsGone() {
    Simulation.boot()
    do {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === window)
    }
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UIApplication.shared.keyWindow == nil)
  }
}
