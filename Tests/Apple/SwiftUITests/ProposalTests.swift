import SwiftUI
import Testing

/// One view, offered this much.
private struct Offering: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 50)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: self.proposal)
    }
}

@MainActor struct ProposalTests {
    @Test(
        arguments: [
            (nil, nil, "ideal(horizontal: true, vertical: true)"),
            (nil, 30, "ideal(horizontal: true, vertical: false)"),
            (30, nil, "ideal(horizontal: false, vertical: true)"), (30, 30, nil),
        ] as [(CGFloat?, CGFloat?, String?)])
    func `A view to which a layout offers no width or height keeps its ideal one`(
        width: CGFloat?, height: CGFloat?, expected: String?
    ) {
        let layout = Offering(proposal: ProposedViewSize(width: width, height: height))
        let lines = sketch(layout { Text("Name") }).split(separator: "\n")
        let sizing = lines.first { $0.contains("sizing") }.map { $0.drop { $0 == " " }.dropFirst("sizing ".count) }
        #expect(sizing.map(String.init) == expected)
        // What is offered is a frame of that length.
        #expect(lines.contains { $0.contains("30") } == (width != nil || height != nil))
    }
}
