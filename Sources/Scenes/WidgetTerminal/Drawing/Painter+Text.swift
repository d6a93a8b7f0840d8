import SceneLayout
import WidgetArchive

extension Painter {
    mutating func draw(_ paragraph: Paragraph, _ placed: Placed) {
        let frame = CellRect(placed.frame)
        guard frame.columns > 0, frame.rows > 0 else { return }
        if let text = BlockText(paragraph, width: frame.columns, rows: frame.rows, largest: largestLetters) {
            return draw(text, of: paragraph, in: frame, placed)
        }
        let text = CellText(paragraph, width: frame.columns, lines: frame.rows)
        for (number, line) in text.lines.enumerated() {
            let room = max(0, frame.columns - CellText.width(of: line))
            var column = frame.left + Painter.indent(paragraph.alignment, room)
            for glyph in line {
                // Text beyond its frame would overlap its neighbours.
                guard column + glyph.cells <= max(frame.right, frame.left + 1) else { break }
                draw(glyph, of: paragraph.runs[glyph.run], at: column, frame.top + number, placed)
                column += glyph.cells
            }
        }
    }

    private mutating func draw(_ text: BlockText, of paragraph: Paragraph, in frame: CellRect, _ placed: Placed) {
        let left = frame.left + Painter.indent(paragraph.alignment, max(0, frame.columns - text.columns))
        // Bars in place of blocks would still reveal the number.
        guard !placed.look.isRedacted else { return redact(paragraph.runs[0].paint, in: frame, placed) }
        for mark in text.marks {
            var run = paragraph.runs[mark.glyph.run]
            // Blocks have one weight and no slant.
            if mark.isBlock { run = Paragraph.Run(run.content, font: Font(size: 0), paint: run.paint, link: run.link) }
            draw(mark.glyph, of: run, at: left + mark.column, frame.top + mark.row, placed)
        }
    }

