import SceneLayout

extension CellGrid {
    /// This canvas with frames, bars and signs in ASCII. Letters stay, also those of other scripts.
    package var ascii: CellGrid {
        var canvas = self
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = self[column, row]
                guard cell.width == 1 else { continue }
                canvas[column, row].glyph = cell.glyph.asciiSign ?? cell.glyph
                canvas[column, row].plain = cell.plain.map { $0.asciiSign ?? $0 }
            }
        }
        return canvas
    }
}

extension Character {
    /// Nil for letters, and for ASCII.
    fileprivate var asciiSign: Character? {
        if let sign = Character.signs[self] { return sign }
        guard let first = unicodeScalars.first, first.value > 0x7E else { return nil }
        switch first.value {
        case 0x2500...0x257F: return "+"
        case 0x2591: return "."
        case 0x2592: return ":"
        case 0x2580...0x259F: return "#"
        case 0x2800: return " "
        case 0x2801...0x28FF: return ":"
        case 0x2190...0x2BFF: return "*"
        default: return nil
        }
    }

    private static let signs: [Character: Character] = [
        "─": "-", "│": "|", "━": "=", "┃": "#", "·": "|", "…": "~", "⚠": "!", "▸": ">", "←": "<", "→": ">", "↑": "^",
        "↓": "v", "–": "-", "×": "x", "⏎": "E", "•": "*",
        "▀": "\"", "▄": "_", "▏": "|", "▘": "'", "▝": "'", "▖": ".", "▗": ".",
    ]
}
