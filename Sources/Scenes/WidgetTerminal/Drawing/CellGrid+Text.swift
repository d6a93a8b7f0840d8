import SceneLayout
extension CellGrid {
    /// The canvas as lines of text, with escape sequences unless `colors` is `.none`.
    package func text(_ colors: Colors) -> String {
        (0..<rows).map { line($0, colors) + "\n" }.joined()
    }

    private func line(_ row: Int, _ colors: Colors) -> String {
        guard colors != .none else { return plainLine(row) }
        var pen = Pen(colors)
        for column in 0..<columns { pen.write(self[column, row]) }
        return pen.finished
    }

    private func plainLine(_ row: Int) -> String {
        var line = ""
        for column in 0..<columns where self[column, row].width > 0 {
            line.append(self[column, row].plain ?? self[column, row].glyph)
        }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// The escape sequences that turn a terminal showing `old` into one showing this canvas; positions count from 1.
    package func changes(from old: CellGrid?, _ colors: Colors, column: Int = 1, row: Int = 1) -> String {
        let old = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
        var pen = Pen(colors)
        for y in 0..<rows {
            var isThere = false
            for x in 0..<columns where self[x, y].width > 0 {
                guard old == nil || differs(from: old, x, y) else {
                    isThere = false
                    continue
                }
                if !isThere { pen.move(to: column + x, row + y) }
                pen.write(self[x, y])
                isThere = true
            }
        }
        return pen.finished
    }

    private func differs(from old: CellGrid?, _ column: Int, _ row: Int) -> Bool {
        guard let old else { return true }
        return (column..<column + self[column, row].width).contains { old[$0, row] != self[$0, row] }
    }
}

/// Writes cells with as few escape sequences as possible.
struct Pen {
    private let colors: Colors
    private var text = ""
    private var ink: RGB?
    private var ground: RGB?
    private var style: Cell.Style = []
    private var link: String?

    init(_ colors: Colors) {
        self.colors = colors
    }

    /// The text written so far, followed by a reset of all attributes.
    var finished: String {
        var pen = self
        pen.take(Cell())
        return pen.text
    }

    mutating func move(to column: Int, _ row: Int) {
        text += "\u{1B}[\(row);\(column)H"
    }

    mutating func write(_ cell: Cell) {
        guard cell.width > 0 else { return }
        guard colors != .none else {
            text.append(cell.plain ?? cell.glyph)
            return
        }
        take(cell)
        text.append(cell.glyph)
    }

    /// Emits the escape sequences that switch to a cell's attributes.
    private mutating func take(_ cell: Cell) {
        guard colors != .none else { return }
        var codes: [String] = []
        if !style.subtracting(cell.style).isEmpty {
            codes.append("0")
            (style, ink, ground) = ([], nil, nil)
        }
        for (flag, code) in Pen.codes where cell.style.contains(flag) && !style.contains(flag) { codes.append(code) }
        if cell.ink != ink { codes.append(colors.code(cell.ink, isGround: false)) }
        if cell.ground != ground { codes.append(colors.code(cell.ground, isGround: true)) }
        (style, ink, ground) = (cell.style, cell.ink, cell.ground)
        if cell.link != link { text += "\u{1B}]8;;\(Pen.safe(cell.link ?? ""))\u{1B}\\" }
        link = cell.link
        if !codes.isEmpty { text += "\u{1B}[\(isPlain ? "0" : codes.joined(separator: ";"))m" }
    }

    private var isPlain: Bool { style.isEmpty && ink == nil && ground == nil }

    /// A link stripped of characters that would end its escape sequence, since a scene may hold any text.
    private static func safe(_ link: String) -> String {
        String(link.unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F }.map(Character.init))
    }

    private static let codes: [(Cell.Style, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.strikethrough, "9"),
    ]
}
