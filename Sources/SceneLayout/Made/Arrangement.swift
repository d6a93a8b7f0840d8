package import WidgetArchive

/// A way to arrange contents that only the program knows.
package protocol Arrangement: AnyObject {
    func measure(_ proposal: Proposal, of contents: [Arranged]) -> Measure
    /// Where each content stands in a space whose size is the answer to a proposal.
    func spots(for contents: [Arranged], in size: Size, for proposal: Proposal) -> [Spot]
}

/// A content that is arranged.
package struct Arranged {
    fileprivate let part: Part

    package var priority: Double { part.priority }

    package func measure(_ proposal: Proposal) -> Measure { part.measure(proposal) }
}

/// Where a content begins, and what it is offered.
package struct Spot {
    package var origin: Point
    package var proposal: Proposal

    package init(_ origin: Point, _ proposal: Proposal) {
        self.origin = origin
        self.proposal = proposal
    }
}

/// Lays contents out by a closure of the program's, and settles them as nodes that stand where it has put them.
struct ArrangementRule: Rule {
    let arrangement: any Arrangement
    let contents: [Node]
    let settle: (Node) -> Void

    func measure(_ proposal: Proposal, of parts: [Part]) -> Measure {
        arrangement.measure(proposal, of: parts.map(Arranged.init))
    }

    func place(_ parts: [Part], in frame: Rect, for proposal: Proposal, on stage: inout Stage) {
        let spots = arrangement.spots(for: parts.map(Arranged.init), in: frame.size, for: proposal)
        let placed = zip(contents, zip(parts, spots)).map { content, place in
            let (part, spot) = place
            part.place(at: frame.origin + spot.origin, for: spot.proposal, on: &stage)
            return Node.effect(.init(.offset(spot.origin), content.framed(part.measure(spot.proposal).size)))
        }
        let whole = Node.stack(.init(.depth, alignment: .init(.leading, .top), placed)).framed(frame.size)
        let measure = measure(proposal, of: parts)
        let hasGuide = measure.guideX != nil || measure.guideY != nil
        let guide = Node.Sizing.Kind.guide(horizontal: measure.guideX, vertical: measure.guideY)
        settle(hasGuide ? .sizing(.init(guide, whole)) : whole)
    }
}

extension Node {
    fileprivate func framed(_ size: Size) -> Node {
        .frame(
            .init(
                width: .fixed(size.width.bounded), height: .fixed(size.height.bounded),
                alignment: .init(.leading, .top), self))
    }
}

/// The arrangement of a stack, for programs that arrange contents like one.
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
            Part(SpotRule(place: place, found: found), [content.part], priority: content.priority)
        }
        var stage = Stage(metrics: .reference)
        part(of: parts).place(at: .zero, for: proposal, on: &stage)
        return contents.indices.map { found.spots[$0] ?? Spot(.zero, proposal) }
    }

    private func part(of parts: [Part]) -> Part {
        stack.axis == .depth
            ? Part(DepthRule(alignment: stack.alignment), parts)
            : Part(StackRule(stack, of: parts, metrics: .reference), parts)
    }

    private final class Found {
        var spots: [Int: Spot] = [:]
    }

    /// Notes where a content would be placed.
    private struct SpotRule: Rule {
        let place: Int
        let found: Found

        func measure(_ proposal: Proposal, of parts: [Part]) -> Measure { parts[0].measure(proposal) }

        func place(_ parts: [Part], in frame: Rect, for proposal: Proposal, on stage: inout Stage) {
            found.spots[place] = Spot(frame.origin, proposal)
        }
    }
}
