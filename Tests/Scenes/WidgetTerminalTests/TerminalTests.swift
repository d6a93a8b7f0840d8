import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive

@testable import WidgetTerminal

struct TerminalTests {
    private func drawn(_ root: Node, theme: Theme = .dark, family: Family = .systemSmall) -> TerminalWidget {
        TerminalWidget(Scene(root), family: family, theme: theme, at: Samples.moment)
    }

    @Test(arguments: Samples.all.map(\.0))
    func `A widget matches its snapshot`(_ name: String) throws {
        let (_, scene, family) = try #require(Samples.all.first { $0.0 == name })
        let widget = TerminalWidget(scene, family: family, title: name, at: Samples.moment)
        #expect(widget.canvas.text(.none) == snapshots[name].map { $0 + "\n" })
        #expect(widget.notes.isEmpty)
    }

    @Test func `A picture that an app lacks is nothing, and is noted`() {
        let picture = Node.Picture(.missing("panda"), font: Font(size: 17), paint: .tone(primary))
        let widget = drawn(horizontal(spacing: 0, text("a"), .image(picture), text("b")))
        #expect(widget.canvas.text(.none).contains(" ab "))
        #expect(widget.notes == ["There is no image panda"])
    }

    @Test func `A picture that is a drawing is drawn, stretched to its frame`() {
        let half = color(red).frame(width: 20).overlay(text("go")).frame(
            width: 40, height: 20, Alignment(.leading, .center))
        var picture = Node.Picture(
            .drawing(half, size: Size(width: 40, height: 20)), font: Font(size: 17), paint: .tone(blue))
        picture.isResizable = true
        let widget = drawn(.image(picture).frame(width: 80, height: 48))
        let cells = (0..<widget.canvas.rows).flatMap { row in
            (0..<widget.canvas.columns).filter { widget.canvas[$0, row].ground == RGB(red.dark, over: RGB(0, 0, 0)) }
        }
        #expect(cells.count == 15)
        #expect(Set(cells).sorted() == Array(6...10))
        #expect(widget.canvas.text(.none).contains("go"))
        #expect(widget.notes.isEmpty)
    }

    @Test func `A drawing is cut off at its edges`() {
        let wide = color(red).frame(width: 400, height: 400)
        let picture = Node.Picture(
            .drawing(wide, size: Size(width: 40, height: 48)), font: Font(size: 17), paint: .tone(blue))
        let canvas = drawn(.image(picture)).canvas
        let cells = (0..<canvas.rows).reduce(0) { count, row in
            count + (0..<canvas.columns).count { canvas[$0, row].ground == RGB(red.dark, over: RGB(0, 0, 0)) }
        }
        #expect(cells == 15)
    }

    @Test func `Lengths are rounded to whole cells`() {
        let composition = Composition(
            of: Scene(horizontal(spacing: 4, text("ab"), color(red).frame(width: 3, height: 6))),
            in: Size(width: 158, height: 158), metrics: .cells, measurer: CellMeasurer(), at: Samples.moment)
        #expect(composition.size == Size(width: 160, height: 160))
        #expect(composition.drawn.map(\.frame.size) == [Size(width: 16, height: 16), Size(width: 8, height: 16)])
        #expect(composition.drawn[1].frame.minX - composition.drawn[0].frame.maxX == 8)
    }

    @Test func `From right to left, a row begins at the right, as do texts and bars`() {
        let bar = Node.gauge(Node.Gauge(.linearCapacity, fraction: 0.3, paint: .tone(green)))
        let root = vertical(
            .leading, spacing: 0, horizontal(spacing: 0, text("ab"), text("c"), spacer), text("long words here"), bar)
        let lines = TerminalWidget(
            Scene(root, direction: .rightToLeft), family: .systemSmall, theme: .dark, at: Samples.moment
        ).canvas.text(.none).split(separator: "\n").map { $0.dropFirst().dropLast() }
        #expect(lines.contains { $0.hasSuffix("cab") && $0.hasPrefix("     ") })
        #expect(lines.contains { $0.hasSuffix("long words here") && $0.hasPrefix("  ") })
        #expect(lines.contains { $0.hasPrefix("░░░░") && $0.hasSuffix("██████") })
    }

