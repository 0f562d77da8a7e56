extension SymbolCatalog {
  static let things: [String: SymbolShape] = [
    "person": SymbolShape(
      outline: "O 12 7.5 4.3 M 3.8 21 C 3.8 16.5 7.5 14.5 12 14.5 C 16.5 14.5 20.2 16.5 20.2 21 Z"),
    "person.2": SymbolShape(
      outline: "O 8.5 8.5 3.6 M 1.8 20 C 1.8 16 4.8 14.4 8.5 14.4 C 12.2 14.4 15.2 16 15.2 20 Z "
        + "O 17 9 3 M 17.4 20 L 22.5 20 C 22.5 16.5 20 14.8 17 14.8 Q 16 14.8 15.2 15"),
    "person.3": SymbolShape(
      outline: "O 12 8 3.2 M 6.5 19 C 6.5 15.5 9 14 12 14 C 15 14 17.5 15.5 17.5 19 Z O 4.5 10 2.2 "
        + "O 19.5 10 2.2 M 0.8 18 C 0.8 15.5 2.2 14.5 4.5 14.5 M 23.2 18 C 23.2 15.5 21.8 14.5 19.5 "
        + "14.5"),
    "gearshape": SymbolShape(
      outline: "M 10.2 2.5 L 13.8 2.5 L 14.4 5.3 L 16.3 6.1 L 18.7 4.5 L 21.2 7 L 19.6 9.4 L 20.4 "
        + "11.3 L 21.5 13.8 L 18.9 14.6 L 18.1 16.5 L 19.5 18.9 L 17 21.2 L 14.6 19.7 L 12.7 20.5 "
        + "L 10.2 21.5 L 9.4 18.9 L 7.5 18.1 L 5.1 19.5 L 2.8 17 L 4.3 14.6 L 3.5 12.7 L 2.5 10.2 "
        + "L 5.1 9.4 L 5.9 7.5 L 4.5 5.1 L 7 2.8 L 9.4 4.3 Z",
      details: "O 12 12 3.6"),
    "heart": SymbolShape(
      outline:
        "M 12 20.5 C 4.5 15 2.5 12 2.5 8.5 C 2.5 5.5 4.8 3.5 7.3 3.5 C 9.3 3.5 11 4.6 12 6.5 "
        + "C 13 4.6 14.7 3.5 16.7 3.5 C 19.2 3.5 21.5 5.5 21.5 8.5 C 21.5 12 19.5 15 12 20.5 Z"),
    "star": SymbolShape(
      outline: "M 12 2.5 L 14.7 9.1 L 21.8 9.6 L 16.4 14.2 L 18.1 21.1 L 12 17.3 L 5.9 21.1 L 7.6 "
        + "14.2 L 2.2 9.6 L 9.3 9.1 Z"),
    "house": SymbolShape(
      outline: "M 3 11.5 L 12 3.5 L 21 11.5 M 5.5 9.8 L 5.5 20.5 L 18.5 20.5 L 18.5 9.8 L 12 4.2 Z",
      details: "M 10 20.5 L 10 14.5 L 14 14.5 L 14 20.5"),
    "bell": SymbolShape(
      outline:
        "M 3.8 17.5 L 20.2 17.5 C 18.6 15.8 18 14.5 18 11 C 18 6.5 15.5 4 12 4 C 8.5 4 6 6.5 "
        + "6 11 C 6 14.5 5.4 15.8 3.8 17.5 Z",
      lines: "M 9.6 20.3 Q 12 22.4 14.4 20.3 M 12 4 L 12 2.6"),
    "trash": SymbolShape(
      outline: "M 5 6.3 L 6 20 Q 6.1 21.5 7.6 21.5 L 16.4 21.5 Q 17.9 21.5 18 20 L 19 6.3",
      lines:
        "M 3 6 L 21 6 M 8.8 6 L 8.8 3.8 Q 8.8 2.5 10 2.5 L 14 2.5 Q 15.2 2.5 15.2 3.8 L 15.2 6",
      details: "M 9.3 10 L 9.6 17.5 M 14.7 10 L 14.4 17.5"),
    "pencil": SymbolShape(
      outline: "M 4 20 L 5.2 15.6 L 16.4 4.4 Q 17.6 3.2 18.8 4.4 L 19.6 5.2 Q 20.8 6.4 19.6 7.6 "
        + "L 8.4 18.8 Z"),
    "square.and.pencil": SymbolShape(
      lines: "M 12.5 4.5 L 6 4.5 Q 3.5 4.5 3.5 7 L 3.5 18 Q 3.5 20.5 6 20.5 L 17 20.5 Q 19.5 20.5 "
        + "19.5 18 L 19.5 11.5 M 9 15 L 9.8 12 L 19 2.8 L 21.2 5 L 12 14.2 Z"),
    "magnifyingglass": SymbolShape(lines: "O 10 10 6.8 M 15 15 L 21 21"),
    "bookmark": SymbolShape(
      outline: "M 6 4.5 Q 6 2.5 8 2.5 L 16 2.5 Q 18 2.5 18 4.5 L 18 21.5 L 12 16.5 L 6 21.5 Z"),
    "book": SymbolShape(
      outline:
        "M 12 6.5 C 9.5 4.5 5.5 4.5 2.5 5.5 L 2.5 19 C 5.5 18 9.5 18 12 20 C 14.5 18 18.5 18 "
        + "21.5 19 L 21.5 5.5 C 18.5 4.5 14.5 4.5 12 6.5 Z",
      details: "M 12 6.5 L 12 20"),
    "books.vertical": SymbolShape(
      outline: "R 3 3.5 5 17 1 R 8 6 4.5 14.5 1 M 13.5 7 L 17.4 5.9 L 21.4 19.3 L 17.5 20.4 Z",
      details: "M 3 16.5 L 8 16.5"),
    "tag": SymbolShape(
      outline:
        "M 3 4.5 Q 3 3 4.5 3 L 11.5 3 L 21 12.5 Q 22 13.5 21 14.5 L 14.5 21 Q 13.5 22 12.5 21 "
        + "L 3 11.5 Z", details: "O 7.3 7.3 1.3"),
    "flag": SymbolShape(
      outline: "M 5 4 C 9 2 13 6 20 4 L 20 13.5 C 13 15.5 9 11.5 5 13.5 Z", lines: "M 5 3 L 5 22"),
    "mappin": SymbolShape(
      outline: "M 12 22 C 7.5 16.5 5 13 5 9.5 C 5 5.5 8 2.5 12 2.5 C 16 2.5 19 5.5 19 9.5 C 19 13 "
        + "16.5 16.5 12 22 Z", details: "O 12 9.5 2.6"),
    "map": SymbolShape(
      outline: "M 3 6 L 9 3.5 L 15 6 L 21 3.5 L 21 18 L 15 20.5 L 9 18 L 3 20.5 Z",
      details: "M 9 3.5 L 9 18 M 15 6 L 15 20.5"),
    "location": SymbolShape(outline: "M 21 3 L 3 11 L 11.5 12.5 L 13 21 Z"),
    "paperplane": SymbolShape(
      outline: "M 21.5 2.5 L 2.5 9.5 L 10 13.5 L 14 21.5 Z", details: "M 21.5 2.5 L 10 13.5"),
    "lock": SymbolShape(
      outline: "R 4.5 10.5 15 11 2",
      lines: "M 7.5 10.5 L 7.5 7.5 C 7.5 1.5 16.5 1.5 16.5 7.5 L 16.5 10.5"),
    "key": SymbolShape(
      outline: "O 8 8 5.2", lines: "M 12 11.5 L 21 20.5 M 17 16.5 L 14.5 19", solid: "O 6.7 6.7 1.1"
    ),
    "eye": SymbolShape(
      outline:
        "M 1.5 12 C 5 6.5 8.5 5 12 5 C 15.5 5 19 6.5 22.5 12 C 19 17.5 15.5 19 12 19 C 8.5 19 "
        + "5 17.5 1.5 12 Z", details: "O 12 12 3.4"),
    "calendar": SymbolShape(
      outline: "R 3 4.5 18 16.5 2.5", lines: "M 8 2.5 L 8 5.5 M 16 2.5 L 16 5.5",
      details: "M 3 9.5 L 21 9.5 M 7.5 13.5 L 8 13.5 M 12 13.5 L 12.5 13.5 M 16 13.5 L 16.5 13.5 M "
        + "7.5 17 L 8 17 M 12 17 L 12.5 17"),
    "clock": SymbolShape(outline: "O 12 12 9.3", details: "M 12 6.5 L 12 12.5 L 16 15"),
    "folder": SymbolShape(
      outline:
        "M 2.5 7 Q 2.5 4.5 5 4.5 L 9 4.5 L 11.5 7 L 19 7 Q 21.5 7 21.5 9.5 L 21.5 17.5 Q 21.5 "
        + "20 19 20 L 5 20 Q 2.5 20 2.5 17.5 Z", details: "M 2.5 10.5 L 21.5 10.5"),
    "doc": SymbolShape(
      outline: "M 5 4.5 Q 5 2.5 7 2.5 L 13.5 2.5 L 19 8 L 19 19.5 Q 19 21.5 17 21.5 L 7 21.5 Q 5 "
        + "21.5 5 19.5 Z", details: "M 13.5 2.5 L 13.5 8 L 19 8"),
    "doc.text": SymbolShape(
      outline: "M 5 4.5 Q 5 2.5 7 2.5 L 13.5 2.5 L 19 8 L 19 19.5 Q 19 21.5 17 21.5 L 7 21.5 Q 5 "
        + "21.5 5 19.5 Z",
      details: "M 13.5 2.5 L 13.5 8 L 19 8 M 8.5 12.5 L 15.5 12.5 M 8.5 16.5 L "
        + "15.5 16.5"),
    "doc.on.doc": SymbolShape(
      outline: "R 8.5 7 11.5 14.5 2",
      lines: "M 15 4.5 Q 15 2.5 13 2.5 L 6 2.5 Q 4 2.5 4 4.5 L 4 15 Q 4 "
        + "17 6 17 L 6.5 17"),
    "tray": SymbolShape(
      outline:
        "M 5.5 4.5 L 18.5 4.5 L 21.5 13 L 21.5 17.5 Q 21.5 20 19 20 L 5 20 Q 2.5 20 2.5 17.5 "
        + "L 2.5 13 Z", details: "M 2.5 13 L 8.5 13 Q 9 16 12 16 Q 15 16 15.5 13 L 21.5 13"),
    "link": SymbolShape(
      lines: "M 10 14 L 14 10 M 11 7 L 13.5 4.5 C 17 1 23 7 19.5 10.5 L 17 13 M 13 17 L 10.5 19.5 "
        + "C 7 23 1 17 4.5 13.5 L 7 11"),
    "paperclip": SymbolShape(
      lines: "M 18.5 10.5 L 10.5 18.5 C 6.5 22.5 1.5 17.5 5.5 13.5 L 14.5 4.5 C 17.5 1.5 21.5 5.5 "
        + "18.5 8.5 L 10 17 C 8.5 18.5 6.5 16.5 8 15 L 15.5 7.5"),
    "cart": SymbolShape(
      lines: "M 1.5 3.5 L 4.5 3.5 L 7 16 L 19 16", solid: "O 9 20 1.8 O 17.5 20 1.8",
      details: "M 5.2 7 L 21 7 L 19.3 13 L 6.3 13"),
    "bag": SymbolShape(
      outline: "M 4.5 7 L 19.5 7 L 20.5 21.5 L 3.5 21.5 Z",
      lines: "M 8 10 L 8 6.5 C 8 1 16 1 16 6.5 L "
        + "16 10"),
    "creditcard": SymbolShape(
      outline: "R 2 5 20 14.5 2.5", details: "M 2 10 L 22 10 M 5.5 15.5 L 9.5 15.5"),
    "gift": SymbolShape(
      outline: "R 3 8 18 4 1 R 4.5 12 15 9.5 1",
      lines: "M 12 8 C 6 8 6 2 9 2.5 C 11 3 12 8 12 8 C 12 "
        + "8 13 3 15 2.5 C 18 2 18 8 12 8", details: "M 12 8 L 12 21.5"),
    "globe": SymbolShape(
      outline: "O 12 12 9.3",
      details: "M 2.7 12 L 21.3 12 M 12 2.7 C 6 8 6 16 12 21.3 C 18 16 18 8 12 "
        + "2.7"),
    "qrcode": SymbolShape(
      outline: "R 3 3 7 7 1 R 14 3 7 7 1 R 3 14 7 7 1",
      solid: "R 5.5 5.5 2 2 0.3 R 16.5 5.5 2 2 0.3 R 5.5 16.5 2 2 0.3 R 13.5 13.5 2.5 2.5 0 R 18.5 "
        + "13.5 2.5 2.5 0 R 16 16 2.5 2.5 0 R 13.5 18.5 2.5 2.5 0 R 18.5 18.5 2.5 2.5 0"),
    "briefcase": SymbolShape(
      outline: "R 2.5 7 19 13.5 2.5",
      lines: "M 8.5 7 L 8.5 5 Q 8.5 3.5 10 3.5 L 14 3.5 Q 15.5 3.5 15.5 "
        + "5 L 15.5 7", details: "M 2.5 13 L 21.5 13"),
    "lightbulb": SymbolShape(
      outline: "M 9 16.5 C 9 14.5 5.5 13 5.5 8.8 C 5.5 5 8.5 2.3 12 2.3 C 15.5 2.3 18.5 5 18.5 8.8 "
        + "C 18.5 13 15 14.5 15 16.5 Z", lines: "M 9.5 19 L 14.5 19 M 10.5 21.5 L 13.5 21.5"),
    "sun.max": SymbolShape(
      outline: "O 12 12 4.3",
      lines:
        "M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 M 4.6 4.6 L 6.3 6.3 "
        + "M 17.7 17.7 L 19.4 19.4 M 19.4 4.6 L 17.7 6.3 M 6.3 17.7 L 4.6 19.4"),
    "moon": SymbolShape(
      outline:
        "M 20.5 15 C 19 15.7 17.8 16 16.3 16 C 11.5 16 8 12.5 8 7.7 C 8 6.2 8.3 4.9 9 3.5 C 5.3 "
        + "5 3 8.4 3 12.2 C 3 17.2 6.8 21 11.8 21 C 15.6 21 19 18.7 20.5 15 Z"),
    "cloud": SymbolShape(
      outline:
        "M 6.5 19 C 3.5 19 1.5 17 1.5 14.5 C 1.5 12 3.3 10.2 5.8 10 C 6.5 7 9 5 12 5 C 15.5 5 "
        + "18.2 7.6 18.5 11 C 20.9 11.2 22.5 12.8 22.5 15 C 22.5 17.3 20.7 19 18.2 19 Z"),
    "bolt": SymbolShape(outline: "M 13.5 2 L 4.5 13.5 L 11 13.5 L 10 22 L 19.5 10 L 12.5 10 Z"),
    "flame": SymbolShape(
      outline:
        "M 12 22 C 7.5 22 4.5 19 4.5 14.8 C 4.5 10 8.5 7.5 9.5 2 C 14.5 4 15 8 15 10.5 C 16.3 "
        + "9.8 16.7 8.7 16.7 8.7 C 18.5 10.5 19.5 12.5 19.5 15 C 19.5 19 16.5 22 12 22 Z"),
    "drop": SymbolShape(
      outline:
        "M 12 2 C 8 7.5 5.5 11 5.5 14.8 C 5.5 18.8 8.3 21.8 12 21.8 C 15.7 21.8 18.5 18.8 18.5 "
        + "14.8 C 18.5 11 16 7.5 12 2 Z"),
    "leaf": SymbolShape(
      outline: "M 4 5 C 12 3 20.5 5 20.5 13 C 20.5 18 16.5 20 13 19.5 C 7 18.7 4.5 13 4 5 Z",
      lines: "M 9 10.5 C 13 12.5 16 15.5 21 21.5"),
    "iphone": SymbolShape(
      outline: "R 6 1.5 12 21 2.8", details: "M 10.5 4.2 L 13.5 4.2"),
    "desktopcomputer": SymbolShape(
      outline: "R 2 3.5 20 13 1.8",
      lines: "M 10 16.5 L 9.5 20.5 M 14 16.5 L 14.5 20.5 M 7.5 21 L 16.5 "
        + "21"),
    "chart.bar": SymbolShape(outline: "R 3 12 4.5 9 0.8 R 9.7 7 4.5 14 0.8 R 16.5 3 4.5 18 0.8"),
    "wifi": SymbolShape(
      lines: "A 12 19 14.5 -132 -48 A 12 19 9.5 -130 -50 A 12 19 4.5 -130 -50",
      solid: "O 12 18.6 1.6"),
    "hand.thumbsup": SymbolShape(
      outline:
        "M 8 10.5 L 11.5 2.8 C 13.5 2.8 14.3 4.2 14 6 L 13.5 9 L 18.5 9 C 20.5 9 21.4 10.5 21 12 "
        + "L 19.3 18.5 C 18.9 20 18 20.7 16.5 20.7 L 8 20.7 Z", lines: "R 2.8 10.5 3.4 10.2 1"),
    "hand.raised": SymbolShape(
      outline:
        "M 5 13 L 5 7.5 Q 5 6 6.4 6 Q 7.8 6 7.8 7.5 L 7.8 5 Q 7.8 3.5 9.2 3.5 Q 10.6 3.5 10.6 5 "
        + "L 10.6 3.8 Q 10.6 2.2 12 2.2 Q 13.4 2.2 13.4 3.8 L 13.4 5 Q 13.4 3.6 14.8 3.6 Q 16.2 3.6 "
        + "16.2 5.2 L 16.2 13.5 L 18 11.3 Q 19.5 10.3 20.5 11.7 L 17 19 Q 15.5 22 12 22 Q 5 22 5 13 Z"
    ),
  ]
}
