package import WidgetArchive

/// What makes other colours of colours: each row gives one of red, green, blue and opacity from these and 1.
package struct ColorMatrix: Hashable, Sendable {
    package var rows: [[Double]]

    /// Rows of five factors, for colours that are not multiplied by their opacity.
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

    /// White, whose opacity is the luminance of the colour.
    package static let luminanceToAlpha = ColorMatrix([
        [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], luminance + [0, 0],
    ])

    package static let inversion = linear(factor: -1, offset: 1)

    private static func linear(factor: Double, offset: Double) -> ColorMatrix {
        let rows = (0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } + [0, offset] }
        return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
    }

    private static let luminance = [0.2126, 0.7152, 0.0722]
}
