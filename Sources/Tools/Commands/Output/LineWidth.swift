import GroupSystem

/// How much of a line the terminal behind the standard output shows. Where there is none, everything is printed.
package struct LineWidth: Sendable {
    private let columns: Int?
    /// What a value is given at least, however much is before it.
    private static let least = 16

    package init() {
        columns = Output.isTerminal ? TerminalDevice.size(of: FileDescriptor.standardOutput)?.columns : nil
    }

    /// A value as far as it fits onto the line after its beginning, or into a share of what is left.
    package func cut(_ value: String, after beginning: String, share: Int = 1) -> String {
        // Most fit, and count one byte a column.
        guard let columns, (beginning.utf8.count + value.utf8.count) * share > columns else { return value }
        let room = max(LineWidth.least, (columns - beginning.columns) / share)
        var used = 0
        var cut = ""
        for character in value {
            used += character.columns
            if used > room { return cut.dropLast() + "…" }
            cut.append(character)
        }
        return value
    }
}

extension String {
    fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
    /// How many columns terminals give to it, about: East Asian wide characters and pictures have two.
    fileprivate var columns: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
        }
    }
}
