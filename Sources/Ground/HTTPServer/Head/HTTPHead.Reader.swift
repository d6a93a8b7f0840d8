extension HTTPHead {
    package enum Progress: Equatable, Sendable {
        /// More bytes are needed.
        case incomplete
        /// The head, and the number of its bytes.
        case head(HTTPHead, length: Int)
        case refused(HTTPRefusal)
    }

    /// Reads a head all at once. The bytes may go on behind it.
    package static func read(_ bytes: [UInt8]) -> Progress {
        var reader = Reader()
        return reader.read(bytes)
    }

    /// Reads a head that arrives in pieces, looking at each byte once. However it is split, the outcome is the same.
    package struct Reader {
        /// The start of the line that is not yet complete.
        private var lineStart = 0
        /// The bytes before this one have been looked at.
        private var searched = 0
        private var line: HTTPRequestLine?
        private var fields: [Field] = []

        package init() {}

        /// Goes on where it stopped: `bytes` are those of the last call and more.
        package mutating func read(_ bytes: [UInt8]) -> Progress {
            do throws(HTTPRefusal) {
                while searched < bytes.count {
                    guard try endsLine(at: searched, of: bytes) else {
                        // A return at the end is looked at again, once it is known what follows it.
                        if bytes[searched] == .carriageReturn, searched + 1 == bytes.count { return .incomplete }
                        searched += 1
                        continue
                    }
                    let content = bytes[lineStart..<searched]
                    searched += 2
                    lineStart = searched
                    if content.isEmpty, let line {
                        return .head(try HTTPHead(line, fields), length: searched)
                    }
                    try take(content)
                }
                return .incomplete
            } catch { return .refused(error) }
        }

        /// Whether a line ends at this byte. No byte is allowed of which readers disagree whether a line ends there.
        private func endsLine(at place: Int, of bytes: [UInt8]) throws(HTTPRefusal) -> Bool {
            if line == nil, place - lineStart >= HTTPHead.mostBytesOfTarget + 32 {
                throw HTTPRefusal(414, "the request line is too long")
            }
            // The last line end may be the last two bytes that are allowed.
            if place >= HTTPHead.mostBytes { throw HTTPRefusal(431, "the head is too long") }
            switch bytes[place] {
            case .carriageReturn:
                guard place + 1 < bytes.count else { return false }
                guard bytes[place + 1] == .lineFeed else { throw HTTPRefusal(400, "a return without a line feed") }
                if place + 1 >= HTTPHead.mostBytes { throw HTTPRefusal(431, "the head is too long") }
                return true
            case .lineFeed: throw HTTPRefusal(400, "a line feed without a return")
            case .tab, 0x20...0x7E, 0x80...: return false
            default: throw HTTPRefusal(400, "a control character")
            }
        }

        private mutating func take(_ content: ArraySlice<UInt8>) throws(HTTPRefusal) {
            guard line != nil else { return line = try HTTPRequestLine(content) }
            if fields.count == HTTPHead.mostFields { throw HTTPRefusal(431, "too many fields") }
            let field = try Field(content)
            if HTTPHead.single.contains(field.name), fields.contains(where: { $0.name == field.name }) {
                throw HTTPRefusal(400, "two fields '\(field.name)'")
            }
            fields.append(field)
        }
    }
}
