extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of `AttributedString` that text in views has.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// The text of an `AttributedString` with the attributes that views know.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text of an `NSAttributedString` with the attributes that views know.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let part = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// The attributes that views know, of an attributed string's.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = dictionary[.kern].flatMap { $0 as? CGFloat ?? ($0 as? Double).map { CGFloat($0) } }
    self.tracking = dictionary[.tracking].flatMap {
      $0 as? CGFloat ?? ($0 as? Double).map { CGFloat($0) }
    }
    self.underlineStyle = (dictionary[.underlineStyle] as? Int).map {
      NSUnderlineStyle(rawValue: $0)
    }
    self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map {
      NSUnderlineStyle(rawValue: $0)
    }
    self.shadow = dictionary[.shadow] as? NSShadow
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.baselineOffset = dictionary[.baselineOffset].flatMap {
      $0 as? CGFloat ?? ($0 as? Double).map { CGFloat($0) }
    }
    self.link = dictionary[.link] as? URL
  }

  /// The attributes as an attributed string has them.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.font
    attributes[.paragraphStyle] = self.paragraphStyle
    attributes[.foregroundColor] = self.foregroundColor
    attributes[.backgroundColor] = self.backgroundColor
    attributes[.kern] = self.kern
    attributes[.tracking] = self.tracking
    attributes[.underlineStyle] = self.underlineStyle?.rawValue
    attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    attributes[.shadow] = self.shadow
    attributes[.attachment] = self.attachment
    attributes[.baselineOffset] = self.baselineOffset
    attributes[.link] = self.link
    return attributes
  }
}
