extension SymbolCatalog {
  static let arrows: [String: SymbolShape] = [
    "chevron.right": SymbolShape(lines: "M 9 4 L 16.5 12 L 9 20"),
    "chevron.left": SymbolShape(lines: "M 15 4 L 7.5 12 L 15 20"),
    "chevron.up": SymbolShape(lines: "M 4 15.5 L 12 8 L 20 15.5"),
    "chevron.down": SymbolShape(lines: "M 4 8.5 L 12 16 L 20 8.5"),
    "chevron.up.chevron.down": SymbolShape(lines: "M 6 9 L 12 3.5 L 18 9 M 6 15 L 12 20.5 L 18 15"),
    "arrow.right": SymbolShape(lines: "M 3 12 L 21 12 M 14 5 L 21 12 L 14 19"),
    "arrow.left": SymbolShape(lines: "M 21 12 L 3 12 M 10 5 L 3 12 L 10 19"),
    "arrow.up": SymbolShape(lines: "M 12 21 L 12 3 M 5 10 L 12 3 L 19 10"),
    "arrow.down": SymbolShape(lines: "M 12 3 L 12 21 M 5 14 L 12 21 L 19 14"),
    "arrow.up.right": SymbolShape(lines: "M 5 19 L 19 5 M 8 5 L 19 5 L 19 16"),
    "arrow.left.and.right": SymbolShape(
      lines: "M 2 12 L 22 12 M 7 7 L 2 12 L 7 17 M 17 7 L 22 12 L 17 17"),
    "arrow.up.arrow.down": SymbolShape(
      lines: "M 7.5 20 L 7.5 4 M 3 8.5 L 7.5 4 L 12 8.5 M 16.5 4 L 16.5 20 M 12 15.5 L 16.5 20 "
        + "L 21 15.5"),
    "arrow.clockwise": SymbolShape(
      lines: "A 12 13 8 -10 270 M 11.5 0.8 L 15.7 5 L 11.5 9.2 M 12 5 L 15 5"),
    "arrow.counterclockwise": SymbolShape(
      lines: "A 12 13 8 -90 190 M 12.5 0.8 L 8.3 5 L 12.5 9.2 M 12 5 L 9 5"),
    "arrow.uturn.left": SymbolShape(
      lines: "M 9 4 L 4 9 L 9 14 M 4 9 L 14 9 C 22 9 22 20 14 20 L 9 20"),
    "arrow.uturn.right": SymbolShape(
      lines: "M 15 4 L 20 9 L 15 14 M 20 9 L 10 9 C 2 9 2 20 10 20 L 15 20"),
    "arrowshape.turn.up.left": SymbolShape(
      outline: "M 10 4 L 3 10.5 L 10 17 L 10 13.5 C 15 13.5 18.5 15 21 19 C 21 12 17 8 10 7.5 Z"),
    "arrowshape.turn.up.right": SymbolShape(
      outline: "M 14 4 L 21 10.5 L 14 17 L 14 13.5 C 9 13.5 5.5 15 3 19 C 3 12 7 8 14 7.5 Z"),
    "square.and.arrow.up": SymbolShape(
      lines: "M 8.5 9 L 6.5 9 Q 5 9 5 10.5 L 5 19.5 Q 5 21 6.5 21 L 17.5 21 Q 19 21 19 19.5 "
        + "L 19 10.5 Q 19 9 17.5 9 L 15.5 9 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5"),
    "square.and.arrow.down": SymbolShape(
      lines: "M 8.5 9 L 6.5 9 Q 5 9 5 10.5 L 5 19.5 Q 5 21 6.5 21 L 17.5 21 Q 19 21 19 19.5 "
        + "L 19 10.5 Q 19 9 17.5 9 L 15.5 9 M 12 3 L 12 15.5 M 8 11.5 L 12 15.5 L 16 11.5"),
    "rectangle.portrait.and.arrow.right": SymbolShape(
      lines: "M 13 8 L 13 5 Q 13 3 11 3 L 6 3 Q 4 3 4 5 L 4 19 Q 4 21 6 21 L 11 21 Q 13 21 13 19 "
        + "L 13 16 M 9 12 L 22 12 M 18.5 8.5 L 22 12 L 18.5 15.5"),
  ]

