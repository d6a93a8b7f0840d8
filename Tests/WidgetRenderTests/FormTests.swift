import Testing
import WidgetArchive
import WidgetRender

struct FormTests {
    private static let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    private static let triangle = Outline.path([
        .move(Point(x: 0, y: 0)), .line(Point(x: 40, y: 0)), .line(Point(x: 0, y: 20)), .close,
    ])

    @Test(arguments: [
        (Outline.rectangle, [true, true, true, false]), (.ellipse, [true, false, true, false]),
        (.circle, [true, false, false, false]), (.capsule, [true, false, true, false]),
        (.roundedRectangle(radii: Corners(all: 4), isContinuous: true), [true, false, true, false]),
        (
            .roundedRectangle(
                radii: Corners(topLeading: 0, bottomLeading: 9, bottomTrailing: 9, topTrailing: 9), isContinuous: false),
            [true, true, true, false]
        ), (triangle, [false, true, false, false]), (.inset(.rectangle, by: 2), [true, false, true, false]),
        (.offset(.rectangle, Point(x: 5, y: 0)), [true, false, true, true]),
        (.scaled(.rectangle, x: 0.5, y: 1), [true, false, false, false]),
        (.rotated(.rectangle, degrees: 90), [true, false, false, false]),
        (.trimmed(.rectangle, from: 0.5, to: 0.5), [false, false, false, false]),
    ])
    func `A form holds its points`(_ outline: Outline, _ expected: [Bool]) {
        // Beside the middle, by the upper left corner, at the right edge, and beyond it.
        let points = [Point(x: 31, y: 21), Point(x: 11, y: 10.5), Point(x: 46, y: 20), Point(x: 52, y: 20)]
        #expect(points.map { outline.contains($0, in: Self.frame) } == expected)
    }

    @Test func `A curve bulges toward its control points`() {
        let drop = Outline.path([
            .move(Point(x: 0, y: 0)), .quadratic(Point(x: 40, y: 0), control: Point(x: 20, y: 20)),
            .cubic(Point(x: 0, y: 0), control1: Point(x: 40, y: -20), control2: Point(x: 0, y: -20)), .close,
        ])
        #expect(drop.contains(Point(x: 30, y: 19), in: Self.frame))
        #expect(!drop.contains(Point(x: 30, y: 21), in: Self.frame))
        #expect(drop.contains(Point(x: 30, y: -4), in: Self.frame))
    }

    @Test(arguments: [
        (
            Paint.linear(
                stops: [GradientStop(red, at: 0), GradientStop(blue, at: 1)], start: .init(x: 0, y: 0),
                end: .init(x: 1, y: 0)), 0.0, 1.0
        ),
        (
            .radial(
                stops: [GradientStop(red, at: 0), GradientStop(blue, at: 1)], center: .init(x: 0, y: 0.5),
                startRadius: 0, endRadius: 40), 0, 1
        ),
        (
            .angular(
                stops: [GradientStop(red, at: 0), GradientStop(blue, at: 1)], center: .init(x: 0.5, y: 0.5),
                startDegrees: 180, endDegrees: 360), 0, 1
        ),
        (.tone(red), 0, 0),
    ])
    func `A gradient goes from its first stop to its last`(_ paint: Paint, _ first: Double, _ last: Double) {
        func part(_ x: Double) -> Double {
            let shade = paint.shade(at: Point(x: x, y: 20), in: Self.frame, isDark: false)
            return (shade.blue - red.light.blue) / (blue.light.blue - red.light.blue)
        }
        #expect(abs(part(10) - first) < 0.001)
        #expect(abs(part(50) - last) < 0.001)
    }

    @Test func `A gradient without stops is clear`() {
        let paint = Paint.linear(stops: [], start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0, y: 0))
        #expect(paint.shade(at: .zero, in: Self.frame, isDark: true).opacity == 0)
    }

    @Test(arguments: [
        ([Node.Effect.Kind.grayscale(1)], "#363636"), ([.saturation(0)], "#363636"), ([.brightness(0.5)], "#FF8080"),
        ([.brightness(-1)], "#000000"), ([.shadow(red, radius: 2, offset: .zero)], "#FF0000"),
        ([.grayscale(1), .brightness(0.5)], "#9B9B9B"),
    ])
    func `Effects change a colour`(_ filters: [Node.Effect.Kind], _ expected: String) {
        #expect(Shade(red: 1, green: 0, blue: 0).filtered(by: filters).description == expected)
    }

    private func drawn(_ root: Node) -> TerminalWidget {
        TerminalWidget(Scene(root), size: Size(width: 64, height: 48), at: Samples.moment)
    }

    private func rows(_ root: Node) -> [String] {
        drawn(root).canvas.text(.none).split(separator: "\n").dropFirst().dropLast().map {
            String($0.dropFirst().dropLast())
        }
    }

    @Test(arguments: [
        (Outline.rectangle, ["┌──────┐", "│      │", "└──────┘"]), (.capsule, ["╭──────╮", "│      │", "╰──────╯"]),
        (.circle, [" ⡰⠊⠉⠉⠑⢆ ", " ⡇    ⢸ ", " ⠱⢄⣀⣀⡠⠎ "]),
        (triangle, ["⡏⣉⡭⠟⠋   ", "⠋⠁      ", "        "]),
    ])
    func `Lines are drawn as boxes or in dots`(_ outline: Outline, _ expected: [String]) {
        #expect(rows(.surface(Node.Surface(outline, line: .tone(red)))) == expected)
    }

    @Test(arguments: [
        (nil as Double?, 1.0, "────────"), (nil, 6, "━━━━━━━━"), (nil, 16, "▒▒▒▒▒▒▒▒"), (8, 8, "   ●    "),
    ])
    func `Thin and small forms have glyphs of their own`(_ width: Double?, _ height: Double, _ expected: String) {
        let form = Node.surface(Node.Surface(.capsule, fill: .tone(Tone(Shade(red: 1, green: 1, blue: 1)))))
        #expect(rows(form.frame(width: width, height: height)) == ["        ", expected, "        "])
    }

    @Test func `A line leaves the words that it meets`() {
        let framed = text("ab").overlay(.surface(Node.Surface(.rectangle, line: .tone(red))))
        #expect(rows(framed)[1] == "   ab   ")
    }

    @Test func `What cannot be blurred is told of`() {
        #expect(drawn(text("a").effect(.blur(radius: 3))).notes == ["What is blurred is shown sharp in a terminal"])
    }

    @Test func `A frame can tell a widget from others`() {
        let widget = TerminalWidget(
            Scene(text("a")), family: .systemSmall, edge: Cell(ink: RGB(0, 0, 255), style: .bold), at: Samples.moment)
        #expect(widget.canvas[0, 0].ink == RGB(0, 0, 255))
        #expect(widget.canvas[0, 0].style == .bold)
    }

    @Test func `A space without end is held to one that can be drawn`() {
        let widget = TerminalWidget(
            Scene(text("a")), size: Size(width: .infinity, height: .nan), at: Samples.moment)
        #expect(widget.canvas.columns == 502)
        #expect(widget.canvas.rows == 2)
    }
}
