extension UIView {
  /// A part of a view that something else takes: the fold of a hinge, a camera.
  ///
  /// A device under test says which there are.
  @available(iOS 27.1, *)
  public struct ReservedRegion: Identifiable, Sendable {
    /// Tells what takes the region, whichever view it is asked of.
    public struct ID: Hashable, Sendable {
      let name: String
    }

    public struct Kind: Hashable, Sendable {
      let name: String

      /// Content splits into one part on either side, as at the fold of a hinge.
      public static let division = Kind(name: "division")
      /// Something covers the content, such as a camera.
      public static let occlusion = Kind(name: "occlusion")
    }

    public struct QueryOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// Regions that take nothing at present, too, such as the fold of a device that lies flat.
      public static let includeInactive = QueryOptions(rawValue: 1 << 0)
    }

    public let id: ID
    public let kind: Kind
    /// In the coordinates of the view, margins included.
    public let frame: CGRect
    /// What ``frame`` has on every side to keep content that is touched apart.
    public let margins: UIEdgeInsets
    public let isActive: Bool

    package init(
      _ name: String, kind: Kind, frame: CGRect, margins: UIEdgeInsets = .zero,
      isActive: Bool = true
    ) {
      self.init(id: ID(name: name), kind: kind, frame: frame, margins: margins, isActive: isActive)
    }

    private init(id: ID, kind: Kind, frame: CGRect, margins: UIEdgeInsets, isActive: Bool) {
      self.id = id
      self.kind = kind
      self.frame = frame
      self.margins = margins
      self.isActive = isActive
    }

    func with(frame: CGRect) -> Self {
      Self(id: id, kind: kind, frame: frame, margins: margins, isActive: isActive)
    }
  }

  /// The regions that touch the view; none in a view that is in no window.
  @available(iOS 27.1, *)
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    guard let window else { return [] }
    return window.surroundings.reservedRegions.compactMap { region in
      guard region.kind == kind, region.isActive || options.contains(.includeInactive) else {
        return nil
      }
      let frame = convert(region.frame, from: nil)
      // The fold of a device that lies flat has no width, and still divides.
      let touches =
        frame.minX <= bounds.maxX && frame.maxX >= bounds.minX && frame.minY <= bounds.maxY
        && frame.maxY >= bounds.minY
      return touches ? region.with(frame: frame) : nil
    }
  }
}
