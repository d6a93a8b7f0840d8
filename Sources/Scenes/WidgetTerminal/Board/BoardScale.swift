import SceneLayout
package import WidgetArchive

/// How much larger than usual the widgets of a board are drawn, so that few of them fill a large terminal.
package struct BoardScale: Hashable, Sendable {
    package let factor: Double
    /// The sizes of the widgets in their frames.
    package let sizes: [CellSize]

    package static let usual = BoardScale(factor: 1, sizes: [])

    private init(factor: Double, sizes: [CellSize]) {
        (self.factor, self.sizes) = (factor, sizes)
    }

    /// The largest scale at which widgets of these sizes all fit; if they never do, the usual one.
    package init(fitting widgets: [Size], columns: Int, rows: Int) {
        let scales = BoardScale.factors.lazy.map { factor in
            BoardScale(factor: factor, sizes: widgets.map { TerminalWidget.size(of: $0.scaled(by: factor)) })
        }
        self =
            scales.first { scale in
                let board = TerminalBoard(scale.sizes, columns: columns)
                return board.rows <= rows && board.places.allSatisfy { $0.column + $0.columns <= columns }
            } ?? BoardScale(factor: 1, sizes: widgets.map(TerminalWidget.size))
    }

    /// Larger ones would show no more than these do.
    private static let factors = [3, 2.5, 2, 1.5]
}

extension Size {
    func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}

extension Scene {
    /// The scene with all lengths larger. Words stay as they are, since a terminal has one size of letters; numbers in a
    /// font larger than that of usual text may become large ones.
    func scaled(by factor: Double) -> Scene {
        guard factor != 1 else { return self }
        var scene = self
        scene.root = root.scaled(byFactor: factor)
        scene.background = background.map { $0.scaled(byFactor: factor) }
        scene.margins = Edges(
            top: margins.top * factor, leading: margins.leading * factor, bottom: margins.bottom * factor,
            trailing: margins.trailing * factor)
        return scene
    }
}

extension Node {
    fileprivate func scaled(byFactor factor: Double) -> Node {
        scaled(by: Size(width: factor, height: factor)).withFonts(scaledBy: factor)
    }

    /// The size of body text.
    private static let usualFontSize = 17.0

    private func withFonts(scaledBy factor: Double) -> Node {
        switch self {
        case .text(var paragraph):
            for index in paragraph.runs.indices where paragraph.runs[index].font.size > Node.usualFontSize {
                paragraph.runs[index].font.size *= factor
            }
            return .text(paragraph)
        case .image(var picture):
            picture.font.size *= factor
            return .image(picture)
        default: return mapping { $0.withFonts(scaledBy: factor) }
        }
    }
}
