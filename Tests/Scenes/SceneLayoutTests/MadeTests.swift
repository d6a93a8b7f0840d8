import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct MadeTests {
    private let line = Node.surface(.init(.path([.move(.zero), .line(Point(x: 50, y: 20))])))

    private func made(_ content: Node) -> Node { .made(.init(for: Size(width: 100, height: 50), content)) }

    private func bar(_ width: Double) -> Node {
        .frame(.init(width: .fixed(width), height: .fixed(10), .surface(.init(.rectangle))))
    }

    @Test func `Made content fills its space from the top leading corner`() {
        #expect(places(made(bar(40)), width: 100, height: 50) == ["form 0 0 40 10"])
    }

    @Test func `Lengths scale with a space of another size`() {
        #expect(places(made(bar(40)), width: 200, height: 25) == ["form 0 0 80 5"])
        let inner = Node.padding(
            .init(top: .points(10), leading: .points(5), bottom: .points(0), trailing: .usual, bar(40)))
        #expect(places(made(inner), width: 200, height: 25) == ["form 10 5 80 5"])
        let row = Node.stack(.init(.horizontal, spacing: 6, [bar(10), bar(20)]))
        #expect(places(made(row), width: 50, height: 50) == ["form 0 0 5 10", "form 8 0 10 10"])
        let guide = Node.sizing(.init(.guide(horizontal: 10, vertical: nil), bar(10)))
        let column = Node.stack(.init(.vertical, alignment: .init(.leading, .center), spacing: 0, [guide, bar(20)]))
        #expect(places(made(column), width: 200, height: 50) == ["form 0 0 20 10", "form 20 10 40 10"])
        let cells = Node.grid(
            .init(columns: [.fixed(10), .fixed(20)], horizontalSpacing: 4, rows: [[bar(4), bar(4)]]))
        #expect(places(made(cells), width: 200, height: 50) == ["form 6 0 8 10", "form 44 0 8 10"])
        let moved = Node.effect(.init(.offset(Point(x: 10, y: 10)), bar(40)))
        #expect(places(made(moved), width: 50, height: 100) == ["form 5 20 20 20"])
    }

    @Test func `Paths scale too`() {
        let drawn = composition(made(line), width: 200, height: 25).drawn
        let scaled = Outline.path([.move(.zero), .line(Point(x: 100, y: 10))])
        #expect(drawn.map(\.drawable) == [.surface(.init(scaled))])
    }

    @Test func `A difference too small for the screen changes nothing`() {
        #expect(places(.frame(.init(width: .fixed(100), made(bar(40)))), width: 100, height: 50) == ["form 0 0 40 10"])
        let coarse = Composition(
            of: Scene(made(bar(48))), in: Size(width: 104, height: 48), metrics: .cells16, measurer: FixedMeasurer(),
            at: Samples.moment)
        #expect(coarse.drawn.map(\.frame.size) == [Size(width: 48, height: 16)])
    }

    @Test func `A space without a width leaves lengths along it as they are`() {
        #expect(places(made(bar(40)), width: 0, height: 25) == ["form 0 0 40 5"])
    }

    @Test func `Made content inside made content scales by its own size`() {
        let inner = Node.made(.init(for: Size(width: 40, height: 10), bar(20)))
        let node = made(.frame(.init(width: .fixed(40), height: .fixed(10), inner)))
        #expect(places(node, width: 200, height: 50) == ["form 0 0 40 10"])
    }
}

extension Metrics {
    fileprivate static let cells16 = Metrics(policy: Steps())
}

/// Rounds lengths to multiples of 16 points.
private struct Steps: LengthPolicy {
    func fitted(_ length: Double, _ axis: WidgetArchive.Axis, as use: LengthUse) -> Double {
        let steps = (length / 16 - 0.5).rounded(.up) * 16
        return use == .extent ? max(16, steps) : steps
    }
}
