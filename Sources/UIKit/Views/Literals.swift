// What `#colorLiteral` and `#imageLiteral` of Xcode's editor make; the compiler looks for the names.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
