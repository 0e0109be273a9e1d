/// How much nearer than usual two neighbours stand in the system font, in ems.
///
/// The font's own table is not public. These are the pairs that recorded widths of whole strings
/// let one infer, to about 0.005 em.
enum KerningPairs {
  /// The adjustment for a pair, whose key is the first character times 256 plus the second.
  static let ems: [UInt16: CGFloat] = {
    let pairs: [(String, CGFloat)] = [
      ("Ta Te To Tu Tr Ty", -0.085), ("AV VA AW WA AY YA AT TA", -0.075),
      ("Wa We Wo Va Ve Vo", -0.045), ("Ya Ye Yo LT LV LY Ly", -0.08),
      ("ay yo ov ve vo", -0.015), ("fo ox ex ow we", -0.008), ("fi", -0.005), ("t' 's", -0.025),
    ]
    var table: [UInt16: CGFloat] = [:]
    for (words, kern) in pairs {
      for word in words.split(separator: " ") {
        let codes = Array(word.utf8)
        guard codes.count == 2 else { continue }
        table[UInt16(codes[0]) << 8 | UInt16(codes[1])] = kern
      }
    }
    return table
  }()
}
