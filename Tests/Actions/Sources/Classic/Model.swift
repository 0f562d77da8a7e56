/// What the screens of this target show: no word of Objective-C, so it is compiled as it is.
public struct Account {
  public var name: String

  public init(name: String) { self.name = name }
}
