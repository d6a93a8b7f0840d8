/// An angle; positive angles are clockwise.
public struct Angle: Comparable, Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// No rotation.
    public init() { radians = 0 }

    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No rotation.
    public static let zero = Angle()

    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Whether the left angle is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// The sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// The difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// A multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// A fraction of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// The angle in the other direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
