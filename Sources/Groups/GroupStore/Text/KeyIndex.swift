/// Finds a member by its key in an unordered text.
struct KeyIndex: Sendable {
    /// Open addressing: the index of a member plus one, or zero, in a power of two of slots.
    private var slots: [UInt32]

    init(_ members: [SuiteText.Member], _ scanner: Scanner) throws(Scanner.Fault) {
        var size = 16
        while size < members.count * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        for (number, member) in members.enumerated() {
            let free = try scanner.withKey(member.key) { (key) throws(Scanner.Fault) in
                let (slot, holder) = find(key, members, scanner)
                guard holder == nil else {
                    let text = String(decoding: key, as: UTF8.self)
                    throw Scanner.Fault(at: member.key.start - 1, .duplicateKey(text))
                }
                return slot
            }
            slots[free] = UInt32(number + 1)
        }
    }

    func member(_ key: UnsafeBufferPointer<UInt8>, _ members: [SuiteText.Member], _ scanner: Scanner) -> Int? {
        find(key, members, scanner).holder
    }

    /// The slot of the key and the index of its member, or the free slot where it would go.
    private func find(
        _ key: UnsafeBufferPointer<UInt8>, _ members: [SuiteText.Member], _ scanner: Scanner
    ) -> (slot: Int, holder: Int?) {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(key))
        var slot = hasher.finalize() & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if scanner.withKey(members[number].key, { $0.hasSameBytes(as: key) }) { return (slot, number) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return (slot, nil)
    }
}

extension Scanner {
    /// Calls `body` with the UTF-8 of a key, escapes resolved.
    @inline(__always)
    func withKey<Result, Failure: Error>(
        _ token: StringToken, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard token.hasEscapes else { return try body(raw(token)) }
        return try unescaped(token).withUnsafeBufferPointer { (buffer) throws(Failure) in try body(buffer) }
    }
}
