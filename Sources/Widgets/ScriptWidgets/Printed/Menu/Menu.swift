/// A menu as xbar, SwiftBar and Argos read it: a header, and below the first `---` its rows.
struct Menu: Hashable, Sendable {
    private(set) var header: [MenuRow] = []
    private(set) var rows: [MenuRow] = []
    private(set) var notes: [String] = []
    /// Whether it has other pictures in the other appearance.
    private(set) var hasPairs = false

    init(_ output: String, isDark: Bool = false) {
        var notes = MenuNotes(isDark: isDark)
        var isHeader = true
        for line in Menu.lines(of: output) {
            if isHeader, line.trimmed == "---" {
                isHeader = false
            } else if isHeader {
                header.append(MenuRow(MenuLine(title: line), &notes))
            } else {
                rows.append(MenuRow(MenuLine(row: line), &notes))
            }
        }
        (self.notes, hasPairs) = (notes.found, notes.hasPairs)
    }

    var isEmpty: Bool { header.isEmpty && rows.isEmpty }

    /// The lines that are not blank. A program that runs on prints `~~~` between its menus, and the last one counts.
    private static func lines(of output: String) -> [Substring] {
        let lines = output.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
            .filter { !$0.allSatisfy(\.isWhitespace) }
        let menus = lines.split(omittingEmptySubsequences: true) { $0.trimmed == "~~~" }
        return Menu.joiningPictures(menus.last.map(Array.init) ?? [])
    }

    /// Joins the lines of a picture's data: `base64` wraps them at 76 letters on Linux, but not on macOS.
    private static func joiningPictures(_ lines: [Substring]) -> [Substring] {
        var joined: [Substring] = []
        var parts: [Substring] = []
        func whole() -> [Substring] { parts.isEmpty ? [] : parts.count == 1 ? parts : [parts.joined()[...]] }
        for line in lines {
            if let last = parts.last, endsInPictureLine(last, isFirst: parts.count == 1), isPictureData(line) {
                parts.append(line)
            } else {
                joined += whole()
                parts = [line]
            }
        }
        return joined + whole()
    }

    private static func endsInPictureLine(_ line: Substring, isFirst: Bool) -> Bool {
        guard isFirst else { return line.utf8.count == 76 }
        guard line.utf8.count > 82 else { return false }
        return line.dropLast(76).suffix(6).lowercased() == "image=" && isPictureData(line.suffix(76))
    }

    private static func isPictureData(_ line: Substring) -> Bool {
        line.utf8.count <= 76
            && line.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
                }
            }
    }
}

/// Notes on parts of a menu that are not shown, each of them once, and on its pictures in two appearances.
struct MenuNotes {
    let isDark: Bool
    private(set) var hasPairs = false
    private(set) var found: [String] = []
    private var known: Set<String> = []

    init(isDark: Bool = false) { self.isDark = isDark }

    mutating func add(_ note: String) {
        guard found.count < 40, known.insert(note).inserted else { return }
        found.append(note)
    }

    /// The picture for the appearance: two with a comma between them are for light and dark.
    mutating func picture(of words: String) -> Substring {
        let parts = words.split(separator: ",", maxSplits: 1)
        guard parts.count == 2 else { return parts.first ?? "" }
        hasPairs = true
        return parts[isDark ? 1 : 0]
    }
}
