import GroupStore

extension [UInt8] {
    /// The text with one to five small changes.
    func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
        var text = self
        for _ in 0...generator.below(5) { text.mutate(&generator) }
        return text
    }

    private mutating func mutate(_ generator: inout SeededGenerator) {
        let place = generator.below(count)
        switch generator.below(9) {
        case 0 where !isEmpty: self[place] ^= 1 << UInt8(generator.below(8))
        case 1 where !isEmpty: self[place] = UInt8(generator.below(256))
        case 2: insert(contentsOf: generator.pick(tokens), at: generator.below(count + 1))
        case 3: removeSubrange(place..<Swift.min(count, place + 1 + generator.below(8)))
        case 4: removeLast(generator.below(count))
        case 5: insert(contentsOf: self[place..<Swift.min(count, place + 1 + generator.below(40))], at: place)
        case 6: self = prefix(place) + generator.pick(seedTexts).suffix(generator.below(2_000))
        case 7:
            let token = generator.pick(tokens)
            replaceSubrange(place..<Swift.min(count, place + token.count), with: token)
        default: insert(generator.pick(Array(" \n\t\r,}".utf8)), at: generator.below(count + 1))
        }
        if count > 20_000 { removeSubrange(10_000...) }
    }
}

extension Value {
    static func random(_ generator: inout SeededGenerator, depth: Int = 0) -> Value {
        switch generator.below(depth > 3 ? 7 : 9) {
        case 0:
            let letters = ["a", "\"", "\\", "\n", "é", "😀", "\u{1}", "\u{7F}", "$"]
            return .string((0..<generator.below(12)).map { _ in generator.pick(letters) }.joined())
        case 1: return .integer(Int64(truncatingIfNeeded: generator.next()) >> Int64(generator.below(64)))
        case 2: return .real(Double(bitPattern: generator.next()))
        case 3: return .boolean(generator.below(2) == 0)
        case 4: return .date(Timestamp(secondsSinceReferenceDate: Double(bitPattern: generator.next())))
        case 5: return .data((0..<generator.below(10)).map { _ in UInt8(generator.below(256)) })
        case 6: return Value(unsigned: generator.next())
        case 7: return .array((0..<generator.below(4)).map { _ in random(&generator, depth: depth + 1) })
        default:
            let keys = ["a", "b", "$date", "$dict", "x"]
            return .dictionary(
                Members(
                    (0..<generator.below(4)).map { _ in
                        (Key(generator.pick(keys)), random(&generator, depth: depth + 1))
                    }))
        }
    }
}
