/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
