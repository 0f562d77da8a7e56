// One row for each model: its name, the year it came out, which display it has, and where its
// releases of iOS end.
extension DeviceCatalog {
  static let phones: [Device] = [
    Device(name: "iPhone 4s", year: 2011, display: .phone320x480, lastRelease: 9),
    Device(name: "iPhone 5", year: 2012, display: .phone320x568, lastRelease: 10),
    Device(name: "iPhone 5s", year: 2013, display: .phone320x568, lastRelease: 12),
    Device(name: "iPhone 5c", year: 2013, display: .phone320x568, lastRelease: 10),
    Device(name: "iPhone SE (1st gen)", year: 2016, display: .phone320x568, lastRelease: 15),
    Device(name: "iPod touch (5th-7th gen)", year: 2019, display: .phone320x568, lastRelease: 15),
    Device(name: "iPhone 6", year: 2014, display: .phone375x667, lastRelease: 12),
    Device(name: "iPhone 6s", year: 2015, display: .phone375x667, lastRelease: 15),
    Device(name: "iPhone 7", year: 2016, display: .phone375x667, lastRelease: 15),
    Device(name: "iPhone 8", year: 2017, display: .phone375x667, lastRelease: 16),
    Device(name: "iPhone SE (2nd gen)", year: 2020, display: .phone375x667),
    Device(name: "iPhone SE (3rd gen)", year: 2022, display: .phone375x667),
    Device(name: "iPhone 6 Plus", year: 2014, display: .phone414x736, lastRelease: 12),
    Device(name: "iPhone 6s Plus", year: 2015, display: .phone414x736, lastRelease: 15),
    Device(name: "iPhone 7 Plus", year: 2016, display: .phone414x736, lastRelease: 15),
    Device(name: "iPhone 8 Plus", year: 2017, display: .phone414x736, lastRelease: 16),
    Device(name: "iPhone X", year: 2017, display: .phone375x812, lastRelease: 16),
    Device(name: "iPhone XS", year: 2018, display: .phone375x812, lastRelease: 18),
    Device(name: "iPhone 11 Pro", year: 2019, display: .phone375x812),
    Device(
      name: "iPhone XR", year: 2018, display: .phone414x896at2, lastRelease: 18, notes: xrNote),
    Device(name: "iPhone 11", year: 2019, display: .phone414x896at2, notes: xrNote),
    Device(name: "iPhone XS Max", year: 2018, display: .phone414x896at3, lastRelease: 18),
    Device(name: "iPhone 11 Pro Max", year: 2019, display: .phone414x896at3),
    Device(name: "iPhone 12 mini", year: 2020, display: .phone375x812mini),
    Device(name: "iPhone 13 mini", year: 2021, display: .phone375x812mini),
    Device(name: "iPhone 12", year: 2020, display: .phone390x844y2020),
    Device(name: "iPhone 12 Pro", year: 2020, display: .phone390x844y2020),
    Device(name: "iPhone 13", year: 2021, display: .phone390x844),
    Device(name: "iPhone 13 Pro", year: 2021, display: .phone390x844),
    Device(name: "iPhone 14", year: 2022, display: .phone390x844),
    Device(name: "iPhone 16e", year: 2025, display: .phone390x844e),
    Device(name: "iPhone 17e", year: 2026, display: .phone390x844e),
    Device(name: "iPhone 12 Pro Max", year: 2020, display: .phone428x926y2020),
    Device(name: "iPhone 13 Pro Max", year: 2021, display: .phone428x926),
    Device(name: "iPhone 14 Plus", year: 2022, display: .phone428x926),
    Device(name: "iPhone 14 Pro", year: 2022, display: .phone393x852),
    Device(name: "iPhone 15", year: 2023, display: .phone393x852),
    Device(name: "iPhone 15 Pro", year: 2023, display: .phone393x852),
    Device(name: "iPhone 16", year: 2024, display: .phone393x852),
    Device(name: "iPhone 14 Pro Max", year: 2022, display: .phone430x932),
    Device(name: "iPhone 15 Plus", year: 2023, display: .phone430x932),
    Device(name: "iPhone 15 Pro Max", year: 2023, display: .phone430x932),
    Device(name: "iPhone 16 Plus", year: 2024, display: .phone430x932),
    Device(name: "iPhone 16 Pro", year: 2024, display: .phone402x874),
    Device(name: "iPhone 17", year: 2025, display: .phone402x874y2025, notes: landscapeNote),
    Device(name: "iPhone 17 Pro", year: 2025, display: .phone402x874y2025, notes: landscapeNote),
    Device(name: "iPhone 18 Pro", year: 2026, display: .phone402x874y2026),
    Device(name: "iPhone 16 Pro Max", year: 2024, display: .phone440x956),
    Device(
      name: "iPhone 17 Pro Max", year: 2025, display: .phone440x956y2025, notes: landscapeNote),
    Device(name: "iPhone 18 Pro Max", year: 2026, display: .phone440x956y2026),
    Device(
      name: "iPhone Air", year: 2025, display: .phone420x912,
      notes: "In landscape iOS 26 reports 20 at the top too. One app saw 74 at the top in portrait."
    ),
  ]

