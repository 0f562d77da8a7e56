extension SymbolCatalog {
  static let media: [String: SymbolShape] = [
    "play": SymbolShape(outline: "M 6 4 L 20 12 L 6 20 Z"),
    "pause": SymbolShape(outline: "R 5.5 4 4 16 1 R 14.5 4 4 16 1"),
    "stop": SymbolShape(outline: "R 4.5 4.5 15 15 2"),
    "backward": SymbolShape(outline: "M 12 5 L 2 12 L 12 19 Z M 22 5 L 12 12 L 22 19 Z"),
    "forward": SymbolShape(outline: "M 12 5 L 22 12 L 12 19 Z M 2 5 L 12 12 L 2 19 Z"),
    "shuffle": SymbolShape(
      lines:
        "M 2.5 7 L 6.5 7 L 14.5 17 L 21 17 M 2.5 17 L 6.5 17 L 14.5 7 L 21 7 M 18 4 L 21 7 L 18 10 "
        + "M 18 14 L 21 17 L 18 20"),
    "repeat": SymbolShape(
      lines:
        "M 3 11 L 3 9.5 Q 3 6.5 6 6.5 L 20 6.5 M 17 3.5 L 20 6.5 L 17 9.5 M 21 13 L 21 14.5 Q 21 "
        + "17.5 18 17.5 L 4 17.5 M 7 14.5 L 4 17.5 L 7 20.5"),
    "camera": SymbolShape(
      outline:
        "M 2 8.5 Q 2 6 4.5 6 L 7 6 L 8.5 3.8 L 15.5 3.8 L 17 6 L 19.5 6 Q 22 6 22 8.5 L 22 17.5 Q "
        + "22 20 19.5 20 L 4.5 20 Q 2 20 2 17.5 Z", details: "O 12 12.7 4.2"),
    "photo": SymbolShape(
      outline: "R 2 4 20 16 2.5",
      details: "M 2 16.5 L 8 11 L 13 16 L 16.5 13 L 22 18 O 15.8 8.8 1.7"),
    "video": SymbolShape(outline: "R 2 6 13.5 12 2.5 M 17 10.5 L 22 7.5 L 22 16.5 L 17 13.5 Z"),
    "mic": SymbolShape(
      outline: "R 8.5 2.5 7 12 3.5",
      lines: "M 5 11 C 5 20.5 19 20.5 19 11 M 12 18 L 12 21.5 M 8.5 21.5 L 15.5 21.5"),
    "speaker": SymbolShape(outline: "M 4 9 L 8 9 L 13.5 4.5 L 13.5 19.5 L 8 15 L 4 15 Z"),
    "speaker.wave.3": SymbolShape(
      outline: "M 2 9 L 5 9 L 10 4.5 L 10 19.5 L 5 15 L 2 15 Z",
      lines: "A 10 12 4 -38 38 A 10 12 8 -40 40 A 10 12 12 -42 42"),
    "music.note": SymbolShape(
      outline: "O 7.5 18 2.8", lines: "M 10.3 18 L 10.3 4 L 18 2.5 L 18 6.5 L 10.3 8"),
    "headphones": SymbolShape(
      outline: "R 3 13.5 4 7 1.5 R 17 13.5 4 7 1.5", lines: "M 4 14 C 3 0.5 21 0.5 20 14"),
    "tv": SymbolShape(outline: "R 2 4 20 13.5 2", lines: "M 7.5 21 L 16.5 21"),
    "gamecontroller": SymbolShape(
      outline:
        "M 7 6.5 L 17 6.5 C 20.5 6.5 22.5 12 22.5 16 C 22.5 19 19.5 19.5 18 17 L 16.5 15 L 7.5 15 "
        + "L 6 17 C 4.5 19.5 1.5 19 1.5 16 C 1.5 12 3.5 6.5 7 6.5 Z",
      details: "M 7.8 9 L 7.8 12.6 M 6 10.8 L 9.6 10.8"),
  ]

  static let communication: [String: SymbolShape] = [
    "envelope": SymbolShape(
      outline: "R 2 5 20 14.5 2.5", details: "M 3 7 L 12 14 L 21 7"),
    "phone": SymbolShape(
      outline:
        "M 6.5 2.8 L 9.5 8 L 7.6 10.3 C 8.8 13 11 15.2 13.7 16.4 L 16 14.5 L 21.2 17.5 C 20.8 20 "
        + "19 21.5 16.8 21.2 C 9.5 20.3 3.7 14.5 2.8 7.2 C 2.5 5 4 3.2 6.5 2.8 Z"),
    "phone.down": SymbolShape(
      outline:
        "M 2 14.5 C 2 6.5 22 6.5 22 14.5 L 20.5 16.5 L 16 15.3 L 15.8 12.2 C 13.5 11.4 10.5 11.4 "
        + "8.2 12.2 L 8 15.3 L 3.5 16.5 Z"),
    "bubble.left": SymbolShape(
      outline:
        "M 12 3.5 C 17.5 3.5 22 6.8 22 11.3 C 22 15.8 17.5 19 12 19 C 10.8 19 9.8 18.9 8.8 18.6 "
        + "L 4.5 21.5 L 5.3 17 C 3.2 15.6 2 13.6 2 11.3 C 2 6.8 6.5 3.5 12 3.5 Z"),
    "bubble.left.and.bubble.right": SymbolShape(
      outline:
        "M 9 3 C 13 3 16 5.3 16 8.5 C 16 11.8 13 14 9 14 L 7.5 13.9 L 4 16 L 4.6 12.8 C 3 11.8 2 "
        + "10.3 2 8.5 C 2 5.3 5 3 9 3 Z M 18 9 C 20.5 9.8 22 11.5 22 13.8 C 22 15.4 21.2 16.7 20 17.6 "
        + "L 20.4 20.5 L 17.2 18.7 C 14.6 18.9 12.4 18 11.2 16.5"),
    "antenna.radiowaves.left.and.right": SymbolShape(
      lines:
        "M 12 13 L 12 21 A 12 11 5 130 230 A 12 11 5 -50 50 A 12 11 9 130 230 A 12 11 9 -50 50",
      solid: "O 12 11 1.8"),
  ]
}
