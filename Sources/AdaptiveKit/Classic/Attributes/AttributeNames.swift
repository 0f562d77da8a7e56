/// The name of ``InterfaceStyle`` in Briggs.
public typealias UserInterfaceStyle = InterfaceStyle

/// The name of ``InterfaceLevel`` in Briggs.
public typealias UserInterfaceLevel = InterfaceLevel
