package import SceneLayout
package import WidgetArchive

extension Shade {
    /// The colour after filters, of which the innermost is last.
    package func filtered(by filters: [Effect]) -> Shade {
        filters.reversed().reduce(self) { shade, filter in
            switch filter {
            case .brightness(let amount): shade.mapped { $0 + amount.bounded }
            case .saturation(let amount): shade.saturated(amount.bounded)
            case .grayscale(let amount): shade.saturated(1 - min(max(amount.bounded, 0), 1))
            default: shade
            }
        }
    }

    private func saturated(_ amount: Double) -> Shade {
        let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return mapped { grey + ($0 - grey) * amount }
    }

    private func mapped(_ change: (Double) -> Double) -> Shade {
        func part(_ value: Double) -> Double { min(max(change(value), 0), 1) }
        return Shade(red: part(red), green: part(green), blue: part(blue), opacity: opacity)
    }
}
