import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetTerminal

struct FormTests {
    private static let frame = Rect(x: 10, y: 10, width: 40, height: 20)
    private static func box(_ rect: Rect) -> [PathStep] { [PathStep](rectangle: rect) }

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
        (
            .evenOdd(
                .path(box(Rect(x: 0, y: 0, width: 40, height: 20)) + box(Rect(x: 12, y: 6, width: 40, height: 12)))),
            [false, true, false, true]
        ),
        (.evenOdd(.ellipse), [true, false, true, false]),
        (.trimmed(.rectangle, from: 0.5, to: 0.5), [false, false, false, false]),
    ])
    func `An outline contains its points`(_ outline: Outline, _ expected: [Bool]) {
        // Near the centre, near the top left corner, at the right edge, and beyond it.
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
        (
            .elliptical(
                stops: [GradientStop(red, at: 0), GradientStop(blue, at: 1)], center: .init(x: 0, y: 0.5),
                startRadius: 0, endRadius: 1), 0, 1
        ),
        (
            .mesh(
                MeshGradient(
                    columns: 2, rows: 2,
                    points: [.init(x: 0, y: 0), .init(x: 1, y: 0), .init(x: 0, y: 1), .init(x: 1, y: 1)],
                    tones: [red, blue, red, blue])), 0, 1
        ),
        (.tone(red), 0, 0),
    ])
    func `A gradient runs from its first stop to its last`(_ paint: Paint, _ first: Double, _ last: Double) {
        func part(_ x: Double) -> Double {
            let shade = paint.shade(at: Point(x: x, y: 20), in: Self.frame, isDark: false)
            return (shade.blue - red.light.blue) / (blue.light.blue - red.light.blue)
        }
        #expect(abs(part(10) - first) < 0.001)
        #expect(abs(part(50) - last) < 0.001)
    }

    @Test(arguments: [(3, 2), (2, Int.max), (Int.max, 2), (0, -1), (2, 2)])
    func `A mesh without as many points, or beyond them, has its background`(_ columns: Int, _ rows: Int) {
        let far = [(5.0, 5.0), (6, 5), (5, 6), (6, 6)].map { UnitPoint(x: $0.0, y: $0.1) }
        let mesh = MeshGradient(
            columns: columns, rows: rows, points: far, tones: [red, red, red, red], background: blue)
        #expect(Paint.mesh(mesh).shade(at: Self.frame.center, in: Self.frame, isDark: false) == blue.light)
    }

    @Test func `A gradient without stops is clear`() {
        let paint = Paint.linear(stops: [], start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0, y: 0))
        #expect(paint.shade(at: .zero, in: Self.frame, isDark: true).opacity == 0)
    }

    @Test(arguments: [
        ([Effect.grayscale(1)], "#363636"), ([.saturation(0)], "#363636"), ([.brightness(0.5)], "#FF8080"),
        ([.brightness(-1)], "#000000"), ([.shadow(red, radius: 2, offset: .zero)], "#FF0000"),
        ([.grayscale(1), .brightness(0.5)], "#9B9B9B"), ([.contrast(0)], "#808080"), ([.colorInvert], "#00FFFF"),
        ([.colorMultiply(Tone(Shade(red: 0.5, green: 1, blue: 1, opacity: 0.5)))], "#80000080"),
        ([.luminanceToAlpha], "#00000036"), ([.hueRotation(degrees: 0)], "#FF0000"),
        ([.hueRotation(degrees: 120)], "#007100"), ([.blend(.multiply)], "#FF0000"),
    ])
    func `Filters change a colour`(_ filters: [Effect], _ expected: String) {
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
    func `Strokes are drawn as boxes or in braille`(_ outline: Outline, _ expected: [String]) {
        #expect(rows(.surface(Node.Surface(outline, line: .tone(red)))) == expected)
    }

    @Test(arguments: [
        (nil as Double?, 1.0, "────────"), (nil, 6, "━━━━━━━━"), (nil, 16, "▒▒▒▒▒▒▒▒"), (8, 8, "   ●    "),
    ])
    func `Thin and small shapes are drawn as single glyphs`(_ width: Double?, _ height: Double, _ expected: String) {
        let form = Node.surface(Node.Surface(.capsule, fill: .tone(Tone(Shade(red: 1, green: 1, blue: 1)))))
        #expect(rows(form.frame(width: width, height: height)) == ["        ", expected, "        "])
    }

    private static let quarter = Outline.trimmed(.circle, from: 0, to: 0.25)

    private func turned(_ outline: Outline, _ kinds: Node.Effect.Kind...) -> [String] {
        let form = Node.surface(Node.Surface(outline, line: .tone(red)))
        return rows(kinds.reduce(form) { $0.effect($1) })
    }

    @Test(arguments: [-90.0, 45, 180])
    func `A shape rotates around its centre`(_ degrees: Double) {
        let middle = UnitPoint(x: 0.5, y: 0.5)
        let expected = turned(.rotated(Self.quarter, degrees: degrees))
        #expect(turned(Self.quarter, .rotation(degrees: degrees, anchor: middle)) == expected)
        #expect(
            turned(Self.quarter, .scale(x: -1, y: 1, anchor: middle), .scale(x: -1, y: 1, anchor: middle))
                == turned(Self.quarter))
    }

    @Test func `A ring that is a quarter full starts at the top`() {
        #expect(
            turned(Self.quarter, .rotation(degrees: -90, anchor: UnitPoint(x: 0.5, y: 0.5)))
                == ["    ⠉⠑⢆ ", "      ⠘ ", "        "])
    }

    @Test func `A gradient rotates with its shape`() {
        let paint = Paint.linear(
            stops: [GradientStop(red, at: 0), GradientStop(blue, at: 1)], start: .init(x: 0, y: 0),
            end: .init(x: 1, y: 0))
        let bar = Node.surface(Node.Surface(.rectangle, fill: paint)).frame(width: 48, height: 16)
            .effect(.rotation(degrees: 90, anchor: UnitPoint(x: 0.5, y: 0.5)))
        let grounds = (1...3).compactMap { drawn(bar).canvas[4, $0].ground }
        #expect(grounds.count == 3)
        #expect(grounds.map(\.red) == grounds.map(\.red).sorted(by: >))
        #expect(Set(grounds).count == 3)
    }

    @Test func `Rotated text is reported`() {
        let middle = UnitPoint(x: 0.5, y: 0.5)
        let note = ["A terminal cannot rotate or scale text; it is drawn upright, at its own size"]
        #expect(drawn(text("a").effect(.rotation(degrees: 90, anchor: middle))).notes == note)
        #expect(drawn(text("a").effect(.scale(x: 2, y: 2, anchor: middle))).notes == note)
        #expect(drawn(text("a").effect(.rotation(degrees: 0, anchor: middle))).notes.isEmpty)
    }

    private static func circle(_ tone: Tone = red) -> Node { .surface(Node.Surface(.circle, fill: .tone(tone))) }

    @Test(arguments: [4.0, 6, 8, 12])
    func `A small circle is a dot, however much space is beside it`(_ side: Double) {
        let lines = vertical(spacing: 0, text("abc"), text("def"), text("ghi"))
        let beside = rows(horizontal(spacing: 8, Self.circle().frame(width: min(side, 8)), lines))
        #expect(beside.map { $0.filter { $0 != " " } } == ["abc", "●def", "ghi"])
        #expect(rows(Self.circle().frame(width: side, height: side)).joined().filter { $0 == "●" }.count == 1)
    }

    @Test func `A dot never covers a symbol`() {
        let badge = Self.circle().frame(width: 8, height: 8)
        let covered = drawn(symbol("star.fill").overlay(badge, Alignment(.trailing, .top)))
        #expect(covered.canvas.text(.none).contains("★"))
        #expect(covered.notes == ["A dot that would cover text or a symbol is not drawn in a terminal"])
        let beside = drawn(symbol("star.fill").frame(width: 24).overlay(badge, Alignment(.trailing, .top)))
        #expect(beside.canvas.text(.none).contains("★●"))
        #expect(beside.notes.isEmpty)
    }

    @Test func `A dot behind text becomes its background`() throws {
        let canvas = drawn(text("5").frame(width: 20, height: 20).background(Self.circle())).canvas
        let cells = (0..<canvas.columns).map { canvas[$0, 2] }
        let number = try #require(cells.first { $0.glyph == "5" })
        #expect(number.ground == RGB(255, 59, 48))
        #expect(!cells.contains { $0.glyph == "●" })
    }

    @Test func `A stroke never covers text`() {
        let framed = text("ab").overlay(.surface(Node.Surface(.rectangle, line: .tone(red))))
        #expect(rows(framed)[1] == "   ab   ")
    }

    @Test func `A blur is reported`() {
        #expect(
            drawn(text("a").effect(.blur(radius: 3))).notes == ["A terminal cannot blur; the content is drawn sharp"])
    }

    private static let fading = Node.surface(
        Node.Surface(
            .rectangle,
            fill: .linear(
                stops: [GradientStop(red, at: 0), GradientStop(red.opacity(0), at: 1)], start: UnitPoint(x: 0, y: 0),
                end: UnitPoint(x: 1, y: 0))))

    @Test func `A gradient mask fades its content`() {
        let canvas = drawn(color(blue).masked(by: Self.fading)).canvas
        let reds = (1...8).compactMap { canvas[$0, 2].ground?.blue }
        #expect(reds.count == 8)
        #expect(reds == reds.sorted(by: >) && Set(reds).count == 8)
    }

    @Test(arguments: [180.0, 0])
    func `A mask rotates with its group`(_ degrees: Double) {
        let half = color(blue).frame(width: 32, height: 48)
        let masked = color(red).masked(by: half, Alignment(.leading, .center))
            .effect(.rotation(degrees: degrees, anchor: UnitPoint(x: 0.5, y: 0.5)))
        let canvas = drawn(masked).canvas
        #expect((canvas[1, 2].ground == nil) == (degrees == 180))
        #expect((canvas[8, 2].ground == nil) == (degrees == 0))
    }

    @Test func `A mask of several shapes is their union`() {
        let ends = horizontal(spacing: 0, Self.circle().frame(width: 20), spacer, color(red).frame(width: 16))
        let canvas = drawn(color(blue).masked(by: ends)).canvas
        #expect(canvas[1, 2].ground != nil && canvas[8, 2].ground != nil)
        #expect(canvas[5, 2].ground == nil)
    }

    @Test func `Text that masks a shape is drawn in the shape's colour`() {
        let canvas = drawn(color(blue).masked(by: text("ab"))).canvas
        #expect(canvas.text(.none).contains("ab"))
        let letter = (0..<canvas.columns).map { canvas[$0, 2] }.first { $0.glyph == "a" }
        #expect(letter?.ink == RGB(0, 122, 255))
        #expect(canvas[1, 1].ground == nil)
    }

    @Test func `Content without a fill is drawn in full and reported when masked by text`() {
        let masked = drawn(text("all").masked(by: text("some")))
        #expect(masked.canvas.text(.none).contains("all"))
        #expect(masked.notes == ["A terminal cannot mask by text or images; the content is drawn in full"])
    }

    @Test func `A blend is reported`() {
        #expect(
            drawn(text("a").effect(.blend(.multiply))).notes == ["A terminal cannot blend; the content is drawn on top"]
        )
        #expect(drawn(text("a").effect(.blend(.normal))).notes.isEmpty)
    }

    @Test func `A widget's frame can be highlighted`() {
        let widget = TerminalWidget(
            Scene(text("a")), family: .systemSmall, edge: .init(Cell(ink: RGB(0, 0, 255), style: .bold)),
            at: Samples.moment)
        #expect(widget.canvas[0, 0].ink == RGB(0, 0, 255))
        #expect(widget.canvas[0, 0].style == .bold)
    }

    @Test func `An infinite space is clamped to one that can be drawn`() {
        let widget = TerminalWidget(
            Scene(text("a")), size: Size(width: .infinity, height: .nan), at: Samples.moment)
        #expect(widget.canvas.columns == 502)
        #expect(widget.canvas.rows == 2)
    }
}
