public import Foundation
import UIKit
import WidgetArchive

/// A colour, which may differ between light and dark appearances. As a view, it fills its space.
nonisolated public struct Color: View, PaintStyle, Hashable {
    enum Source: Hashable {
        case tone(Tone)
        case tint
        case asset(String, bundlePath: String?)
        case uiColor(UIColor)
    }

    let source: Source
    var opacity = 1.0

    init(_ tone: Tone) { source = .tone(tone) }

    init(source: Source) { self.source = source }

    /// A colour of the asset catalogue, by name.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundlePath: bundle?.bundlePath)
    }

    /// A colour of red, green and blue components from 0 to 1; all colour spaces are taken for sRGB.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(Tone(Shade(red: red, green: green, blue: blue, opacity: opacity)))
    }

    /// A shade of grey, from 0 for black to 1 for white.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// This colour, multiplied by an opacity.
    public func opacity(_ opacity: Double) -> Color {
        var changed = self
        changed.opacity *= opacity
        return changed
    }

    /// The colour space of components, all of which are taken for sRGB here.
    public enum RGBColorSpace: Sendable {
        /// The colour spaces that source code may name.
        case sRGB, sRGBLinear, displayP3
    }
}

extension Color {
    /// The system's red.
    public static let red = Color(SystemTone.red)
    /// The system's orange.
    public static let orange = Color(SystemTone.orange)
    /// The system's yellow.
    public static let yellow = Color(SystemTone.yellow)
    /// The system's green.
    public static let green = Color(SystemTone.green)
    /// The system's mint.
    public static let mint = Color(SystemTone.mint)
    /// The system's teal.
    public static let teal = Color(SystemTone.teal)
    /// The system's cyan.
    public static let cyan = Color(SystemTone.cyan)
    /// The system's blue.
    public static let blue = Color(SystemTone.blue)
    /// The system's indigo.
    public static let indigo = Color(SystemTone.indigo)
    /// The system's purple.
    public static let purple = Color(SystemTone.purple)
    /// The system's pink.
    public static let pink = Color(SystemTone.pink)
    /// The system's brown.
    public static let brown = Color(SystemTone.brown)
    /// The system's grey.
    public static let gray = Color(SystemTone.gray)
    /// White.
    public static let white = Color(SystemTone.white)
    /// Black.
    public static let black = Color(SystemTone.black)
    /// Fully transparent.
    public static let clear = Color(SystemTone.clear)
    /// The colour of primary text.
    public static let primary = Color(SystemTone.label)
    /// The colour of secondary text.
    public static let secondary = Color(SystemTone.secondaryLabel)
    /// The tint, or the accent colour: `AccentColor` of the program's asset catalogue, else the system's.
    public static let accentColor = Color(source: .tint)
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's grey.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// Fully transparent.
    public static var clear: Color { .clear }
}
