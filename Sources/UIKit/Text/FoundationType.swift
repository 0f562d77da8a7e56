/// How Foundation on Linux tells an object that it may ask from a type of its own.
///
/// Attributed strings compare and copy their attributes in CoreFoundation. It takes what stands first
/// in an object, behind the header, for the number of its type (bits 8 to 17) and asks the object
/// itself only where that is another type's than its class; 0 stops the process. So classes of values
/// of attributes have ``object`` as their first stored property: see
/// Documentation/Decisions/6-attribute-values.md.
enum FoundationType {
  /// The type that all others belong to, which no class is the class of.
  static let object: UInt = 1 << 8
}
