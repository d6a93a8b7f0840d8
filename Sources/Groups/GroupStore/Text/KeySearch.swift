/// Finds the value of one key in a text that is read through a window, since memory for all of a large file costs more
/// than scanning it. The whole text is still checked.
struct KeySearch {
    /// Small enough to stay in a processor's cache.
    static let window = 256 << 10

    private let wanted: Key
    private var value: Value?
    /// Nil before the first member, whose key may have no letters.
    private var lastKey: [UInt8]?
    private var hasBegun = false

    enum Outcome {
        case found(Value?)
        /// Only a document can answer: the text is damaged or unordered, or a member does not fit the window.
        case unclear
    }

    /// Searches a text of `size` bytes. `read` fills a buffer from an offset on, and returns how many bytes it wrote.
    static func outcome<Failure: Error>(
        for key: Key, size: Int, window: Int = KeySearch.window,
        read: (UnsafeMutableRawBufferPointer, _ offset: Int) throws(Failure) -> Int
    ) throws(Failure) -> Outcome {
        var search = KeySearch(wanted: key)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: window + Text.padding, alignment: 16)
        defer { buffer.deallocate() }
        var (offset, kept) = (0, 0)
        while true {
            let room = min(window - kept, size - offset)
            let count = try read(UnsafeMutableRawBufferPointer(rebasing: buffer[kept..<kept + room]), offset)
            offset += count
            let filled = kept + count
            buffer[filled..<filled + Text.padding].initializeMemory(as: UInt8.self, repeating: 0)
            let bytes = UnsafeBufferPointer(buffer[..<filled].assumingMemoryBound(to: UInt8.self))
            let isLast = offset == size
            guard count == room, let used = search.scan(bytes, isLast: isLast), used > 0 else { return .unclear }
            if isLast { return .found(search.value) }
            kept = filled - used
            buffer.copyBytes(from: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[used..<filled]))
        }
    }

    private init(wanted: Key) {
        self.wanted = wanted
    }

    /// Scans the complete members, and returns where the first incomplete one starts; nil if anything is wrong.
    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Int? {
        var scanner = Scanner(bytes)
        if !hasBegun {
            guard (try? scanner.enterSuite()) != nil else { return nil }
            hasBegun = true
            scanner.skipSpace()
            if isLast, scanner.take(.closeBrace) { return scanner.isAtEnd ? scanner.position : nil }
        }
        return wanted.text.withBytes { wanted in
            guard let lastKey else { return scanMembers(&scanner, wanted, after: nil, isLast) }
            return lastKey.withUnsafeBufferPointer { scanMembers(&scanner, wanted, after: $0, isLast) }
        }.map { end, value, lastKey in
            self.value = value ?? self.value
            self.lastKey = lastKey
            return end
        }
    }

    private func scanMembers(
        _ scanner: inout Scanner, _ wanted: UnsafeBufferPointer<UInt8>, after before: UnsafeBufferPointer<UInt8>?,
        _ isLast: Bool
    ) -> (end: Int, value: Value?, lastKey: [UInt8]?)? {
        var (last, value) = (before, Value?.none)
        while true {
            scanner.skipSpace()
            let start = scanner.position
            guard let member = try? scanner.skipMember() else {
                return isLast ? nil : (start, value, last.map(Array.init))
            }
            let valueStart = Int(member.valueStart)
            scanner.skipSpace()
            let hasEnded = isLast && scanner.take(.closeBrace)
            guard hasEnded || scanner.take(.comma) else { return isLast ? nil : (start, value, last.map(Array.init)) }
            let key = scanner.raw(member.key)
            // Ascending keys are distinct, which is all that is left to check.
            if let last, last.compareBytes(with: key) >= 0 { return nil }
            if member.keyHasEscapes { return nil }
            if key.hasSameBytes(as: wanted) {
                var scanner = scanner
                scanner.position = valueStart
                value = try? scanner.readValue(depth: 2)
            }
            last = key
            if hasEnded { return scanner.isAtEnd ? (scanner.position, value, nil) : nil }
        }
    }
}
