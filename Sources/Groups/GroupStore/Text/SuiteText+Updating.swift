/// A document derived from the previous one, and the members that differ.
struct DocumentUpdate {
    let document: SuiteText
    /// The members in the changed part of the old document.
    let old: Range<Int>
    /// The members in the changed part of the new document.
    let new: Range<Int>
}

extension SuiteText {
    /// The document of a new state of the text. Only members touched by the change are read again: everything before
    /// them is known, and everything after them keeps its meaning, provided that it starts with a key of the suite
    /// again.
    func updated(to text: Text) throws(Damage) -> DocumentUpdate {
        if let update = updatedInPart(to: text) { return update }
        let document = try SuiteText(text)
        return DocumentUpdate(document: document, old: members.indices, new: document.members.indices)
    }

    private func updatedInPart(to text: Text) -> DocumentUpdate? {
        let same = SuiteText.commonEnds(self.text, text)
        let changed = same.prefix...(self.text.count - same.suffix)
        // The change may have extended a member that ends where it begins.
        let first = members.partition { Int($0.valueEnd) < changed.lowerBound }
        let next = members.partition { Int($0.keyStart) - 1 <= changed.upperBound }
        let start = first == 0 ? nil : members[first - 1].range.upperBound
        let growth = text.count - self.text.count
        let end = next == members.count ? nil : members[next].range.lowerBound + growth
        guard let between = SuiteText.members(of: text, after: start, until: end) else { return nil }
        var all: [Member] = []
        all.reserveCapacity(first + between.count + members.count - next)
        all.append(contentsOf: members[..<first])
        all.append(contentsOf: between)
        for member in members[next...] { all.append(member.shifted(by: growth)) }
        let update = (old: first..<next, new: first..<first + between.count)
        guard let order = order(afterReplacing: update.old, with: update.new, of: all, in: text) else { return nil }
        let document = SuiteText(text: text, members: all, order: order)
        return DocumentUpdate(document: document, old: update.old, new: update.new)
    }

    /// The members from the end of one, or the start of the text, to the start of another, or the end of the text. Nil
    /// if there is anything else in between.
    private static func members(of text: Text, after start: Int?, until end: Int?) -> [Member]? {
        text.withBytes { bytes in
            var scanner = Scanner(bytes)
            if let start { scanner.position = start } else if (try? scanner.enterSuite()) == nil { return nil }
            var members: [Member] = []
            while true {
                scanner.skipSpace()
                if end == nil, scanner.take(.closeBrace) { return scanner.isAtEnd ? members : nil }
                if start != nil || !members.isEmpty {
                    guard scanner.take(.comma) else { return nil }
                    scanner.skipSpace()
                }
                if let end, scanner.position >= end { return scanner.position == end ? members : nil }
                guard let member = try? scanner.skipMember() else { return nil }
                members.append(member)
            }
        }
    }

    /// How to find a key among the new members, if the old order determines it; nil otherwise.
    private func order(
        afterReplacing old: Range<Int>, with new: Range<Int>, of members: [Member], in text: Text
    ) -> Order? {
        text.withBytes { bytes in
            let scanner = Scanner(bytes)
            switch order {
            case .ascending:
                let edge = max(new.lowerBound - 1, 0)..<min(new.upperBound + 1, members.count)
                return SuiteText.ascends(members[edge], scanner) ? .ascending : nil
            case .indexed:
                return hasSameKeys(old, as: members[new], scanner) ? order : nil
            }
        }
    }

    private static func ascends(_ members: ArraySlice<Member>, _ scanner: Scanner) -> Bool {
        !members.contains { $0.keyHasEscapes }
            && zip(members, members.dropFirst()).allSatisfy {
                scanner.raw($0.key).compareBytes(with: scanner.raw($1.key)) < 0
            }
    }

