extension DeviceUnderTest.Model {
  public static let iPhoneSE = known("iPhone SE (3rd gen)")
  public static let iPhone8Plus = known("iPhone 8 Plus")
  public static let iPhone13mini = known("iPhone 13 mini")
  public static let iPhone15 = known("iPhone 15")
  public static let iPhone16e = known("iPhone 16e")
  public static let iPhone17 = known("iPhone 17")
  public static let iPhone17Pro = known("iPhone 17 Pro")
  public static let iPhone17ProMax = known("iPhone 17 Pro Max")
  public static let iPhoneAir = known("iPhone Air")
  /// The foldable.
  public static let iPhoneDuo = known("iPhone Duo")
  public static let iPad9 = known("iPad (7th/8th/9th gen, 10.2)")
  public static let iPadMini = known("iPad mini (A17 Pro)")
  public static let iPadAir11 = known("iPad Air 11 (M2/M3)")
  public static let iPadPro11 = known("iPad Pro 11 (M4/M5)")
  public static let iPadPro13 = known("iPad Pro 13 (M4/M5)")

  /// Phones and iPads of today in each size, the smallest first.
  public static let current: [Self] = [
    iPhoneSE, iPhone17, iPhoneAir, iPhone17ProMax, iPhoneDuo, iPadMini, iPadAir11, iPadPro13,
  ]

  private static func known(_ name: String) -> Self {
    guard let model = all.first(where: { $0.name == name }) else {
      preconditionFailure("The catalogue of devices has no “\(name)”.")
    }
    return model
  }
}
