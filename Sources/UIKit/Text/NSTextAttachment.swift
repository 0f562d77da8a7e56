import Typesetting

/// Something that stands among the characters of a text, such as a picture.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let foundationType = FoundationType.object

  /// The character that an attachment takes the place of.
  public static let character = 0xFFFC

  /// The picture; it is as large as ``bounds``, or as itself where these are zero.
  open var image: UIImage?
  /// Place and size against the line: the origin is on the baseline, and y grows upwards.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room that the attachment takes on its line.
  var box: InlineBox {
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    return InlineBox(width: size.width, height: size.height, bottom: bounds.minY)
  }
}

extension NSAttributedString {
  /// A text of one character, which is the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
