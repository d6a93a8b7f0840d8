/// What a surface or a text is filled with.
public indirect enum Paint: Hashable, Sendable {
    case tone(Tone)
    case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radial(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case angular(stops: [GradientStop], center: UnitPoint, startDegrees: Double, endDegrees: Double)
    /// Part of the light of what lies behind: 0 is clear, 1 covers it.
    case material(thickness: Double)
}

public struct GradientStop: Hashable, Sendable {
    public var tone: Tone
    public var location: Double

    public init(_ tone: Tone, at location: Double) {
        self.tone = tone
        self.location = location
    }
}

/// A colour in light and in dark surroundings.
public struct Tone: Hashable, Sendable {
    public var light: Shade
    public var dark: Shade
    /// What it is for, if it has a part to play, so that a screen with colours of its own may use those.
    public var role: Role?

    public init(light: Shade, dark: Shade, role: Role? = nil) {
        self.light = light
        self.dark = dark
        self.role = role
    }

    public init(_ shade: Shade) {
        self.init(light: shade, dark: shade)
    }

    public enum Role: String, Sendable {
        case primary, secondary, tertiary, quaternary, background, accent
    }

    public func opacity(_ factor: Double) -> Tone {
        Tone(light: light.opacity(factor), dark: dark.opacity(factor), role: role)
    }
}

/// One colour: red, green, blue and opacity, each from 0 to 1, in sRGB. In a file, `#RRGGBB` or `#RRGGBBAA`.
public struct Shade: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    public func opacity(_ factor: Double) -> Shade {
        Shade(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}

extension Shade: CustomStringConvertible {
    public init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        // A number's text could also begin with a sign.
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            digits.first != UInt8(ascii: "+"), let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }

    public var description: String {
        let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
        return parts.reduce(into: "#") { text, part in
            let level = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
            text += (level < 0x10 ? "0" : "") + String(level, radix: 16, uppercase: true)
        }
    }
}
