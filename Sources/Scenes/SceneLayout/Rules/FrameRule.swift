import WidgetArchive

/// A fixed or flexible frame.
struct FrameRule: Rule {
    let width: Bounds
    let height: Bounds
    let alignment: Alignment
    /// The fixed lengths before the policy fitted them; empty without a policy.
    let requested: Requested

    init(_ frame: Node.Frame, metrics: Metrics) {
        width = Bounds(frame.width, .horizontal, metrics)
        height = Bounds(frame.height, .vertical, metrics)
        alignment = frame.alignment
        requested = Requested(
            width: metrics.policy != nil && frame.width.isFixed ? frame.width.ideal : nil,
            height: metrics.policy != nil && frame.height.isFixed ? frame.height.ideal : nil)
    }

    /// Whether it constrains nothing.
    var isEmpty: Bool { width.isEmpty && height.isEmpty }

    /// How much the policy has enlarged the frame.
    var growth: Size {
        Size(
            width: max(0, (width.minimum ?? 0) - (requested.width ?? .infinity)),
            height: max(0, (height.minimum ?? 0) - (requested.height ?? .infinity)))
    }

    /// Edges are plain along the axes that the frame constrains, unless a spacer is in it.
    func spacing(of content: Spacing) -> Spacing {
        func framed(_ edge: Spacing.Edge) -> Spacing.Edge { edge.isClear ? .clear : .plain }
        var spacing = content
        if !width.isEmpty {
            (spacing.leading, spacing.trailing) = (framed(content.leading), framed(content.trailing))
        }
        if !height.isEmpty { (spacing.top, spacing.bottom) = (framed(content.top), framed(content.bottom)) }
        return spacing
    }

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        let inner = inner(proposal)
        let content = parts[0].measure(inner)
        let size = Size(
            width: width.length(content.size.width, offered: inner.width),
            height: height.length(content.size.height, offered: inner.height))
        return content.moved(to: origin(of: content, in: size), in: size)
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let inner = inner(proposal)
        let origin = origin(of: parts[0].measure(inner), in: frame.size)
        output.with({ $0.requested = requested.within($0.requested) }) {
            parts[0].place(at: frame.origin + origin, for: inner, into: &$0)
        }
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    private func origin(of content: Measure, in size: Size) -> Point {
        var space = Measure(size)
        space.firstBaseline = content.firstBaseline
        space.lastBaseline = content.lastBaseline
        return content.withoutGuides.origin(in: space, alignment)
    }

    /// The bounds of a frame along one axis.
    struct Bounds {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?

        init(_ length: Node.Frame.Length, _ axis: Axis, _ metrics: Metrics) {
            minimum = length.minimum.map { metrics.visible($0.bounded, axis) }
            ideal = length.ideal.map { max(minimum ?? 0, metrics.visible($0.bounded, axis)) }
            maximum = length.maximum.map {
                let greatest = $0.length == .infinity ? .infinity : metrics.visible($0.length.bounded, axis)
                return max(ideal ?? minimum ?? 0, greatest)
            }
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// The length proposed to the content.
        func offer(_ offered: Double?) -> Double? {
            guard var length = offered ?? ideal else { return nil }
            if let minimum { length = max(minimum, length) }
            if let maximum { length = min(maximum, length) }
            return length
        }

        /// The frame's length: the content's, following the proposal down to a minimum and up to a maximum where one is
        /// given.
        func length(_ content: Double, offered: Double?) -> Double {
            var length = content
            if let minimum { length = max(minimum, min(length, offered ?? length)) }
            if let maximum { length = min(maximum, max(length, offered ?? length)) }
            return length
        }
    }
}