  static let foldables: [Device] = [
    Device(
      name: "iPhone Duo (outer)", year: 2026, display: .foldableOuter,
      notes: "Bars are vertical, on the right. The hinge is on the left."),
    Device(
      name: "iPhone Duo (inner)", year: 2026, display: .foldableInner,
      notes: "Half folded, a strip of 40 across the middle divides it, with 20 on either side."),
  ]

  static let pads: [Device] = [
    Device(name: "iPad mini 2-4", year: 2015, display: .pad768x1024mini, lastRelease: 15),
    Device(name: "iPad mini (5th gen)", year: 2019, display: .pad768x1024mini),
    Device(name: "iPad Air / Air 2", year: 2014, display: .pad768x1024, lastRelease: 15),
    Device(name: "iPad (5th/6th gen)", year: 2018, display: .pad768x1024, lastRelease: 17),
    Device(name: "iPad Pro 9.7", year: 2016, display: .pad768x1024, lastRelease: 16),
    Device(name: "iPad (7th/8th/9th gen, 10.2)", year: 2021, display: .pad810x1080),
    Device(name: "iPad Pro 10.5", year: 2017, display: .pad834x1112, lastRelease: 17),
    Device(name: "iPad Air (3rd gen)", year: 2019, display: .pad834x1112),
    Device(
      name: "iPad Pro 12.9 (1st/2nd gen)", year: 2017, display: .pad1024x1366, lastRelease: 17),
    Device(name: "iPad Pro 11 (1st-4th gen)", year: 2022, display: .pad834x1194),
    Device(name: "iPad Pro 12.9 (3rd-6th gen)", year: 2022, display: .pad1024x1366round),
    Device(name: "iPad Air (4th/5th gen, 10.9)", year: 2022, display: .pad820x1180),
    Device(name: "iPad Air 11 (M2/M3)", year: 2025, display: .pad820x1180),
    Device(name: "iPad (10th gen)", year: 2022, display: .pad820x1180round),
    Device(name: "iPad (A16, 11th gen)", year: 2025, display: .pad820x1180round),
    Device(name: "iPad mini (6th gen)", year: 2021, display: .pad744x1133),
    Device(name: "iPad mini (A17 Pro)", year: 2024, display: .pad744x1133),
    Device(name: "iPad Air 13 (M2/M3)", year: 2025, display: .padAir13),
    Device(name: "iPad Pro 11 (M4/M5)", year: 2025, display: .pad834x1210),
    Device(
      name: "iPad Pro 13 (M4/M5)", year: 2025, display: .pad1032x1376,
      notes: "Windows of iPadOS 26 change the top inset; not measured."),
  ]

  private static let xrNote = "The top inset was 44 in iOS 13 and is 48 since iOS 14."

  private static let landscapeNote =
    "In landscape iOS 26 reports 20 at the top too, iOS 27 nothing at the top."
}
