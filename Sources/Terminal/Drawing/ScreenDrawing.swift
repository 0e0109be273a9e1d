/// Draws a screen and its boxes with lines, to scale.
///
/// ```
/// ╭ root ────────────────────╮
/// │  ┌ card ─────────────┐   │
/// │  │ Ciao dal codice!  │   │
/// │  └───────────────────┘   │
/// ╰──────────────────────────╯
/// ```
///
/// A column stands for as many points as half a row, so that a square looks like one. A box too
/// small for a border shows its text alone. A text is wider here than on a screen: it may reach
/// beyond its box as far as nothing else is there, and only then is cut.
public struct ScreenDrawing: Sendable {
  /// The room for the drawing with the screen's edge, at least 8 columns and 5 rows.
  public var maxColumns: Int
  public var maxRows: Int
  public var characters: DrawingCharacters
  public var styler: Styler

  /// Makes a drawing for a number of cells.
  public init(maxColumns: Int, maxRows: Int, characters: DrawingCharacters, styler: Styler) {
    self.maxColumns = max(8, maxColumns)
    self.maxRows = max(5, maxRows)
    self.characters = characters
    self.styler = styler
  }

  /// Makes a drawing for a terminal: as wide as it is, and at least 40 rows high.
  ///
  /// A phone drawn to fit 24 rows would be too narrow for its texts, so it may scroll.
  public init(_ capabilities: TerminalCapabilities) {
    self.init(
      maxColumns: min(100, capabilities.size.columns),
      maxRows: max(40, capabilities.size.rows - 2),
      characters: capabilities.drawing, styler: capabilities.styler)
  }

  /// Why a box is not in the drawing.
  public enum Absence: Sendable, Equatable {
    case hidden
    /// The frame has no width or no height, or is no number.
    case empty
    /// The frame is outside the screen, or outside what clips it.
    case outside
  }

  /// A finished drawing.
  public struct Rendering: Sendable, Equatable {
    public var lines: [String]
    /// The boxes that are not in the drawing, by their number in the picture, and why.
    public var absences: [Int: Absence]
    /// The points that one column stands for.
    public var pointsPerColumn: Double
  }

  /// Draws a picture; nil when the screen has no size that can be drawn.
  public func rendering(of picture: ScreenPicture) -> Rendering? {
    guard
      let scale = CellScale(
        width: picture.width, height: picture.height, maxColumns: maxColumns - 2,
        maxRows: maxRows - 2)
    else { return nil }
    var painter = ScreenPainter(picture: picture, scale: scale, characters: characters)
    painter.paint()
    return Rendering(
      lines: painter.canvas.lines(characters, styler: styler), absences: painter.absences,
      pointsPerColumn: scale.pointsPerColumn)
  }
}
