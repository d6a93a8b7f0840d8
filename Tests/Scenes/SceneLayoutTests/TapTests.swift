import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

struct TapTests {
    private func url(_ composition: Composition, _ x: Double, _ y: Double) -> String? {
        if case .open(let url)? = composition.hit(at: Point(x: x, y: y)) { url } else { nil }
    }

    @Test func `A tap reaches the innermost hit area, and beside it the outer one`() {
        let shown = composition(
            text("ab").link("inner").padding(20).link("outer").frame(width: 100, height: 100))
        #expect(url(shown, 100, 50) == "inner")
        #expect(url(shown, 75, 50) == "outer")
        #expect(url(shown, 5, 5) == nil)
    }

    @Test func `A hit area that covers the widget takes all remaining taps`() {
        let shown = composition(
            vertical(
                spacing: 0, text("a").link("first", coversWidget: true), text("b").link("second", coversWidget: true),
                text("c").link("link")))
        #expect(url(shown, 100, 30) == "first")
        #expect(url(shown, 100, 50) == "second")
        #expect(url(shown, 100, 70) == "link")
        #expect(url(shown, 0, 0) == "first")
    }

    @Test func `A tap outside of all hit areas opens the scene's URL`() {
        let shown = Composition(
            of: Scene(text("a"), url: "app://"), in: Size(width: 100, height: 100), metrics: .pixels(scale: 1),
            measurer: FixedMeasurer(), at: Samples.moment)
        #expect(url(shown, 1, 1) == "app://")
    }

    @Test func `Hidden content cannot be tapped`() {
        #expect(url(composition(color(red).link("x").effect(.hidden)), 100, 50) == nil)
    }

    @Test func `Accessibility text is the visible text unless a label replaces it`() {
        let shown = composition(
            vertical(
                text("seen"), .label(Node.Label("said", identifier: "id", text("★★★"))),
                .label(Node.Label(isHidden: true, text("decoration"))), text("secret").effect(.redacted)))
        #expect(shown.accessibility.map(\.label) == ["seen", "said"])
        #expect(shown.accessibility.map(\.identifier) == [nil, "id"])
        #expect(shown.lines == ["seen", "★★★", "decoration"])
    }

    @Test func `A gauge's accessibility text is its value`() {
        let gauge = Node.gauge(Node.Gauge(.circularCapacity, fraction: 0.724, paint: .tone(green)))
        #expect(composition(gauge).accessibility.map(\.value) == ["72%"])
    }

    @Test func `Lines that are clipped away are not visible text`() {
        let rows = Node.stack(Node.Stack(.vertical, spacing: 0, (0..<9).map { text("row \($0)") }))
        #expect(composition(rows).lines == (2..<7).map { "row \($0)" })
        #expect(composition(rows.frame(height: 100, Alignment(.center, .top))).lines == (0..<5).map { "row \($0)" })
        #expect(composition(horizontal(text("left"), text("right"))).lines == ["left right"])
    }
}
