import WidgetArchive

/// Padding around a content.
struct PaddingRule: Rule {
    let edges: Edges

    init(_ padding: Node.Padding, metrics: Metrics) {
        func length(_ inset: Node.Padding.Inset, _ usual: Double, _ axis: Axis) -> Double {
            switch inset {
            case .points(let points): metrics.fitted(points.bounded, axis, as: .inset)
            case .usual: metrics.fitted(usual, axis, as: .inset)
            }
        }
        edges = Edges(
            top: length(padding.insets.top, metrics.padding.top, .vertical),
            leading: length(padding.insets.leading, metrics.padding.leading, .horizontal),
            bottom: length(padding.insets.bottom, metrics.padding.bottom, .vertical),
            trailing: length(padding.insets.trailing, metrics.padding.trailing, .horizontal))
    }

    /// Padded edges are plain; the others keep the content's spacing.
    func spacing(of content: Spacing) -> Spacing {
        Spacing(
            top: edges.top == 0 ? content.top : .plain, leading: edges.leading == 0 ? content.leading : .plain,
            bottom: edges.bottom == 0 ? content.bottom : .plain,
            trailing: edges.trailing == 0 ? content.trailing : .plain)
    }

    private var origin: Point { Point(x: edges.leading, y: edges.top) }

    private func inner(_ proposal: Proposal) -> Proposal {
        proposal.reduced(width: edges.leading + edges.trailing, height: edges.top + edges.bottom)
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        let content = parts[0].measure(inner(proposal))
        let size = Size(
            width: max(0, content.size.width + edges.leading + edges.trailing),
            height: max(0, content.size.height + edges.top + edges.bottom))
        return content.moved(to: origin, in: size)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        output.with({ $0.requested = Requested() }) {
            parts[0].place(at: frame.origin + origin, for: inner(proposal), into: &$0)
        }
    }
}
