package import WidgetArchive

/// The effect of a material on its backdrop: it blurs it, strengthens its colours, and draws its brightness towards the
/// material's, for dark and light alike.
package struct Frost: Hashable, Sendable {
    /// The Gaussian's standard deviation, in points.
    package var deviation: Double
    var saturation: Double
    var brightness: Double
    /// The share of the colour that the material's brightness replaces.
    var amount: Double
    /// The control points of the curve that maps the backdrop's brightness to the material's.
    var levels: [Double]

    private static let clear = Frost(0, saturation: 1, brightness: 0, amount: 0, levels: [0, 0, 0, 0])

    /// The materials of iOS by their thickness, from ultra-thin to thick.
    private static let light: [(thickness: Double, frost: Frost)] = [
        (0, clear),
        (0.3, Frost(22.5, saturation: 1.1, brightness: 0.12, amount: 0.5, levels: [0.45, 0.55, 0.65, 0.68])),
        (0.45, Frost(30, saturation: 1.35, brightness: 0.12, amount: 0.6, levels: [0.725, 0.825, 0.76, 0.73])),
        (0.6, Frost(30, saturation: 1.5, brightness: 0.1, amount: 0.75, levels: [0.9, 0.83, 0.925, 0.815])),
        (0.75, Frost(45, saturation: 1.5, brightness: 0.045, amount: 0.88, levels: [0.99, 0.95, 0.98, 0.905])),
        (1, Frost(45, saturation: 1, brightness: 0, amount: 1, levels: [0.96, 0.96, 0.96, 0.96])),
    ]

    private static let dark: [(thickness: Double, frost: Frost)] = [
        (0, clear),
        (0.3, Frost(22.5, saturation: 1.1, brightness: 0, amount: 0.5, levels: [0.24, 0.24, 0.3, 0.39])),
        (0.45, Frost(30, saturation: 1.35, brightness: 0, amount: 0.6, levels: [0.2, 0.21, 0.1, 0.15])),
        (0.6, Frost(30, saturation: 1.5, brightness: 0, amount: 0.75, levels: [0.16, 0.26, 0.1, 0.1])),
        (0.75, Frost(45, saturation: 1.5, brightness: 0, amount: 0.88, levels: [0.14, 0.16, 0.1, 0.03])),
        (1, Frost(45, saturation: 1, brightness: 0, amount: 1, levels: [0.12, 0.12, 0.12, 0.12])),
    ]

    private init(_ deviation: Double, saturation: Double, brightness: Double, amount: Double, levels: [Double]) {
        self.deviation = deviation
        self.saturation = saturation
        self.brightness = brightness
        self.amount = amount
        self.levels = levels
    }

    /// The material of a thickness from 0, which is transparent, to 1, which is opaque.
    package static func material(thickness: Double, isDark: Bool) -> Frost {
        let materials = isDark ? dark : light
        let thickness = thickness > 0 ? min(thickness, 1) : 0
        let next = materials.firstIndex { $0.thickness >= thickness } ?? materials.count - 1
        guard next > 0 else { return clear }
        let (before, after) = (materials[next - 1], materials[next])
        let part = (thickness - before.thickness) / (after.thickness - before.thickness)
        return before.frost.mixed(with: after.frost, part)
    }

    private func mixed(with other: Frost, _ part: Double) -> Frost {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Frost(
            mix(deviation, other.deviation), saturation: mix(saturation, other.saturation),
            brightness: mix(brightness, other.brightness), amount: mix(amount, other.amount),
            levels: zip(levels, other.levels).map(mix))
    }

    /// The colour of the material over an opaque colour.
    package func callAsFunction(_ shade: Shade) -> Shade {
        let luminance = 0.2126 * shade.red + 0.7152 * shade.green + 0.0722 * shade.blue
        let own = amount * level(over: luminance) + brightness
        func part(_ value: Double) -> Double {
            min(max((1 - amount) * (luminance + saturation * (value - luminance)) + own, 0), 1)
        }
        return Shade(red: part(shade.red), green: part(shade.green), blue: part(shade.blue), opacity: shade.opacity)
    }

    private func level(over luminance: Double) -> Double {
        let (part, rest) = (luminance, 1 - luminance)
        return levels[0] * rest * rest * rest + 3 * levels[1] * part * rest * rest + 3 * levels[2] * part * part * rest
            + levels[3] * part * part * part
    }
}