    private static func indent(_ alignment: Alignment.Horizontal, _ room: Int) -> Int {
        switch alignment {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
    }

    private mutating func draw(
        _ glyph: Glyph, of run: Paragraph.Run, at column: Int, _ row: Int, _ placed: Placed
    ) {
        guard (column..<column + glyph.cells).allSatisfy({ shows($0, row) }) else { return }
        guard !placed.look.isRedacted else {
            for place in column..<column + glyph.cells { redact(run.paint, at: place, row, placed) }
            return
        }
        if let background = run.background { paintGround(background, under: column, row, glyph.cells, placed) }
        let shade = shade(run.paint, at: column, row, placed)
        guard shade.opacity > 0 else { return }
        if glyph.character != " " { makeGround(under: column, row) }
        let ink = ink(run.paint, at: column, row, placed)
        let style = ink.style.union(Painter.style(of: run))
        let color = ink.color.map { shade.opacity > 0.9 ? legible($0, at: column, row) : $0 }
        var cell = Cell(glyph.character, width: glyph.cells, ink: color, style: style)
        cell.ground = self[column, row].ground
        if case .open(let url)? = placed.look.action { cell.link = url }
        cell.link = run.link ?? cell.link
        write(cell, at: column, row)
    }

    private mutating func paintGround(_ tone: Tone, under column: Int, _ row: Int, _ width: Int, _ placed: Placed) {
        for place in column..<column + width { self[place, row].ground = mixed(.tone(tone), at: place, row, placed) }
    }

    /// A colour that is legible against its background.
    private mutating func legible(_ color: RGB, at column: Int, _ row: Int) -> RGB {
        let behind = ground(column, row)
        guard color.distance(to: behind) < 400 else { return color }
        note("Text has the colour of its background, and is drawn in a legible one")
        let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
        return behind.distance(to: black) > behind.distance(to: white) ? black : white
    }

    private static func style(of run: Paragraph.Run) -> Cell.Style {
        var style: Cell.Style = []
        // Large words become bold, since these cells have one size.
        if run.font.weight >= 600 || run.font.size >= 20 { style.insert(.bold) }
        if run.font.weight < 300 { style.insert(.dim) }
        if run.font.isItalic { style.insert(.italic) }
        if run.underline != nil { style.insert(.underline) }
        if run.strikethrough != nil { style.insert(.strikethrough) }
        return style
    }

    /// Draws a redaction bar in place of a letter.
    mutating func redact(_ paint: Paint, at column: Int, _ row: Int, _ placed: Placed) {
        var faint = placed
        faint.look.opacity *= 0.3
        put(Cell("▄", ink: mixed(paint, at: column, row, faint), ground: self[column, row].ground), at: column, row)
    }

    private mutating func redact(_ paint: Paint, in frame: CellRect, _ placed: Placed) {
        for (column, row) in frame.within(bounds).cells where shows(column, row) {
            redact(paint, at: column, row, placed)
        }
    }

    mutating func draw(_ picture: Node.Picture, _ placed: Placed) {
        let frame = CellRect(placed.frame)
        guard !placed.look.isRedacted else { return redact(picture.paint, in: frame, placed) }
        switch picture.source {
        case .symbol(let name):
            if SymbolGlyphs.known(name) == nil { note("No terminal glyph for the symbol '\(name)'") }
            drawGlyph(SymbolGlyphs.glyph(for: name), picture, in: frame, placed)
        case .file(let path, _, _):
            drawPlaceholder(String(path.split(separator: "/").last ?? ""), picture, in: frame, placed)
        case .bytes: drawPlaceholder("picture", picture, in: frame, placed)
        case .drawing(let content, let size): draw(content, size, picture, placed)
        case .missing(let name): note("There is no image \(name)")
        }
    }

    /// Draws a drawing, stretched to its frame; its letters keep their size.
    private mutating func draw(_ content: Node, _ size: Size, _ picture: Node.Picture, _ placed: Placed) {
        let frame = placed.frame
        guard size.width > 0, size.height > 0, frame.isFinite else { return }
        let factors = Size(width: frame.size.width / size.width, height: frame.size.height / size.height)
        let composition = Composition(
            of: content.scaled(by: factors), in: frame.size, metrics: .cells,
            measurer: CellMeasurer(largest: largestLetters))
        composition.notes.forEach { note($0) }
        let drawings = [Drawing.group(.clip(.rectangle, in: Rect(.zero, frame.size)), composition.drawings)]
        var (look, move) = (placed.look, Transform())
        (move.x, move.y) = (frame.minX, frame.minY)
        look.transform = move
        draw(picture.isTemplate ? drawings.map { $0.painted(picture.paint) } : drawings, look)
    }

    /// Draws a symbol, centred in its frame.
    private mutating func drawGlyph(_ glyph: String, _ picture: Node.Picture, in frame: CellRect, _ placed: Placed) {
        let width = glyph.reduce(0) { $0 + $1.cellWidth }
        let left = frame.left + max(0, frame.columns - width) / 2
        var run = Paragraph.Run(.words(glyph), font: picture.symbolFont, paint: picture.paint)
        run.font.isItalic = false
        for (place, character) in glyph.enumerated() {
            let glyph = Glyph(character, cells: character.cellWidth, run: 0)
            draw(glyph, of: run, at: left + place, frame.top + max(0, frame.rows - 1) / 2, placed)
        }
    }

    /// Draws a labelled box in place of an image.
    private mutating func drawPlaceholder(
        _ name: String, _ picture: Node.Picture, in frame: CellRect, _ placed: Placed
    ) {
        guard frame.columns > 2, frame.rows > 2 else { return drawGlyph("▣", picture, in: frame, placed) }
        drawBox(in: frame, .round, picture.paint, placed)
        let font = Font(size: 11)
        let words = Paragraph(
            [Paragraph.Run(.words(name), font: font, paint: picture.paint)], lineLimit: 1, alignment: .center)
        var inner = placed
        inner.frame = Rect(
            x: placed.frame.minX + Cells.size.width, y: Double(frame.top + frame.rows / 2) * Cells.size.height,
            width: Double(frame.columns - 2) * Cells.size.width, height: Cells.size.height)
        draw(words, inner)
    }
}
