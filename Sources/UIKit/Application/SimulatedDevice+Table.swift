extension SimulatedDevice {
  /// Makes an iPhone; on its side the notch's inset stands on both sides and the home indicator
  /// takes 21 points below.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
    bottom: CGFloat, regular: Bool = false
  ) -> SimulatedDevice {
    let side = bottom > 0 ? top : 0
    return SimulatedDevice(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      portraitInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      landscapeInsets: UIEdgeInsets(top: 0, left: side, bottom: bottom > 0 ? 21 : 0, right: side),
      idiom: .phone, hasRegularLandscapeWidth: regular)
  }

  /// Makes an iPad, whose insets do not depend on the orientation.
  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> SimulatedDevice {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return SimulatedDevice(
      name: name, size: CGSize(width: width, height: height), scale: 2, portraitInsets: insets,
      landscapeInsets: insets, idiom: .pad, hasRegularLandscapeWidth: true)
  }

  // not scripted
  /// Every device of the simulation: iPhones, then iPads, older ones first.
  public static let all: [SimulatedDevice] = phones + pads

  private static let phones: [SimulatedDevice] = [
    phone("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0),
    phone("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0),
    phone("iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0, regular: true),
    phone("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34),
    phone("iPhone XS", 375, 812, scale: 3, top: 44, bottom: 34),
    phone("iPhone XS Max", 414, 896, scale: 3, top: 44, bottom: 34, regular: true),
    phone("iPhone XR", 414, 896, scale: 2, top: 44, bottom: 34, regular: true),
    phone("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34, regular: true),
    phone("iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34),
    phone("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34, regular: true),
    phone("iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
    phone("iPhone 12 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    phone("iPhone 12", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 12 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, regular: true),
    phone("iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    phone("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 13 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, regular: true),
    phone("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
    phone("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34, regular: true),
    phone("iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, regular: true),
    phone("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34, regular: true),
    phone("iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, regular: true),
    phone("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34, regular: true),
    phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, regular: true),
  ]

  private static let pads: [SimulatedDevice] = [
    pad("iPad (9.7-inch)", 768, 1024, top: 20, bottom: 0),
    pad("iPad mini (5th generation)", 768, 1024, top: 20, bottom: 0),
    pad("iPad (10.2-inch)", 810, 1080, top: 20, bottom: 0),
    pad("iPad Air (10.5-inch)", 834, 1112, top: 20, bottom: 0),
    pad("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20),
    pad("iPad Pro (11-inch)", 834, 1194, top: 24, bottom: 20),
    pad("iPad Pro (12.9-inch)", 1024, 1366, top: 24, bottom: 20),
  ]

  // not scripted
  /// The device a world starts on where nothing else is asked for: iPhone 16.
  public static let standard: SimulatedDevice = phone(
    "iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34)

  // not scripted
  /// Finds a device by name, without regard to case; a short name such as `iPhone SE` or `iPad`
  /// finds the newest device that begins with it.
  public init?(named name: String) {
    let wanted = SimulatedDevice.key(name)
    guard !wanted.isEmpty else { return nil }
    if let exact = SimulatedDevice.all.first(where: { SimulatedDevice.key($0.name) == wanted }) {
      self = exact
      return
    }
    // "iPhone 1" must not find "iPhone 16": the match ends where a word ends. "iPad" is first of all
    // the plain model, whose name goes on with a bracket.
    let lowercased = name.lowercased()
    let matches = SimulatedDevice.all.filter { $0.name.lowercased().hasPrefix(lowercased + " ") }
    let plain = matches.last { $0.name.lowercased().hasPrefix(lowercased + " (") }
    let found = plain ?? matches.last
    guard let found else { return nil }
    self = found
  }

  /// A name's letters and digits in small letters.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
