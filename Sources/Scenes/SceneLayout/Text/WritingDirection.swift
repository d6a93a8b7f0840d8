package import WidgetArchive

extension String {
    /// Whether its first letter is of a script that runs to the left; nil without letters.
    package var beginsAtRight: Bool? { unicodeScalars.first(where: \.tellsDirection)?.runsLeft }

    /// Whether any of its letters runs to the left.
    package var hasLettersToTheLeft: Bool { utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.runsLeft) }

    /// An invisible character that makes the text after it run to the left, whatever its first letter.
    fileprivate static let rightToLeftMark = "\u{200F}"
}

extension Unicode.Scalar {
    fileprivate var tellsDirection: Bool { properties.isAlphabetic || value == 0x200F }

    fileprivate var runsLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

extension TextLines {
    /// The lines with their pieces in visual order from left to right; each piece runs as its paragraph does.
    package func arranged(in paragraph: Paragraph) -> [Line] {
        guard paragraph.hasLettersToTheLeft else { return lines }
        let isToTheLeft = paragraph.plainText.beginsAtRight ?? false
        return lines.map { line in
            var line = line
            line.pieces = line.pieces.arranged(toTheLeft: isToTheLeft)
            if isToTheLeft { for index in line.pieces.indices { line.pieces[index].runToTheLeft() } }
            return line
        }
    }
}

extension Paragraph {
    fileprivate var hasLettersToTheLeft: Bool {
        runs.contains { if case .words(let words) = $0.content { words.hasLettersToTheLeft } else { false } }
    }
}

extension TextLines.Piece {
    fileprivate mutating func runToTheLeft() {
        guard text.beginsAtRight != true else { return }
        text = .rightToLeftMark + text
        advances.insert(0, at: 0)
    }
}

extension [TextLines.Piece] {
    /// From left to right on the line. Pieces that run against the line stay together, in their own order.
    fileprivate func arranged(toTheLeft isToTheLeft: Bool) -> [Element] {
        var stretches: [[Element]] = []
        var runsAgainst = false
        for piece in self {
            let isAgainst = (piece.text.beginsAtRight ?? isToTheLeft) != isToTheLeft
            if isAgainst, runsAgainst {
                stretches[stretches.count - 1].append(piece)
            } else {
                stretches.append([piece])
            }
            runsAgainst = isAgainst
        }
        return isToTheLeft ? stretches.reversed().flatMap(\.self) : stretches.flatMap { $0.reversed() }
    }
}
