import GroupSystem
package import WidgetArchive

/// A transformation of colours: each row computes red, green, blue or opacity from all four and 1.
package struct ColorMatrix: Hashable, Sendable {
    package var rows: [[Double]]

    /// Rows of five factors, for colours that are not premultiplied.
    package init(_ rows: [[Double]]) { self.rows = rows }

    package static func saturation(_ amount: Double) -> ColorMatrix {
        let weights = luminance
        let rows = (0..<3).map { row in
            (0..<3).map { weights[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
        }
        return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
    }

    package static func brightness(_ amount: Double) -> ColorMatrix {
        linear(factor: 1, offset: amount)
    }

    package static func contrast(_ amount: Double) -> ColorMatrix {
        linear(factor: amount, offset: 0.5 - 0.5 * amount)
    }

    package static func multiplied(by shade: Shade) -> ColorMatrix {
        ColorMatrix([
            [shade.red, 0, 0, 0, 0], [0, shade.green, 0, 0, 0], [0, 0, shade.blue, 0, 0], [0, 0, 0, shade.opacity, 0],
        ])
    }

    /// Black, with the colour's brightness as its opacity.
    package static let luminanceToAlpha = ColorMatrix([
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0],
    ])

    /// White, with the colour's brightness as its opacity.
    package static let luminous = ColorMatrix(
        [[Double]](repeating: [0, 0, 0, 0, 1], count: 3) + [luminanceToAlpha.rows[3]])

    /// One colour, with the original opacity.
    package static func filled(with shade: Shade) -> ColorMatrix {
        ColorMatrix([[0, 0, 0, 0, shade.red], [0, 0, 0, 0, shade.green], [0, 0, 0, 0, shade.blue], [0, 0, 0, 1, 0]])
    }

    /// Rotates hues and keeps the luminance, like SVG's filter of this name.
    package static func hueRotation(degrees: Double) -> ColorMatrix {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let turned = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let weights = [0.213, 0.715, 0.072]
        let rows = (0..<3).map { row -> [Double] in
            let factors = (0..<3).map { column -> Double in
                let own = row == column ? 1.0 : 0
                return weights[column] + (own - weights[column]) * cosine + turned[row][column] * sine
            }
            return factors + [0, 0]
        }
        return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
    }

    package static let inversion = linear(factor: -1, offset: 1)

    /// Whether the opacity that it gives depends on colours.
    package var readsColorsForOpacity: Bool { rows[3][..<3].contains { $0 != 0 } }

    private static func linear(factor: Double, offset: Double) -> ColorMatrix {
        let rows = (0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } + [0, offset] }
        return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
    }

    private static let luminance = [0.2126, 0.7152, 0.0722]
}
