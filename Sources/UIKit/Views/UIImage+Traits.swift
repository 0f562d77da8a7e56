extension UITraitCollection {
  /// The traits, as what a picture is wanted for.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