  static let marks: [String: SymbolShape] = [
    "plus": SymbolShape(lines: "M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12"),
    "minus": SymbolShape(lines: "M 4 12 L 20 12"),
    "xmark": SymbolShape(lines: "M 5 5 L 19 19 M 19 5 L 5 19"),
    "checkmark": SymbolShape(lines: "M 4.5 13 L 9.5 19.5 L 19.5 4.5"),
    "ellipsis": SymbolShape(solid: "O 4 12 2.1 O 12 12 2.1 O 20 12 2.1"),
    "line.3.horizontal": SymbolShape(lines: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
    "line.3.horizontal.decrease": SymbolShape(
      lines: "M 3 7 L 21 7 M 6.5 12 L 17.5 12 M 10 17 L 14 17"),
    "list.bullet": SymbolShape(
      lines: "M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18",
      solid: "O 4 6 1.5 O 4 12 1.5 O 4 18 1.5"),
    "text": SymbolShape(lines: "M 3 6 L 21 6 M 3 12 L 15 12 M 3 18 L 13 18"),
    "exclamationmark": SymbolShape(lines: "M 12 3.5 L 12 14.5", solid: "O 12 19.5 1.6"),
    "questionmark": SymbolShape(
      lines: "M 7.5 8 C 7.5 2 16.5 2 16.5 8 C 16.5 11.5 12 11.5 12 15.5",
      solid: "O 12 20 1.5"),
    "info": SymbolShape(
      lines: "M 9.5 10 L 12.3 10 L 12.3 19 M 9 19 L 15.6 19", solid: "O 12 5 1.7"),
    "nosign": SymbolShape(lines: "O 12 12 9 M 5.7 5.7 L 18.3 18.3"),
    "circle": SymbolShape(outline: "O 12 12 9"),
    "square": SymbolShape(outline: "R 3.5 3.5 17 17 3"),
    "triangle": SymbolShape(outline: "M 12 3.5 L 21.5 20 L 2.5 20 Z"),
    "rectangle": SymbolShape(outline: "R 2 5 20 14 2.5"),
    "capsule": SymbolShape(outline: "R 2 6.5 20 11 5.5"),
    "square.on.square": SymbolShape(
      outline: "R 8 8 13 13 2.5",
      lines: "M 16 5.5 Q 16 3 13.5 3 L 5.5 3 Q 3 3 3 5.5 L 3 13.5 "
        + "Q 3 16 5.5 16"),
    "square.grid.2x2": SymbolShape(
      outline: "R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5"
    ),
    "circle.grid": SymbolShape(outline: "O 12 8.5 5.5 O 8.5 14.5 5.5 O 15.5 14.5 5.5"),
    "slider.horizontal.3": SymbolShape(
      lines: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
      solid: "O 8 6 2.6 O 16 12 2.6 O 10 18 2.6"),
    "exclamationmark.triangle": SymbolShape(
      outline: "M 12 3 L 22 20.5 L 2 20.5 Z", details: "M 12 9.5 L 12 14.5 M 12 17.4 L 12 17.6"),
    "shield": SymbolShape(
      outline: "M 12 2.5 L 20 5.5 L 20 12 C 20 17 16 20 12 21.8 C 8 20 4 17 4 12 L 4 5.5 Z"),
    "shield.check": SymbolShape(
      outline: "M 12 2.5 L 20 5.5 L 20 12 C 20 17 16 20 12 21.8 C 8 20 4 17 4 12 L 4 5.5 Z",
      details: "M 8.3 12.3 L 11.2 15.5 L 15.8 8.7"),
    "shield.lock": SymbolShape(
      outline: "M 12 2.5 L 20 5.5 L 20 12 C 20 17 16 20 12 21.8 C 8 20 4 17 4 12 L 4 5.5 Z",
      details: "R 8.8 11 6.4 5 1 M 10 11 L 10 9.3 Q 10 7.5 12 7.5 Q 14 7.5 14 9.3 L 14 11"),
    "checkmark.seal": SymbolShape(
      outline:
        "M 12 2.2 L 14.8 4.4 L 18.4 4.6 L 19.5 8 L 22 10.6 L 20.7 14 L 20.6 17.6 L 17.2 18.7 "
        + "L 14.6 21.2 L 12 20 L 9.4 21.2 L 6.8 18.7 L 3.4 17.6 L 3.3 14 L 2 10.6 L 4.5 8 L 5.6 4.6 "
        + "L 9.2 4.4 Z",
      details: "M 8 12.3 L 11 15.6 L 16 8.4"),
    "number": SymbolShape(
      lines: "M 9.5 3 L 7 21 M 17 3 L 14.5 21 M 4 8.5 L 20.5 8.5 M 3.5 15.5 L 20 15.5"),
    "textformat": SymbolShape(
      lines:
        "M 2.5 18.5 L 7.8 5 L 13.1 18.5 M 4.4 14 L 11.2 14 O 18 15.3 3.2 M 21.2 11.5 L 21.2 18.7"),
    "at": SymbolShape(lines: "O 12 12 4 M 16 8 L 16 13.5 C 16 17 21 16.5 21 12 A 12 12 9 0 -300"),
  ]
}
