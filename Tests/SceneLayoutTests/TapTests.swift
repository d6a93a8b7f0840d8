import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct TapTests {
    private func url(_ composition: Composition, _ x: Double, _ y: Double) -> String? {
        if case .open(let url)? = composition.hit(at: Point(x: x, y: y)) { url } else { nil }
    }

    @Test func `The innermost target is met, and around it the outer one`() {
        let shown = composition(
            text("ab").link("inner").padding(20).link("outer").frame(width: 100, height: 100))
        #expect(url(shown, 100, 50) == "inner")
        #expect(url(shown, 75, 50) == "outer")
        #expect(url(shown, 5, 5) == nil)
    }

    @Test func `A target that covers the widget is met wherever no other is`() {
        let shown = composition(
            vertical(
                spacing: 0, text("a").link("first", coversWidget: true), text("b").link("second", coversWidget: true),
                text("c").link("link")))
        #expect(url(shown, 100, 30) == "first")
        #expect(url(shown, 100, 50) == "second")
        #expect(url(shown, 100, 70) == "link")
        #expect(url(shown, 0, 0) == "first")
    }

    @Test func `The scene's URL is the last resort`() {
        let shown = Composition(
            of: Scene(text("a"), url: "app://"), in: Size(width: 100, height: 100), metrics: .pixels(scale: 1),
            measurer: FixedMeasurer(), at: Samples.moment)
        #expect(url(shown, 1, 1) == "app://")
    }

    @Test func `What is hidden cannot be tapped`() {
        #expect(url(composition(color(red).link("x").effect(.hidden)), 100, 50) == nil)
    }

    @Test func `What is said is what is seen, unless a label says it better`() {
        let shown = composition(
            vertical(
                text("seen"), .label(Node.Label("said", identifier: "id", text("★★★"))),
                .label(Node.Label(isHidden: true, text("decoration"))), text("secret").effect(.redacted)))
        #expect(shown.spoken.map(\.text) == ["seen", "said"])
        #expect(shown.spoken.map(\.identifier) == [nil, "id"])
        #expect(shown.lines == ["seen", "★★★", "decoration"])
    }

    @Test func `A gauge says how far it is`() {
        let gauge = Node.gauge(Node.Gauge(.circularCapacity, fraction: 0.724, paint: .tone(green)))
        #expect(composition(gauge).spoken.map(\.text) == ["72 %"])
    }

    @Test func `Lines that are out of sight are not among those seen`() {
        let rows = Node.stack(Node.Stack(.vertical, spacing: 0, (0..<9).map { text("row \($0)") }))
        #expect(composition(rows).lines == (2..<7).map { "row \($0)" })
        #expect(composition(rows.frame(height: 100, Alignment(.center, .top))).lines == (0..<5).map { "row \($0)" })
        #expect(composition(horizontal(text("left"), text("right"))).lines == ["left right"])
    }
}
