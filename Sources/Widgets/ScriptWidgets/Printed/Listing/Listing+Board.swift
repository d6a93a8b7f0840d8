import WidgetArchive

/// The measures of a widget that shows a listing.
struct Board {
    let size: Size
    let isSmall: Bool
    let columns: Int
    let rowSize: Double

    static let margin = 16.0
    static let columnSpacing = 24.0
    static let complaintHeight = 30.0

    init(_ family: Family) {
        let whole = family.size
        size = Size(width: whole.width - 2 * Board.margin, height: whole.height - 2 * Board.margin)
        isSmall = size.width < 200
        columns = size.width > 500 ? 2 : 1
        rowSize = isSmall ? 13 : 14
    }

    /// The height of lines of a size, as the system's font sets them.
    static func height(ofLines count: Int, size: Double) -> Double { (1.2 * size).rounded(.up) * Double(count) }
}

extension Listing {
    func board(_ board: Board) -> Node {
        let rows = Listing.tidy(rows)
        guard let title, !rows.isEmpty else { return lone(in: board, rows) }
        var parts: [Node] = []
        let top = head(title, in: board)
        parts.append(top.node)
        var height = board.size.height - top.height
        if let fraction {
            parts.append(bar(fraction, title))
            height -= Listing.barHeight
        }
        if !board.isSmall {
            parts.append(Node.line.padded(top: 7, bottom: 4))
            height -= 12
        } else {
            parts.append(.gap(3))
            height -= 3
        }
        return stacked(parts, rows, in: board, height: height)
    }

    /// Only a title, or only rows.
    private func lone(in board: Board, _ rows: [MenuRow]) -> Node {
        guard let title else { return stacked([], rows, in: board, height: board.size.height) }
        let words = title.node(
            .init(size: board.isSmall ? 28 : 32, weight: 600), lines: 4, alignment: .center, least: 0.4)
        let content: Node =
            if let fraction, board.isSmall { ring(fraction, title, diameter: 110) } else if let fraction {
                .column([words, bar(fraction, title)], alignment: .center, spacing: 6)
            } else { words }
        let whole = content.framed(width: nil, height: nil, .center)
        guard let complaint else { return whole }
        return .column([whole, Listing.caption(complaint)])
    }

    private func stacked(_ top: [Node], _ rows: [MenuRow], in board: Board, height: Double) -> Node {
        let room = height - (complaint == nil ? 0 : Board.complaintHeight)
        let cut = RowFit(rows, height: room, columns: board.columns, size: board.rowSize)
        let width = (board.size.width - Board.columnSpacing * Double(board.columns - 1)) / Double(board.columns)
        let columns = cut.columns.enumerated().map { place, rows -> Node in
            var nodes = rows.map { $0.row(size: board.rowSize) }
            if place == cut.columns.count - 1, cut.hidden > 0 {
                nodes.append(Listing.more(cut.hidden, size: board.rowSize))
            }
            let column = Node.column(nodes, spacing: 0)
            return board.columns > 1 ? column.framed(width: width, height: nil, .topLeading) : column
        }
        let body: Node =
            columns.count == 1
            ? columns[0]
            : .stack(.init(.horizontal, alignment: Alignment(.center, .top), spacing: Board.columnSpacing, columns))
        let bottom = complaint.map { [Listing.caption($0)] } ?? []
        return .column(top + [body, .spacer(.init(minimum: 0))] + bottom, spacing: 0)
            .framed(width: nil, height: nil, .topLeading)
    }

    /// The title on the lines that it probably needs, shrunk if that is wrong.
    private func head(_ title: MenuRow, in board: Board) -> (node: Node, height: Double) {
        let isIcon = title.text.words.count <= 2
        let usual = !board.isSmall ? 17.0 : isIcon ? 26 : 20
        let size = min(max(title.size ?? usual, usual), 34)
        // A little too long is shrunk rather than broken.
        let isLong = title.text.words.estimatedWidth * size * 0.85 > board.size.width
        let lines = max(title.text.lineCount, isLong && board.isSmall ? 2 : 1)
        let height = Board.height(ofLines: min(lines, 2), size: lines > 1 ? min(size, 17) : size)
        let node = title.node(.init(size: size, weight: 600), lines: min(lines, 2), least: 0.5)
        return (node.framed(width: nil, height: height, .leading), height)
    }

    private static let barHeight = 12.0

    private func bar(_ fraction: Double, _ title: MenuRow) -> Node {
        let gauge = Node.Gauge(.progress, fraction: fraction, paint: .tone(title.tone ?? SystemTone.accent))
        return Node.gauge(gauge).framed(width: nil, height: Listing.barHeight, .bottom)
    }

    static func more(_ count: Int, size: Double) -> Node {
        let font = Font(size: size - 1)
        let text = Paragraph([.init(.words("\(count) more"), font: font, paint: .tone(SystemTone.secondaryLabel))])
        return Node.text(text).framed(width: nil, height: MenuRow.height(lines: 1, size: size), .leading)
    }

    static func caption(_ words: String) -> Node {
        let font = Font(size: 11)
        let symbol = Node.image(.init(.symbol(warning), font: font, paint: .tone(SystemTone.orange)))
        let text = Paragraph(
            StyledText(words).runs(font, SystemTone.secondaryLabel), lineLimit: 2, minimumScale: 0.8)
        return Node.stack(
            .init(.horizontal, alignment: Alignment(.center, .firstTextBaseline), spacing: 4, [symbol, .text(text)])
        ).framed(width: nil, height: Board.complaintHeight, Alignment(.leading, .bottom))
    }

    /// Without separators at the ends and beside each other, and without rows that say nothing.
    static func tidy(_ rows: [MenuRow]) -> [MenuRow] {
        var tidy: [MenuRow] = []
        for row in rows where !row.isBlank && !row.isAlternate {
            if !row.isSeparator || tidy.last?.isSeparator == false { tidy.append(row) }
        }
        if tidy.last?.isSeparator == true { tidy.removeLast() }
        return tidy
    }
}
