import GroupSystem
package import SceneLayout
package import WidgetArchive

extension Shade {
    /// The colour after filters, of which the innermost is last.
    package func filtered(by filters: [Effect], isDark: Bool = false) -> Shade {
        filters.reversed().reduce(self) { shade, filter in
            switch filter {
            case .brightness(let amount): shade.mapped { $0 + amount.bounded }
            case .saturation(let amount): shade.saturated(amount.bounded)
            case .grayscale(let amount): shade.saturated(1 - min(max(amount.bounded, 0), 1))
            case .contrast(let amount): shade.mapped { ($0 - 0.5) * amount.bounded + 0.5 }
            case .hueRotation(let degrees): shade.turned(by: degrees)
            case .colorInvert: shade.mapped { 1 - $0 }
            case .colorMultiply(let tone): shade.multiplied(by: isDark ? tone.dark : tone.light)
            case .luminanceToAlpha: Shade(red: 0, green: 0, blue: 0, opacity: shade.luminance * shade.opacity)
            default: shade
            }
        }
    }

    private func saturated(_ amount: Double) -> Shade {
        let grey = luminance
        return mapped { grey + ($0 - grey) * amount }
    }

    private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// Rotates the hue as CSS does, keeping the luminance.
    private func turned(by degrees: Double) -> Shade {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let grey = luminance
        func part(_ own: Double, _ red: Double, _ green: Double, _ blue: Double) -> Double {
            let side = red * self.red + green * self.green + blue * self.blue
            return min(max(grey + cosine * (own - grey) + sine * side, 0), 1)
        }
        return Shade(
            red: part(red, -0.213, -0.715, 0.928), green: part(green, 0.143, 0.14, -0.283),
            blue: part(blue, -0.787, 0.715, 0.072), opacity: opacity)
    }

    private func multiplied(by other: Shade) -> Shade {
        Shade(
            red: red * other.red, green: green * other.green, blue: blue * other.blue,
            opacity: opacity * other.opacity)
    }

    private func mapped(_ change: (Double) -> Double) -> Shade {
        func part(_ value: Double) -> Double { min(max(change(value), 0), 1) }
        return Shade(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
    }
}
