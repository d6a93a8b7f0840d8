public import Foundation
import UIKit
package import WidgetArchive

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

    package init(_ tone: Tone) { source = .tone(tone) }

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

/// The system's colours, which follow the surroundings.
extension Color {
    public static let red = Color(SystemTone.red)
    public static let orange = Color(SystemTone.orange)
    public static let yellow = Color(SystemTone.yellow)
    public static let green = Color(SystemTone.green)
    public static let mint = Color(SystemTone.mint)
    public static let teal = Color(SystemTone.teal)
    public static let cyan = Color(SystemTone.cyan)
    public static let blue = Color(SystemTone.blue)
    public static let indigo = Color(SystemTone.indigo)
    public static let purple = Color(SystemTone.purple)
    public static let pink = Color(SystemTone.pink)
    public static let brown = Color(SystemTone.brown)
    public static let gray = Color(SystemTone.gray)
    public static let white = Color(SystemTone.white)
    public static let black = Color(SystemTone.black)
    /// Fully transparent.
    public static let clear = Color(SystemTone.clear)
    public static let primary = Color(SystemTone.label)
    public static let secondary = Color(SystemTone.secondaryLabel)
    /// The tint, or the accent colour: `AccentColor` of the program's asset catalogue, else the system's.
    public static let accentColor = Color(source: .tint)
}

extension Color: CustomStringConvertible {
    private static let names: [Color: String] = [
        .red: "red", .orange: "orange", .yellow: "yellow", .green: "green", .mint: "mint", .teal: "teal",
        .cyan: "cyan", .blue: "blue", .indigo: "indigo", .purple: "purple", .pink: "pink", .brown: "brown",
        .gray: "gray", .white: "white", .black: "black", .clear: "clear", .primary: "primary",
        .secondary: "secondary", .accentColor: "accentColor",
    ]

    /// As SwiftUI prints it: the name of a colour of the system, or the components in hexadecimal.
    public var description: String {
        if let name = Color.names[self] { return name }
        switch source {
        case .asset(let name, _): return "NamedColor(name: \"\(name)\", bundle: nil)"
        case .uiColor(let color): return "\(color)"
        case .tint: return "accentColor"
        case .tone(let tone):
            let shade = tone.light.opacity(opacity)
            return "\(shade)" + (shade.opacity < 1 ? "" : "FF")
        }
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
