import SceneFixtures
import SceneLayout
import Testing
import WidgetArchive
import WidgetTerminal

struct CellGridTests {
    private func canvas(_ lines: String...) -> CellGrid {
        var canvas = CellGrid(columns: 12, rows: lines.count)
        for (row, line) in lines.enumerated() { canvas.write(line, at: 0, row) }
        return canvas
    }

    @Test func `A wide glyph cut in half leaves a blank`() {
        var canvas = canvas("안녕하세")
        canvas.put(Cell("x"), at: 1, 0)
        canvas.put(Cell("가", width: 2), at: 3, 0)
        #expect(canvas.text(.none) == " x 가 세\n")
    }

    @Test func `A canvas drawn over wide glyphs leaves blanks where it cuts them in half`() {
        var canvas = canvas("안녕하세요")
        var box = CellGrid(columns: 4, rows: 1)
        box.write("|  |", at: 0, 0)
        canvas.draw(box, at: 3, 0)
        #expect(canvas.text(.none) == "안 |  | 요\n")
    }

    @Test func `Nothing is written outside of the canvas`() {
        var canvas = canvas("")
        canvas.put(Cell("가", width: 2), at: 11, 0)
        canvas.put(Cell("x"), at: -1, 0)
        canvas.put(Cell("x"), at: 0, 7)
        #expect(canvas.text(.none) == "\n")
    }

    @Test func `Adjacent cells with the same attributes share one escape sequence`() {
        var canvas = CellGrid(columns: 4, rows: 1)
        canvas.write("ab", at: 0, 0, like: Cell(ink: RGB(255, 0, 0), style: .bold))
        #expect(canvas.text(.full) == "\u{1B}[1;38;2;255;0;0mab\u{1B}[0m  \n")
        #expect(canvas.text(.palette) == "\u{1B}[1;38;5;196mab\u{1B}[0m  \n")
        #expect(canvas.text(.sixteen) == "\u{1B}[1;91mab\u{1B}[0m  \n")
        #expect(canvas.text(.none) == "ab\n")
    }

    @Test func `A link opens before its text and closes after it`() {
        var canvas = CellGrid(columns: 3, rows: 1)
        canvas.write("go", at: 0, 0, like: Cell(link: "https://a.b/\u{1B}]c"))
        #expect(canvas.text(.full) == "\u{1B}]8;;https://a.b/]c\u{1B}\\go\u{1B}]8;;\u{1B}\\ \n")
    }

    @Test func `Only changed cells are rewritten`() {
        #expect(canvas("a b", "c").changes(from: canvas("a b", "c"), .full) == "")
        #expect(canvas("a bc", "c").changes(from: canvas("a xy", "c"), .full) == "\u{1B}[1;3Hbc")
        #expect(canvas("a", "d").changes(from: canvas("a", "c"), .full, column: 5, row: 3) == "\u{1B}[4;5Hd")
    }

    @Test(arguments: 0..<40)
    func `The changes turn one canvas into another`(_ seed: Int) {
        func drawn(_ seed: Int) -> CellGrid {
            var maker = TreeMaker(seed: UInt64(seed))
            return TerminalWidget(Scene(maker.node(depth: 5)), family: .systemSmall, at: Samples.moment).canvas
        }
        let (old, new) = (drawn(seed), drawn(seed + 500))
        var screen = Screen(columns: new.columns, rows: new.rows)
        screen.read(old.changes(from: nil, .full))
        screen.read(new.changes(from: old, .full))
        #expect(screen.glyphs == (0..<new.rows).map { row in (0..<new.columns).map { shown(new[$0, row]) } })
    }

    private func shown(_ cell: Cell) -> String { cell.width == 0 ? "" : "\(cell.glyph) \(cell.look)" }

    @Test(arguments: [
        (RGB(255, 255, 255), 231), (RGB(0, 0, 0), 16), (RGB(255, 0, 0), 196), (RGB(128, 128, 128), 244),
        (RGB(95, 135, 175), 67),
    ])
    func `A colour maps to the nearest in the palette`(_ color: RGB, _ index: Int) {
        var canvas = CellGrid(columns: 1, rows: 1)
        canvas.write("x", at: 0, 0, like: Cell(ink: color))
        #expect(canvas.text(.palette) == "\u{1B}[38;5;\(index)mx\u{1B}[0m\n")
    }
}

extension Cell {
    /// Its colours and style, in the form that the emulator records.
    fileprivate var look: String {
        func name(_ color: RGB?) -> String { color.map { "2;\($0.red);\($0.green);\($0.blue)" } ?? "" }
        let flags = [(Style.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.strikethrough, "9")]
        return flags.filter { style.contains($0.0) }.map(\.1).joined() + "|" + name(ink) + "|" + name(ground)
    }
}

/// A terminal emulator for just the escape sequences that canvases write.
private struct Screen {
    private(set) var glyphs: [[String]]
    private var column = 0
    private var row = 0
    private var styles: Set<String> = []
    private var ink = ""
    private var ground = ""

    init(columns: Int, rows: Int) {
        glyphs = Array(repeating: Array(repeating: "  ||", count: columns), count: rows)
    }

    mutating func read(_ text: String) {
        var rest = text[...]
        while let first = rest.popFirst() {
            guard first == "\u{1B}" else {
                write(first)
                continue
            }
            if rest.first == "]" { rest = rest.drop { $0 != "\\" }.dropFirst() } else { command(&rest) }
        }
    }

    private mutating func write(_ glyph: Character) {
        glyphs[row][column] = "\(glyph) \(styles.sorted().joined())|\(ink)|\(ground)"
        for next in 1..<max(1, glyph.cellWidth) { glyphs[row][column + next] = "" }
        column += glyph.cellWidth
    }

    private mutating func command(_ rest: inout Substring) {
        let numbers = rest.dropFirst().prefix { $0.isNumber || $0 == ";" }
        rest = rest.dropFirst(numbers.count + 1)
        let parts = numbers.split(separator: ";").map(String.init)
        if rest.popFirst() == "H" {
            (row, column) = ((Int(parts[0]) ?? 1) - 1, (Int(parts[1]) ?? 1) - 1)
        } else {
            look(parts[...])
        }
    }

    private mutating func look(_ parts: ArraySlice<String>) {
        var parts = parts
        while let part = parts.popFirst() {
            switch part {
            case "0": (styles, ink, ground) = ([], "", "")
            case "39": ink = ""
            case "49": ground = ""
            case "38": (ink, parts) = (parts.prefix(4).joined(separator: ";"), parts.dropFirst(4))
            case "48": (ground, parts) = (parts.prefix(4).joined(separator: ";"), parts.dropFirst(4))
            default: styles.insert(part)
            }
        }
    }
}
