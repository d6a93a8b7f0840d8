/// The white space around the members of a document, so that a new one looks like its neighbours.
struct MemberStyle {
    /// From the opening brace to the first key.
    private(set) var opening = Array("\n  ".utf8)
    /// From a value to the next key.
    private(set) var separator = Array(",\n  ".utf8)
    /// From the last value to the closing brace.
    private(set) var closing = Array("\n".utf8)
    /// From a key to its value.
    private var colon = Array(": ".utf8)
    private var layout = TextLayout()

    init(of document: SuiteText) {
        guard let first = document.members.first, let last = document.members.last else { return }
        let text = document.text
        opening = text.bytes(document.inside.lowerBound..<first.range.lowerBound)
        closing = text.bytes(last.range.upperBound..<document.inside.upperBound)
        colon = text.bytes(Int(last.keyEnd) + 1..<Int(last.valueStart))
        layout = TextLayout(of: opening)
        if document.members.count > 1 {
            let gap = text.bytes(document.members[0].range.upperBound..<document.members[1].range.lowerBound)
            let parts = gap.split(separator: .comma, omittingEmptySubsequences: false)
            separator = Array(parts.map(MemberStyle.withoutBlankLines).joined(separator: [.comma]))
        } else {
            separator = [.comma] + MemberStyle.withoutBlankLines(opening[...])
            if opening.isEmpty && colon.last == .space { separator.append(.space) }
        }
    }

    /// White space with at most one line break: a blank line between two members belongs to these two only.
    private static func withoutBlankLines(_ space: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let first = space.firstIndex(of: .newline), let last = space.lastIndex(of: .newline) else { return space }
        return space[...first] + space[(last + 1)...]
    }

    /// The text of a new value for an existing member.
    func text(_ value: Value, of member: SuiteText.Member) -> [UInt8] {
        let keyWidth = Int(member.valueStart) - member.range.lowerBound
        var writer = TextWriter(layout, column: layout.indent.count + keyWidth)
        writer.append(value, level: 1)
        return writer.bytes
    }

    func member(_ key: Key, _ value: Value) -> [UInt8] {
        var writer = TextWriter(layout, column: layout.indent.count)
        writer.append(quoting: key.text)
        writer.append(colon)
        writer.append(value, level: 1)
        return writer.bytes
    }
}

extension SuiteText {
    /// The range between the braces.
    var inside: Range<Int> {
        text.withBytes { bytes in
            let open = bytes.firstIndex(of: .openBrace) ?? 0
            let close = bytes.lastIndex(of: .closeBrace) ?? bytes.count
            return open + 1..<close
        }
    }
}
