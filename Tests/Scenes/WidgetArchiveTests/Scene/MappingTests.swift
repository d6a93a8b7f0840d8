import Testing
import WidgetArchive

/// What is changed in all children of a node.
struct MappingTests {
    private let black = Paint.tone(Tone(Shade("#000000")!))

    /// Nodes with a child in each place that can have one.
    private func nodes(_ child: Node) -> [Node] {
        [
            .gauge(
                .init(
                    .circular, fraction: 0.5, paint: black, label: child, current: child, minimum: child,
                    maximum: child)),
            .stack(.init(.vertical, [child, child])), .grid(.init(rows: [[child, child], [child]])),
            .fitting(.init([.horizontal], [child, child])),
            .layered(.init(child, child, isBehind: true)), .masked(.init(child, by: child)),
            .frame(.init(width: .fixed(5), child)), .sizing(.init(.priority(1), child)),
            .effect(.init(.hidden, child)), .target(.init(.open(url: "app://a"), coversWidget: false, child)),
            .label(.init(identifier: "a", child)), .clipped(.init(.rectangle, child)),
        ]
    }

    @Test func `Every child of a node is replaced, and nothing else`() {
        let (old, new) = (Node.spacer(.init(minimum: 3)), Node.divider(.init(black)))
        for (before, after) in zip(nodes(old), nodes(new)) {
            #expect(before.mapping { $0 == old ? new : $0 } == after)
        }
        #expect(old.mapping { _ in new } == old)
    }
}
