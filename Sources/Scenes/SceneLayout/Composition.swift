package import FoundationEssentials
package import WidgetArchive

/// A laid-out scene: what to draw, and where its hit areas are.
package struct Composition: Sendable {
    package let size: Size
    package let drawings: [Drawing]
    /// The next date at which something changes, such as a timer; nil if never.
    package let nextChange: Date?
    package let notes: [String]
    let url: String?
    let direction: LayoutDirection

    /// Lays out a drawing in its own size. A drawing shows no times.
    package init(of drawing: Node, in size: Size, metrics: Metrics, measurer: any TextMeasurer) {
        self.init(of: Scene(drawing), in: size, metrics: metrics, measurer: measurer, at: Moment(.distantPast))
    }

    /// Lays a scene out in a container with rounded corners.
    package init(
        of scene: Scene, in size: Size, cornerRadius: Double = 0, metrics: Metrics, measurer: any TextMeasurer,
        at moment: Moment
    ) {
        var builder = Builder(metrics: metrics, measurer: measurer, moment: moment, direction: scene.direction)
        let root = builder.part(scene.root)
        let background = scene.background.map { builder.part($0) }
        let space = Rect(.zero, metrics.visible(size))
        var output = DrawingBuilder(
            metrics: metrics, container: Container(frame: space, cornerRadius: cornerRadius),
            sides: Sides(scene.direction, in: space))
        if let background {
            let offset = background.measure(Proposal(space.size)).origin(in: Measure(space.size), .center)
            background.place(at: offset, for: Proposal(space.size), into: &output)
        }
        let inner = space.inset(by: scene.margins, metrics)
        root.place(amid: inner, into: &output)

        self.size = space.size
        drawings = output.drawings
        nextChange = builder.nextChange
        notes = builder.notes
        url = scene.url
        direction = scene.direction
    }
}

extension Scene {
    /// The size that its content takes of a space.
    package func size(fitting space: Size, measurer: any TextMeasurer, at moment: Moment) -> Size {
        var builder = Builder(metrics: .reference, measurer: measurer, moment: moment, direction: direction)
        return builder.part(root).measure(Proposal(space)).size
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
