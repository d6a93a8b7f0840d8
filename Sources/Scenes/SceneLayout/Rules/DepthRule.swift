import WidgetArchive

/// A `ZStack`: every child is offered the whole space, and those of the highest priority determine the size.
struct DepthRule: Rule {
    let alignment: Alignment

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        let measures = deciding(parts).map { $0.measure(proposal) }
        let extent = Extent(of: measures, alignment)
        var result = Measure(extent.size)
        for measure in measures {
            let top = extent.guide.y - measure.guide(alignment.vertical)
            if let first = measure.firstBaseline {
                result.firstBaseline = min(result.firstBaseline ?? .infinity, top + first)
            }
            if let last = measure.lastBaseline { result.lastBaseline = max(result.lastBaseline ?? 0, top + last) }
        }
        return result
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let guide = Extent(of: deciding(parts).map { $0.measure(proposal) }, alignment).guide
        let space = Proposal(frame.size)
        for part in parts {
            let measure = part.measure(space)
            let x = guide.x - measure.guide(alignment.horizontal)
            let y = guide.y - measure.guide(alignment.vertical)
            part.place(at: frame.origin + Point(x: x, y: y), for: space, into: &output)
        }
    }

    private func deciding(_ parts: [LayoutNode]) -> [LayoutNode] {
        let highest = parts.map(\.priority).max()
        return parts.filter { $0.priority == highest }
    }

    /// The union of the children, aligned at a common guide.
    private struct Extent {
        var guide = Point.zero
        var size = Size.zero

        init(of measures: [Measure], _ alignment: Alignment) {
            guard !measures.isEmpty else { return }
            let x = Extent.reach(measures.map { ($0.guide(alignment.horizontal), $0.size.width) })
            let y = Extent.reach(measures.map { ($0.guide(alignment.vertical), $0.size.height) })
            guide = Point(x: x.before, y: y.before)
            size = Size(width: x.length, height: y.length)
        }

        private static func reach(_ all: [(guide: Double, length: Double)]) -> (before: Double, length: Double) {
            let before = all.map(\.guide).max() ?? 0
            let after = all.map { $0.length - $0.guide }.filter { !$0.isNaN }.max() ?? 0
            return (before, before.isFinite ? before + after : .infinity)
        }
    }
}
