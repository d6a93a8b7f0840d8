/// Letters of blocks: five pixels above the baseline and one below it, in cells of two by two pixels.
enum BlockGlyphs {
    /// A letter in rows of cells, each of four pixels.
    struct Letter {
        let rows: [[Quadrants]]
        /// Whether it is set close to its neighbours, like a point.
        let isTight: Bool

        var columns: Int { rows[0].count }

        /// Whether it reaches below the baseline.
        var hangs: Bool { rows[2].contains { !$0.isDisjoint(with: [.lowerLeft, .lowerRight]) } }
    }

    static let rows = 3
    static let pixelsAboveBaseline = 5

    static func letter(for character: Character) -> Letter? { letters[character] }

    private static let letters: [Character: Letter] = {
        var letters: [Character: Letter] = [:]
        for sheet in [digits, capitals, smallLetters, signs, tightSigns] {
            for (character, rows) in BlockGlyphs.read(sheet) {
                letters[character] = Letter(rows: rows, isTight: sheet == tightSigns)
            }
        }
        for (character, model) in [("−", "-"), ("–", "-")] as [(Character, Character)] {
            letters[character] = letters[model]
        }
        // A space, and the no-break spaces.
        for space in [" ", "\u{A0}", "\u{202F}"] as [Character] {
            letters[space] = Letter(rows: Array(repeating: [.none], count: rows), isTight: false)
        }
        return letters
    }()

    /// Each line of characters precedes their three rows; a letter ends a column before the next begins.
    private static func read(_ sheet: String) -> [(Character, [[Quadrants]])] {
        let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        return stride(from: 0, to: lines.count - 3, by: 4).flatMap { top in
            let names = lines[top].indices.filter { lines[top][$0] != " " }
            let ends = names.dropFirst().map { $0 - 1 } + [lines[top...(top + 3)].map(\.count).max() ?? 0]
            return zip(names, ends).map { start, end in
                (lines[top][start], (1...3).map { row in letterRow(lines[top + row], start..<end) })
            }
        }
    }

    private static func letterRow(_ line: [Character], _ columns: Range<Int>) -> [Quadrants] {
        columns.map { line.indices.contains($0) ? Quadrants(line[$0]) : .none }
    }
}

// MARK: Their forms

extension BlockGlyphs {
    /// All equally wide, so that a clock does not jump.
    private static let digits = """
        0   1   2   3   4   5   6   7   8   9
        █▀█ ▀█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█
        █ █  █  █▀▀  ▀█ ▀▀█ ▀▀█ █▀█   █ █▀█ ▀▀█
        ▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀
        """

    private static let capitals = """
        A   B   C   D   E   F   G   H   I   J   K   L   M
        ▄▀▄ █▀▄ █▀▀ █▀▄ █▀▀ █▀▀ █▀▀ █ █ ▀█▀   █ █ █ █   █▄ ▄█
        █▀█ █▀▄ █   █ █ █▀▀ █▀▀ █ █ █▀█  █  ▄ █ █▀▄ █   █ ▀ █
        ▀ ▀ ▀▀  ▀▀▀ ▀▀  ▀▀▀ ▀   ▀▀▀ ▀ ▀ ▀▀▀ ▀▀▀ ▀ ▀ ▀▀▀ ▀   ▀
        N    O   P   Q   R   S   T   U   V   W     X   Y   Z
        █▄ █ ▄▀▄ █▀█ ▄▀▄ █▀█ ▄▀▀ ▀█▀ █ █ █ █ █   █ █ █ █ █ ▀▀█
        █ ▀█ █ █ █▀▀ █ █ █▀▄  ▀▄  █  █ █ █ █ █ ▄ █ ▄▀▄ ▀█▀ ▄▀
        ▀  ▀  ▀  ▀    ▀▄ ▀ ▀ ▀▀   ▀  ▀▀▀  ▀   ▀ ▀  ▀ ▀  ▀  ▀▀▀
        """

    private static let smallLetters = """
        a   b   c   d   e   f   g   h   i j  k   l m
        ▄▄  █▄   ▄▄  ▄█  ▄▄  █▀  ▄▄ █▄  ▀  ▀ █ ▄ █ ▄▄▄▄
        ▄▀█ █ █ █   █ █ █▄▀ ▀█▀ ▀▄█ █ █ █  █ ██  █ █ █ █
        ▀▀▀ ▀▀   ▀▀  ▀▀  ▀▀  ▀  ▄▄▀ ▀ ▀ ▀ ▄▀ ▀ ▀ ▀ ▀ ▀ ▀
        n   o   p   q   r   s   t   u   v   w     x   y   z
        ▄▄   ▄  ▄▄   ▄▄ ▄ ▄  ▄▄ ▄█▄ ▄ ▄ ▄ ▄ ▄   ▄ ▄ ▄ ▄ ▄ ▄▄▄
        █ █ █ █ █ █ █ █ █▀  ▀█▄  █  █ █ █ █ █ ▄ █  █  █ █ ▄▀
        ▀ ▀  ▀  █▀   ▀█ ▀   ▀▀   ▀▀  ▀▀  ▀   ▀ ▀  ▀ ▀ ▄█▀ ▀▀▀
        """

    private static let signs = """
        %   +   -   =   /   ! °  ×   ↑   ↓   €    £   $   ¥   ₩
        ▀ █  ▄      ▄▄▄   █ █ ▛▜     ▄█▄  █  ▄▄█▀  █▀  █▄ ▀▄▀ █   █
        ▄▀  ▀█▀ ▀▀▀ ▄▄▄ ▄▀  ▀ ▀▀ ▀▄▀  █  ▄█▄ ▄█▄  ▀█▀ ▀█▄ ▀█▀ █▀█▀█
        ▀ ▀             ▀   ▀    ▀ ▀  ▀   ▀    ▀▀ ▀▀▀ ▀█   ▀   ▀ ▀
        """

    private static let tightSigns = """
        :  .  ,
        ▗▖
        ▗▖
           ▝▘ ▐▘
        """
}
