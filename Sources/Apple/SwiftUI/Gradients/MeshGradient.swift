package import WidgetArchive

/// Colours that pass into each other between the points of a grid.
nonisolated public struct MeshGradient: View, PaintStyle, Primitive {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [Color]
    let background: Color
    let smoothsColors: Bool

    /// One point and one colour for each place of the grid, row after row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        if points.count != width * height || colors.count != width * height {
            CurrentEvaluation.note(
                "A mesh of \(width) by \(height) needs \(width * height) points and as many colours.")
        }
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        .mesh(
            WidgetArchive.MeshGradient(
                columns: width, rows: height,
                points: points.map { WidgetArchive.UnitPoint(x: Double($0.x), y: Double($0.y)) },
                tones: colors.map { $0.tone(in: environment) },
                background: background == .clear ? nil : background.tone(in: environment), isSmooth: smoothsColors))
    }

    @MainActor package func nodes(in context: Context) -> [Node] { [context.surface(of: self)] }
}
