package import WidgetArchive

/// A custom layout, implemented by the widget program.
package protocol Arrangement: AnyObject {
    func measure(_ proposal: Proposal, of contents: [Arranged]) -> Measure
    /// The origin and proposal of each subview, in the size that was measured for `proposal`.
    func spots(for contents: [Arranged], in size: Size, for proposal: Proposal) -> [Spot]
}

/// A subview of a custom layout.
package struct Arranged {
    fileprivate let part: LayoutNode

    package var priority: Double { part.priority }

    package func measure(_ proposal: Proposal) -> Measure { part.measure(proposal) }
}

/// Where a subview is placed, and its proposal.
package struct Spot {
    package var origin: Point
    package var proposal: Proposal

    package init(_ origin: Point, _ proposal: Proposal) {
        self.origin = origin
        self.proposal = proposal
    }
}

/// Runs a custom layout, and settles it as plain nodes at the resulting positions.
struct ArrangementRule: Rule {
    let arrangement: any Arrangement
    let contents: [Node]
    let settle: (Node) -> Void

    func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure {
        arrangement.measure(proposal, of: parts.map(Arranged.init))
    }

    func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
        let spots = arrangement.spots(for: parts.map(Arranged.init), in: frame.size, for: proposal)
        let placed = zip(contents, zip(parts, spots)).map { content, place in
            let (part, spot) = place
            part.place(at: frame.origin + spot.origin, for: spot.proposal, into: &output)
            let offered = content.offered(spot.proposal, taking: part.measure(spot.proposal).size)
            return Node.effect(.init(.offset(spot.origin), offered))
        }
        let whole = settled(.stack(.init(.depth, alignment: .init(.leading, .top), placed)), in: frame.size, of: parts)
        let measure = measure(proposal, of: parts)
        let hasGuide = measure.guideX != nil || measure.guideY != nil
        let guide = Node.Sizing.Kind.guide(horizontal: measure.guideX, vertical: measure.guideY)
        settle(hasGuide ? .sizing(.init(guide, whole)) : whole)
    }

    /// Wraps the placed contents: flexible if the layout fills any space, otherwise fixed at its size.
    private func settled(_ contents: Node, in size: Size, of parts: [LayoutNode]) -> Node {
        let (least, most) = (measure(Proposal(.zero), of: parts).size, measure(.endless, of: parts).size)
        func fills(_ axis: Axis) -> Bool { least[axis] == 0 && most[axis] == .infinity }
        func length(_ axis: Axis) -> Node.Frame.Length {
            fills(axis) ? .init(minimum: 0, maximum: .infinity) : .fixed(size[axis].bounded)
        }
        if fills(.horizontal), fills(.vertical) { return .made(.init(for: size, contents)) }
        return contents.framed(width: length(.horizontal), height: length(.vertical))
    }
}

extension Proposal {
    fileprivate static let endless = Proposal(width: .infinity, height: .infinity)
}

extension Node {
    fileprivate func framed(width: Frame.Length, height: Frame.Length) -> Node {
        .frame(.init(width: width, height: height, alignment: .init(.leading, .top), self))
    }

    /// The node in a frame that repeats its proposal, since text may measure differently on a screen.
    fileprivate func offered(_ proposal: Proposal, taking size: Size) -> Node {
        func length(_ axis: Axis) -> Frame.Length {
            proposal[axis].map { .fixed(($0.isFinite ? $0 : size[axis]).bounded) } ?? .init()
        }
        let (width, height) = (proposal.width == nil, proposal.height == nil)
        let framed = width && height ? self : framed(width: length(.horizontal), height: length(.vertical))
        return width || height ? .sizing(.init(.ideal(horizontal: width, vertical: height), framed)) : framed
    }
}

/// A stack's layout, for `HStackLayout` and its kin.
package struct StackArrangement {
    private let stack: Node.Stack

    package init(_ stack: Node.Stack) {
        self.stack = stack
    }

    package func measure(_ proposal: Proposal, of contents: [Arranged]) -> Measure {
        part(of: contents.map(\.part)).measure(proposal)
    }

    package func spots(for contents: [Arranged], in size: Size, for proposal: Proposal) -> [Spot] {
        let found = Found()
        let parts = contents.enumerated().map { place, content in
            LayoutNode(SpotRule(place: place, found: found), [content.part], priority: content.priority)
        }
        var output = DrawingBuilder(metrics: .reference)
        part(of: parts).place(at: .zero, for: proposal, into: &output)
        return contents.indices.map { found.spots[$0] ?? Spot(.zero, proposal) }
    }

    private func part(of parts: [LayoutNode]) -> LayoutNode {
        stack.axis == .depth
            ? LayoutNode(DepthRule(alignment: stack.alignment), parts)
            : LayoutNode(StackRule(stack, of: parts, metrics: .reference), parts)
    }

    private final class Found {
        var spots: [Int: Spot] = [:]
    }

    /// Records where a subview would be placed.
    private struct SpotRule: Rule {
        let place: Int
        let found: Found

        func measure(_ proposal: Proposal, of parts: [LayoutNode]) -> Measure { parts[0].measure(proposal) }

        func place(_ parts: [LayoutNode], in frame: Rect, for proposal: Proposal, into output: inout DrawingBuilder) {
            found.spots[place] = Spot(frame.origin, proposal)
        }
    }
}
