import AssetCatalogs
import Foundation
package import WidgetArchive

extension Color {
    package func paint(in environment: EnvironmentValues) -> Paint {
        if case .tint = source, environment.tintStyle != nil {
            return environment.paint(of: TintShapeStyle()).opacity(opacity)
        }
        return .tone(tone(in: environment))
    }

    package func tone(in environment: EnvironmentValues) -> Tone {
        let tone =
            switch source {
            case .tone(let tone): environment.contrasted(tone)
            case .tint: environment.paint(of: TintShapeStyle()).mainTone
            case .asset(let name, let bundlePath): Color.asset(name, bundlePath, environment)
            case .uiColor(let color): color.tone(isContrasting: environment.colorSchemeContrast == .increased)
            }
        return environment.pinned(opacity == 1 ? tone : tone.opacity(opacity))
    }

    /// The colours of a colour set; if there is none, grey and a note.
    private static func asset(_ name: String, _ bundlePath: String?, _ environment: EnvironmentValues) -> Tone {
        let isContrasting = environment.colorSchemeContrast == .increased
        if let tone = AssetCatalog.tone(named: name, bundlePath: bundlePath, isContrasting: isContrasting) {
            return tone
        }
        CurrentEvaluation.note("There is no colour '\(name)' among the program's resources; grey stands for it.")
        return SystemTone.gray
    }
}

extension Color {
    /// A colour between this one and another, from 0 to 1.
    public func mix(
        with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let (one, two) = (tone(in: EnvironmentValues()), other.tone(in: EnvironmentValues()))
        let part = min(max(fraction, 0), 1)
        func mixed(_ one: Shade, _ two: Shade) -> Shade {
            guard colorSpace == .perceptual else { return one.mixed(with: two, part) }
            return Shade(perceived: zip(one.perceived, two.perceived).map { $0 + ($1 - $0) * part })
        }
        return Color(Tone(light: mixed(one.light, two.light), dark: mixed(one.dark, two.dark)))
    }
}

extension Color: Primitive {
    @MainActor package func nodes(in context: Context) -> [Node] {
        [.surface(.init(.rectangle, fill: paint(in: context.environment)))]
    }
}

extension EnvironmentValues {
    /// The colour scheme that a view sets, overriding the screen's.
    @Entry var pinnedScheme: ColorScheme?

    /// A colour of the system as a view's surroundings want it.
    func system(_ tone: Tone) -> Tone { pinned(contrasted(tone)) }

    func contrasted(_ tone: Tone) -> Tone {
        colorSchemeContrast == .increased ? SystemTone.contrasting[tone] ?? tone : tone
    }

    func pinned(_ tone: Tone) -> Tone {
        switch pinnedScheme {
        case nil: tone
        case .light: Tone(light: tone.light, dark: tone.light, role: tone.roleWhenPinned)
        case .dark: Tone(light: tone.dark, dark: tone.dark, role: tone.roleWhenPinned)
        }
    }
}

extension Tone {
    /// Pinned to one colour for all appearances, it would otherwise pass for the developer's own.
    fileprivate var roleWhenPinned: Role? { Palette.ios26.tone(for: self) == self ? nil : .system }
}

extension Paint {
    func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        func fainter(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop($0.tone.opacity(factor), at: $0.location) }
        }
        return switch self {
        case .tone(let tone): .tone(tone.opacity(factor))
        case .linear(let stops, let start, let end): .linear(stops: fainter(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            .radial(stops: fainter(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angular(stops: fainter(stops), center: center, startDegrees: start, endDegrees: end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(stops: fainter(stops), center: center, startRadius: start, endRadius: end)
        case .mesh(let mesh): .mesh(mesh.opacity(factor))
        case .material(let thickness): .material(thickness: thickness * factor)
        }
    }

    /// The main tone, for uses that take only one.
    var mainTone: Tone {
        switch self {
        case .tone(let tone): tone
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first?.tone ?? SystemTone.label
        case .mesh(let mesh): mesh.tones.first ?? SystemTone.label
        case .material(let thickness): SystemTone.backgrounds[0].opacity(thickness)
        }
    }
}

extension WidgetArchive.MeshGradient {
    fileprivate func opacity(_ factor: Double) -> WidgetArchive.MeshGradient {
        var fainter = self
        fainter.tones = tones.map { $0.opacity(factor) }
        fainter.background = background?.opacity(factor)
        return fainter
    }
}

extension Shade {
    /// The colour in Oklab, in which equal steps look equal, and its opacity.
    fileprivate var perceived: [Double] {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return [
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short, opacity,
        ]
    }

    fileprivate init(perceived: [Double]) {
        let (light, a, b) = (perceived[0], perceived[1], perceived[2])
        let long = pow(light + 0.3963377774 * a + 0.2158037573 * b, 3)
        let medium = pow(light - 0.1055613458 * a - 0.0638541728 * b, 3)
        let short = pow(light - 0.0894841775 * a - 1.2914855480 * b, 3)
        func encoded(_ part: Double) -> Double {
            min(max(part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055, 0), 1)
        }
        self.init(
            red: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short), opacity: perceived[3])
    }
}
