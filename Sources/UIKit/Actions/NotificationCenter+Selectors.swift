extension NotificationCenter {
  /// Calls a method of an object, which is not kept alive, whenever a notification is posted.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let receiver = NotificationReceiver(observer as AnyObject, aSelector, aName, anObject)
    receiver.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      receiver.receive(notification)
    }
    NotificationReceiver.add(receiver, of: self)
  }

  /// Ends all calls of an object's methods; a token that came of a closure ends that one.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    NotificationReceiver.remove(of: self) { $0.observer === observer }
  }

  /// Ends the calls of an object's methods for a name, a sender, or both.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: AnyObject?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject as Any?)
    NotificationReceiver.remove(of: self) { receiver in
      receiver.observer === observer && (aName == nil || receiver.name == aName)
        && (anObject == nil || receiver.sender === anObject)
    }
  }
}

/// An object whose method is called for notifications.
private final class NotificationReceiver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  let selector: Selector
  let name: NSNotification.Name?
  private(set) weak var sender: AnyObject?
  private weak var center: NotificationCenter?
  var token: (any NSObjectProtocol)?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [NotificationReceiver] = []

  init(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?
  ) {
    self.observer = observer
    self.selector = selector
    self.name = name
    self.sender = sender as AnyObject?
  }

  func receive(_ notification: Notification) {
    guard let observer else { return }
    ActionTable.perform(selector, on: observer, with: [notification])
  }

  static func add(_ receiver: NotificationReceiver, of center: NotificationCenter) {
    receiver.center = center
    // Objects that are gone leave their receivers behind.
    remove(of: center) { $0.observer == nil }
    lock.withLock { all.append(receiver) }
  }

  static func remove(of center: NotificationCenter, where isGone: (NotificationReceiver) -> Bool) {
    let gone = lock.withLock {
      let gone = all.filter { $0.center === center && isGone($0) }
      all.removeAll { receiver in gone.contains { $0 === receiver } }
      return gone
    }
    for receiver in gone { receiver.token.map { center.removeObserver($0 as Any) } }
  }
}
