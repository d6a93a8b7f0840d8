package import FoundationEssentials
package import WidgetArchive

/// A scene laid out: everything that is to be drawn, in that order, and what taps do.
package struct Composition: Sendable {
    package let size: Size
    package let placed: [Placed]
    package let taps: [Tap]
    /// What the scene says to those who cannot see it, or to a test, from its beginning to its end.
    package let spoken: [Spoken]
    /// When something will read differently, such as a time that is counted; nil if never.
    package let nextChange: Date?
    package let notes: [String]
    private let url: String?

    /// Lays a scene out in a container with rounded corners.
    package init(
        of scene: Scene, in size: Size, cornerRadius: Double = 0, metrics: Metrics, measurer: any TextMeasurer,
        at moment: Moment
    ) {
        var builder = Builder(metrics: metrics, measurer: measurer, moment: moment)
        let root = builder.part(scene.root)
        let background = scene.background.map { builder.part($0) }
        let space = Rect(.zero, metrics.visible(size))
        var stage = Stage(metrics: metrics, container: Container(frame: space, cornerRadius: cornerRadius))
        if let background {
            let offset = background.measure(Proposal(space.size)).origin(in: Measure(space.size), .center)
            background.place(at: offset, for: Proposal(space.size), on: &stage)
        }
        let inner = space.inset(by: scene.margins, metrics)
        let measure = root.measure(Proposal(inner.size))
        let offset = measure.origin(in: Measure(inner.size), .center)
        let origin =
            metrics.keepsBeginning
            ? inner.origin + Point(x: max(0, offset.x), y: max(0, offset.y)) : inner.origin + offset
        root.place(at: origin, for: Proposal(inner.size), on: &stage)

        self.size = space.size
        placed = stage.placed
        taps = stage.taps
        spoken = stage.spoken
        nextChange = builder.nextChange
        notes = builder.notes
        url = scene.url
    }

    /// What a tap at a point does: that of the innermost target there, or else that of the whole widget.
    package func hit(at point: Point) -> Action? {
        let met = taps.filter { $0.frame.contains(point) }
        return (met.last { !$0.coversWidget } ?? met.last ?? taps.first(where: \.coversWidget))?.action
            ?? url.map { .open(url: $0) }
    }

    /// The words that are seen, from top to bottom, with those beside each other on one line.
    package var lines: [String] {
        let texts = placed.compactMap { placed -> (frame: Rect, text: String)? in
            guard case .text(let paragraph) = placed.drawable, !placed.isRedacted else { return nil }
            let seen = placed.clips.reduce(placed.frame.intersection(Rect(.zero, size))) { $0.intersection($1.frame) }
            guard seen.size.width > 0, seen.size.height > 0 else { return nil }
            return (placed.frame, paragraph.plainText)
        }
        let rows = Dictionary(grouping: texts) { $0.frame.minY }
        return rows.keys.sorted().map { top in
            (rows[top] ?? []).sorted { $0.frame.minX < $1.frame.minX }.map(\.text).joined(separator: " ")
        }
    }
}

extension Rect {
    func inset(by edges: Edges, _ metrics: Metrics) -> Rect {
        let left = metrics.fitted(edges.leading.bounded, .horizontal, as: .origin)
        let top = metrics.fitted(edges.top.bounded, .vertical, as: .origin)
        let right = metrics.fitted(edges.trailing.bounded, .horizontal, as: .origin)
        let bottom = metrics.fitted(edges.bottom.bounded, .vertical, as: .origin)
        return Rect(
            x: minX + left, y: minY + top, width: max(0, size.width - left - right),
            height: max(0, size.height - top - bottom))
    }
}
