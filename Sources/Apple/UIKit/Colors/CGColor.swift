public import Foundation
package import WidgetArchive

/// A colour by its components, in sRGB.
public final class CGColor: Hashable, Sendable {
    package let shade: Shade

    package init(_ shade: Shade) { self.shade = shade }

    /// A colour of red, green and blue from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Shade(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A shade of grey, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [shade.red, shade.green, shade.blue, shade.opacity].map { CGFloat($0) } }

    public var numberOfComponents: Int { 4 }

    public var alpha: CGFloat { CGFloat(shade.opacity) }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(shade.with(opacity: Double(alpha))) }

    /// The same colour: all are of one space here.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?)
        -> CGColor?
    {
        self
    }

    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.shade == right.shade }

    public func hash(into hasher: inout Hasher) { hasher.combine(shade) }
}

/// A space of colours, by its name. Pictures are drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
    public let name: String?

    public init?(name: String) { self.name = name }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A colour of Core Image, by its components.
public final class CIColor: NSObject, Sendable {
    /// The components, from 0 to 1.
    public let red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The components of a colour in the current surroundings.
    public convenience init(color: UIColor) {
        let shade = color.shade(in: .current)
        self.init(
            red: CGFloat(shade.red), green: CGFloat(shade.green), blue: CGFloat(shade.blue),
            alpha: CGFloat(shade.opacity))
    }
}