    /// Whether members have the same keys as those of another text, spelled the same and in the same order.
    fileprivate func hasSameKeys(_ old: Range<Int>, as new: ArraySlice<Member>, _ scanner: Scanner) -> Bool {
        guard old.count == new.count else { return false }
        return text.withBytes { bytes in
            let mine = Scanner(bytes)
            return zip(members[old], new).allSatisfy { mine.raw($0.key).hasSameBytes(as: scanner.raw($1.key)) }
        }
    }
}

extension DocumentUpdate {
    /// The changes of the keys in the changed part, compared with the previous document.
    func changes(since previous: SuiteText) -> ChangeSet {
        // Usually no keys were added or removed, so none need to be looked up.
        let hasSameKeys = document.text.withBytes {
            previous.hasSameKeys(old, as: document.members[new], Scanner($0))
        }
        guard hasSameKeys else { return changesOfAnyKeys(since: previous) }
        var changes: [Change] = []
        for (old, new) in zip(old, new) {
            let (before, after) = (previous.value(ofMember: old), document.value(ofMember: new))
            if before != after { changes.append(Change(key: document.key(ofMember: new), old: before, new: after)) }
        }
        return ChangeSet(changes)
    }

    private func changesOfAnyKeys(since previous: SuiteText) -> ChangeSet {
        var gone = Dictionary(uniqueKeysWithValues: old.map { (previous.key(ofMember: $0), $0) })
        var changes: [Change] = []
        for number in new {
            let key = document.key(ofMember: number)
            let before = gone.removeValue(forKey: key).map(previous.value(ofMember:))
            let after = document.value(ofMember: number)
            if before != after { changes.append(Change(key: key, old: before, new: after)) }
        }
        for (key, number) in gone {
            changes.append(Change(key: key, old: previous.value(ofMember: number), new: nil))
        }
        return ChangeSet(changes)
    }
}

extension SuiteText.Member {
    fileprivate func shifted(by distance: Int) -> SuiteText.Member {
        var member = self
        member.keyStart = UInt32(Int(keyStart) + distance)
        member.keyEnd = UInt32(Int(keyEnd) + distance)
        member.valueStart = UInt32(Int(valueStart) + distance)
        member.valueEnd = UInt32(Int(valueEnd) + distance)
        return member
    }
}

extension SuiteText {
    /// The number of bytes that two texts share at their start and, beyond that, at their end.
    static func commonEnds(_ left: Text, _ right: Text) -> (prefix: Int, suffix: Int) {
        left.withBytes { left in
            right.withBytes { right in
                let shorter = min(left.count, right.count)
                let prefix = shared(upTo: shorter) { place in left.word(at: place) ^ right.word(at: place) }
                let suffix = shared(upTo: shorter - prefix) { place in
                    left.word(endingAt: left.count - place) ^ right.word(endingAt: right.count - place)
                }
                return (prefix, suffix)
            }
        }
    }

    /// Counts equal bytes eight at a time; `difference` returns a word whose lowest set bit is in the first byte that
    /// differs.
    @inline(__always)
    private static func shared(upTo limit: Int, difference: (Int) -> UInt64) -> Int {
        var place = 0
        while place + 8 <= limit {
            let bits = difference(place)
            if bits != 0 { return place + bits.trailingZeroBitCount / 8 }
            place += 8
        }
        guard place < limit else { return limit }
        return min(limit, place + difference(place).trailingZeroBitCount / 8)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Eight bytes, the first being the least significant. Bytes past the end of a text are its padding.
    @inline(__always)
    fileprivate func word(at place: Int) -> UInt64 {
        UnsafeRawPointer(baseAddress.unsafelyUnwrapped + place).loadUnaligned(as: UInt64.self).littleEndian
    }

    /// The eight bytes before an index, the last being the least significant; zeros before the start.
    @inline(__always)
    fileprivate func word(endingAt place: Int) -> UInt64 {
        if place >= 8 { return word(at: place - 8).byteSwapped }
        return place == 0 ? 0 : (word(at: 0) << UInt64(8 * (8 - place))).byteSwapped
    }
}

extension Array {
    /// The number of leading elements that belong, given that no others do.
    fileprivate func partition(_ belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
