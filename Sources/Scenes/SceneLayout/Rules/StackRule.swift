package import WidgetArchive

/// A horizontal or vertical stack.
struct StackRule: Rule {
    let axis: Axis
    let alignment: Alignment
    /// The spacing after each child but the last.
    let spacings: [Double]
    let metrics: Metrics

    init(_ stack: Node.Stack, of parts: [LayoutNode], metrics: Metrics) {
        axis = stack.axis
        alignment = stack.alignment
        self.metrics = metrics
        spacings = zip(parts, parts.dropFirst()).map { first, second in
            guard let spacing = stack.spacing else {
                return first.spacing.room(
                    before: second.spacing, along: stack.axis, usual: metrics.spacing[stack.axis])
            }
            let growth = (first.growth[stack.axis] + second.growth[stack.axis]) / 2
            return metrics.fitted(spacing.bounded, stack.axis, as: .gap(growth: growth))
        }
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        let proposals = proposals(for: proposal, of: parts)
        let measures = zip(parts, proposals).map { $0.measure($1) }
        let length = measures.reduce(0) { $0 + $1.size[axis] } + spacings.reduce(0, +)
        let (before, after) = extent(of: measures)
        var size = Size.zero
        size[axis] = max(0, length)
        size[axis.across] = before + after
        return baselines(of: measures, in: size, before: before)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        // Without a proposal across, flexible children stretch to the largest child.
        var proposal = proposal
        proposal[axis.across] = proposal[axis.across] ?? frame.size[axis.across]
        let proposals = proposals(for: proposal, of: parts)
        let measures = zip(parts, proposals).map { $0.measure($1) }
        let (before, _) = extent(of: measures)
        var position = 0.0
        for (place, part) in parts.enumerated() {
            let across = before - guide(measures[place])
            let offset = axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
            output.with({ $0.requested = Requested() }) {
                part.place(at: frame.origin + offset, for: proposals[place], into: &$0)
            }
            position += measures[place].size[axis] + (place < spacings.count ? spacings[place] : 0)
        }
    }

    private func proposals(for proposal: Proposal, of parts: [LayoutNode]) -> [Proposal] {
        let length = proposal[axis].map { max(0, $0 - spacings.reduce(0, +)) }
        func offered(_ length: Double?) -> Proposal {
            var offered = proposal
            offered[axis] = length
            return offered
        }
        let division = Division(length, priorities: parts.map(\.rank), share: { metrics.fitted($0, axis, as: .share) })
        {
            parts[$0].measure(offered($1)).size[axis]
        }
        return division.offers.map(offered)
    }

    private func guide(_ measure: Measure) -> Double {
        axis == .horizontal ? measure.guide(alignment.vertical) : measure.guide(alignment.horizontal)
    }

    /// How far children extend before and after the guide that they are aligned on.
    private func extent(of measures: [Measure]) -> (before: Double, after: Double) {
        var (before, after) = (0.0, 0.0)
        for measure in measures {
            let guide = guide(measure)
            before = max(before, guide)
            after = max(after, measure.size[axis.across] - guide)
        }
        // Both may be infinite while a parent probes flexibility.
        return before.isNaN || after.isNaN ? (.infinity, 0) : (before, after)
    }

    private func baselines(of measures: [Measure], in size: Size, before: Double) -> Measure {
        var result = Measure(size)
        var position = 0.0
        for (place, measure) in measures.enumerated() {
            let top = axis == .horizontal ? before - guide(measure) : position
            if let first = measure.firstBaseline {
                result.firstBaseline = min(result.firstBaseline ?? .infinity, top + first)
            }
            if let last = measure.lastBaseline { result.lastBaseline = max(result.lastBaseline ?? 0, top + last) }
            position += measure.size[axis] + (place < spacings.count ? spacings[place] : 0)
        }
        result.adoptGuides(of: measures, along: axis, spacings)
        return result
    }
}

extension Point {
    package static func + (first: Point, second: Point) -> Point { Point(x: first.x + second.x, y: first.y + second.y) }
}

extension Double {
    /// Clamped to a valid length: zero to a million points, or infinity.
    package var length: Double { isNaN ? 0 : self == .infinity ? self : Swift.min(Swift.max(self, 0), 1_000_000) }

    /// Clamped to a range that is safe to compute with, since a scene may hold any number.
    package var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
}