    @Test func `Each family has its proportions`() {
        let sizes = Family.allCases.map { family in
            let canvas = drawn(text("a"), family: family).canvas
            return "\(family) \(canvas.columns - 2)×\(canvas.rows - 2)"
        }
        #expect(
            sizes == [
                "systemSmall 20×10", "systemMedium 42×10", "systemLarge 42×22", "systemExtraLarge 89×22",
                "controlSmall 9×4", "controlMedium 20×4", "controlLarge 20×10",
                "accessoryCircular 9×4", "accessoryRectangular 20×4", "accessoryInline 29×1",
                "activityLockScreen 46×10", "islandExpanded 46×10", "islandCompact 36×2", "islandMinimal 6×2",
            ])
    }

    @Test func `A title that is too long is truncated`() {
        let scene = Scene(text("a"))
        let widget = TerminalWidget(
            scene, family: .accessoryCircular, title: "A long title\u{1B}[31m", at: Samples.moment)
        #expect(widget.canvas.text(.none).split(separator: "\n").first == "╭─ A lo… ─╮".prefix(11))
    }

    @Test func `Primary text has the terminal's default colour until something is painted behind it`() {
        #expect(drawn(text("a")).canvas[10, 5].ink == nil)
        let painted = drawn(text("a").frame(maxWidth: .infinity).background(color(blue))).canvas
        #expect(painted[10, 5].ink == RGB(255, 255, 255))
        #expect(painted[10, 5].ground == RGB(0, 122, 255))
        #expect(drawn(text("a", secondary)).canvas[10, 5].style == .dim)
    }

    @Test func `Text in its background's colour is made legible and reported`() {
        let white = Tone(Shade(red: 1, green: 1, blue: 1))
        let widget = drawn(text("a", white).frame(maxWidth: .infinity).background(color(white)))
        #expect(widget.canvas[10, 5].ink == RGB(0, 0, 0))
        #expect(widget.notes == ["Text has the colour of its background, and is drawn in a legible one"])
    }

    @Test func `Clear text is not drawn`() {
        #expect(drawn(text("a", primary.opacity(0))).canvas[10, 5].glyph == " ")
    }

    @Test func `Light and dark themes choose their shades`() {
        let tone = Tone(light: Shade(red: 1, green: 0, blue: 0), dark: Shade(red: 0, green: 1, blue: 0))
        #expect(drawn(color(tone), theme: .light).canvas[5, 5].ground == RGB(255, 0, 0))
        #expect(drawn(color(tone), theme: .dark).canvas[5, 5].ground == RGB(0, 255, 0))
    }

    @Test func `Translucent colours blend with what is behind`() {
        let half = color(Tone(Shade(red: 1, green: 1, blue: 1))).effect(.opacity(0.5))
        #expect(
            drawn(color(Tone(Shade(red: 0, green: 0, blue: 0))).overlay(half)).canvas[5, 5].ground == RGB(128, 128, 128)
        )
        let veiled = drawn(text("a").frame(width: 160, height: 160).overlay(half)).canvas[10, 5]
        #expect(veiled.glyph == "a")
        #expect(veiled.ground == RGB(140, 140, 141))
    }

    @Test func `A gradient runs from cell to cell`() {
        let paint = Paint.linear(
            stops: [GradientStop(red, at: 0), GradientStop(blue, at: 1)], start: UnitPoint(x: 0, y: 0),
            end: UnitPoint(x: 1, y: 0))
        let canvas = drawn(.surface(Node.Surface(.rectangle, fill: paint))).canvas
        let reds = (1...20).compactMap { canvas[$0, 5].ground?.red }
        #expect(reds.count == 20)
        #expect(reds == reds.sorted(by: >))
        #expect(canvas[3, 1].ground == canvas[3, 9].ground)
    }

    @Test func `Nothing is drawn outside of a clip or the widget`() {
        let wide = text("abcdefghijklmnopqrstuvwxyz").sized(.ideal(horizontal: true, vertical: false))
        #expect(drawn(wide).canvas.text(.none).contains("│abcdefghijklmnopqrst│"))
        #expect(drawn(wide.frame(width: 80, Alignment(.leading, .center)).clipped()).composition.lines.count == 1)
        let clipped = drawn(wide.frame(width: 80, height: 16, Alignment(.leading, .center)).clipped()).canvas.text(
            .none)
        #expect(clipped.contains("abcdefghij "))
        #expect(!clipped.contains("k"))
    }

    @Test func `Text attributes become terminal styles`() {
        var run = run("x")
        (run.underline, run.strikethrough) = (.init(), .init(.dash))
        run.font.isItalic = true
        run.font.weight = 700
        #expect(drawn(.text(Paragraph([run]))).canvas[10, 5].style == [.underline, .strikethrough, .italic, .bold])
        #expect(drawn(text("x", size: 34)).canvas[10, 5].style == .bold)
    }

    @Test func `A run has its own background, and its link overrides the enclosing one`() {
        var linked = run("ab")
        (linked.background, linked.link) = (Tone(Shade(red: 0, green: 0, blue: 1)), "app://inner")
        let canvas = drawn(Node.text(Paragraph([linked, run("c")])).link("app://outer")).canvas
        let cells = (0..<canvas.columns).map { canvas[$0, 5] }.filter { "abc".contains($0.glyph) }
        #expect(cells.map(\.link) == ["app://inner", "app://inner", "app://outer"])
        #expect(cells.map { $0.ground == RGB(0, 0, 255) } == [true, true, false])
    }

    @Test func `A text is as high as the lines that are reserved for it`() {
        func height(_ text: Paragraph) -> Double {
            CellMeasurer().measure(text, in: Proposal(width: 160, height: nil)).size.height
        }
        #expect(height(Paragraph([run("a")], reservedLines: 3)) == 48)
        #expect(height(Paragraph([run("a\nb\nc\nd")], reservedLines: 3)) == 64)
    }

    @Test func `A symbol without a glyph is reported`() {
        let widget = drawn(symbol("flux.capacitor"))
        #expect(widget.notes == ["No terminal glyph for the symbol 'flux.capacitor'"])
        #expect(widget.canvas.text(.none).contains("▢"))
    }

    @Test func `Every glyph has the same width in any terminal`() {
        for glyph in SymbolGlyphs.all {
            // Characters of higher planes with a text presentation may spill into the next cell.
            let isSure = glyph.unicodeScalars.allSatisfy { $0.value < 0x1F000 || $0.properties.isEmojiPresentation }
            #expect(isSure && glyph.count == 1, "\(glyph)")
        }
    }

    @Test func `Lines of text never overlap`() {
        let lines = (0..<30).map { text("line \($0)", size: 11) }
        let canvas = drawn(.stack(Node.Stack(.vertical, alignment: Alignment(.leading, .center), spacing: 1, lines)))
            .canvas
        let shown = canvas.text(.none).split(separator: "\n").dropFirst().dropLast().map {
            $0.filter { !"│ ".contains($0) }
        }
        #expect(shown == (0..<10).map { "line\($0)" })
    }

    @Test func `Clipped and then rotated content shows where both allow it`() {
        let strip = color(red).frame(width: 160, height: 160).frame(width: 32, height: 96).clipped()
        let turn = Node.Effect.Kind.rotation(degrees: 90, anchor: UnitPoint(x: 0.5, y: 0.5))
        func painted(_ root: Node) -> Int {
            let canvas = TerminalWidget(Scene(root), family: .systemSmall, at: Samples.moment).canvas
            return (0..<canvas.rows).reduce(0) { sum, row in
                sum + (0..<canvas.columns).count { canvas[$0, row].ground != nil }
            }
        }
        #expect(painted(strip.effect(turn)) == 24)
        #expect(painted(strip.frame(width: 32, height: 96).effect(turn).clipped()) == 8)
    }

    @Test func `Rotated shapes are drawn rotated, and glyphs move with their centre`() {
        let bar = color(red).frame(width: 96, height: 32).effect(
            .rotation(degrees: 90, anchor: UnitPoint(x: 0.5, y: 0.5)))
        let painted = (0..<12).flatMap { row in (0..<22).map { (column: $0, row: row) } }.filter {
            drawn(bar).canvas[$0.column, $0.row].ground != nil
        }
        #expect(painted.count == 24)
        let scaled = drawn(text("a").effect(.scale(x: 2, y: 2, anchor: UnitPoint(x: 0.5, y: 0.5))))
        #expect(scaled.canvas[10, 5].glyph == "a")
    }
}
