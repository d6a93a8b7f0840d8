import GroupSystem

/// The width of the terminal behind the standard output; unlimited without a terminal.
package struct LineWidth: Sendable {
    private let columns: Int?
    /// The minimum width left for a value, however long its beginning is.
    private static let least = 16

    package init() {
        columns = Output.isTerminal ? TerminalDevice.size(of: FileDescriptor.standardOutput)?.columns : nil
    }

    /// Cuts a value to the width left after its beginning, or to a share of it.
    package func cut(_ value: String, after beginning: String, share: Int = 1) -> String {
        // Most values fit, and take one column per byte.
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
    /// The approximate width in a terminal: East Asian wide characters and emoji take two columns.
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
