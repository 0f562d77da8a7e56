/// A projective map of space: row vectors times this matrix.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates the matrix of sixteen zeros.
  public init() { self.init(entries: Array(repeating: 0, count: 16)) }

  private init(entries: [CGFloat]) {
    self.init(
      m11: entries[0], m12: entries[1], m13: entries[2], m14: entries[3],
      m21: entries[4], m22: entries[5], m23: entries[6], m24: entries[7],
      m31: entries[8], m32: entries[9], m33: entries[10], m34: entries[11],
      m41: entries[12], m42: entries[13], m43: entries[14], m44: entries[15])
  }

  private var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  static func * (left: CATransform3D, right: CATransform3D) -> CATransform3D {
    let (one, other) = (left.entries, right.entries)
    return CATransform3D(
      entries: (0..<16).map { place in
        let (row, column) = (place / 4, place % 4)
        return (0..<4).reduce(0) { $0 + one[row * 4 + $1] * other[$1 * 4 + column] }
      })
  }

  /// The inverse by Gauss and Jordan with the largest pivot; nil where there is none.
  var inverse: CATransform3D? {
    var rows = (0..<4).map { row in
      Array(entries[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1 : CGFloat(0) }
    }
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard rows[pivot][column] != 0, rows[pivot][column].isFinite else { return nil }
      rows.swapAt(column, pivot)
      let factor = rows[column][column]
      rows[column] = rows[column].map { $0 / factor }
      for row in 0..<4 where row != column {
        let share = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
      }
    }
    return CATransform3D(entries: rows.flatMap { $0.suffix(4) })
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DMakeScale(1, 1, 1)
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  transform.m44 = 1
  return transform
}

/// The rotation about a vector; the identity for a vector without length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = CGFloat(sin(Double(angle)))
  let cosine = CGFloat(cos(Double(angle)))
  let rest = 1 - cosine
  // Rodrigues' formula, transposed for row vectors.
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The map that translates, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz) * t
}

/// The map that scales, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz) * t
}

/// The map that rotates, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z) * t
}

/// The map that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a * b }

/// The map that undoes `t`; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DMakeTranslation(m.tx, m.ty, 0)
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  return transform
}

/// Whether the map leaves the plane as an affine map does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
