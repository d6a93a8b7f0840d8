/// The fill of a surface or a text.
package indirect enum Paint: Hashable, Sendable {
    case tone(Tone)
    case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radial(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case angular(stops: [GradientStop], center: UnitPoint, startDegrees: Double, endDegrees: Double)
    /// Like `radial`, in an ellipse with the proportions of the filled area; radii are fractions of its size.
    case elliptical(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case mesh(MeshGradient)
    /// Lets the background through in part: 0 is clear, 1 opaque.
    case material(thickness: Double)
}

/// Colours interpolated between the points of a grid, in row order.
package struct MeshGradient: Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// Columns × rows of them, not necessarily in straight lines.
    package var points: [UnitPoint]
    package var tones: [Tone]
    /// Outside of the mesh.
    package var background: Tone?
    /// Whether the interpolation is smooth across points, too.
    package var isSmooth: Bool

    package init(
        columns: Int, rows: Int, points: [UnitPoint], tones: [Tone], background: Tone? = nil, isSmooth: Bool = true
    ) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.tones = tones
        self.background = background
        self.isSmooth = isSmooth
    }

    /// Whether it has patches, and a colour at each of their corners.
    package var isWhole: Bool {
        columns > 1 && rows > 1 && columns <= points.count && rows <= points.count / columns
            && columns * rows <= tones.count
    }
}

package struct GradientStop: Hashable, Sendable {
    package var tone: Tone
    package var location: Double

    package init(_ tone: Tone, at location: Double) {
        self.tone = tone
        self.location = location
    }
}

/// A colour in the light and the dark appearance.
package struct Tone: Hashable, Sendable {
    package var light: Shade
    package var dark: Shade
    /// Its purpose, for screens that have colours of their own.
    package var role: Role?

    package init(light: Shade, dark: Shade, role: Role? = nil) {
        self.light = light
        self.dark = dark
        self.role = role
    }

    package init(_ shade: Shade) {
        self.init(light: shade, dark: shade)
    }

    package enum Role: String, Sendable {
        case primary, secondary, tertiary, quaternary, background, accent
        /// A colour of the system that a view confines to one appearance.
        case system
    }

    package var isOpaque: Bool { light.opacity >= 1 && dark.opacity >= 1 }

    package func opacity(_ factor: Double) -> Tone {
        Tone(light: light.opacity(factor), dark: dark.opacity(factor), role: role)
    }
}

/// One colour: red, green, blue and opacity, each from 0 to 1, in sRGB. In a file, `#RRGGBB` or `#RRGGBBAA`.
package struct Shade: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    package func opacity(_ factor: Double) -> Shade {
        Shade(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// Mixes in a part of another shade, from 0 to 1.
    package func mixed(with other: Shade, _ part: Double) -> Shade {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Shade(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            opacity: mix(opacity, other.opacity))
    }
}

extension Shade: CustomStringConvertible {
    package init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        // A number's text could also begin with a sign.
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            digits.first != UInt8(ascii: "+"), let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }

    package var description: String {
        let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
        return parts.reduce(into: "#") { text, part in
            let level = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
            text += (level < 0x10 ? "0" : "") + String(level, radix: 16, uppercase: true)
        }
    }
}
