extension SuiteText {
    /// The text with these keys set, or removed if the value is nil, and every other byte unchanged. Nil if nothing
    /// would change.
    func setting(_ assignments: [Key: Value?]) -> (text: Splices, changes: ChangeSet)? {
        var plan = EditPlan(document: self)
        for (key, value) in assignments { plan.set(key, to: value) }
        let changes = plan.changes
        return changes.isEmpty ? nil : (plan.text(), ChangeSet(changes))
    }
}

/// The effect of an edit on the members of a document.
private struct EditPlan {
    let document: SuiteText
    private(set) var changes: [Change] = []
    private var replaced: [(number: Int, value: Value)] = []
    private var removed: Set<Int> = []
    private var added: [(key: Key, value: Value)] = []

    init(document: SuiteText) {
        self.document = document
    }

    mutating func set(_ key: Key, to new: Value?) {
        let number = document.member(key)
        let old = number.map(document.value(ofMember:))
        guard old != new else { return }
        changes.append(Change(key: key, old: old, new: new))
        switch (number, new) {
        case (let number?, let new?): replaced.append((number, new))
        case (let number?, nil): removed.insert(number)
        case (nil, let new?): added.append((key, new))
        case (nil, nil): break
        }
    }

    func text() -> Splices {
        let style = MemberStyle(of: document)
        guard removed.count < document.members.count else { return textOfAddedOnly(style) }
        var splices = Splices(of: document.text)
        for (number, value) in replaced {
            let member = document.members[number]
            splices.replace(member.valueRange, with: style.text(value, of: member))
        }
        for range in rangesToRemove() { splices.replace(range, with: []) }
        for (place, group) in addedByPlace() {
            if place < document.members.count {
                let start = document.members[place].range.lowerBound
                splices.replace(start..<start, with: group.flatMap { style.member($0.key, $0.value) + style.separator })
            } else {
                // Before a removal that may end here, so that additions follow the last member that is kept.
                let end = document.members[lastKept].range.upperBound
                splices.replace(end..<end, with: group.flatMap { style.separator + style.member($0.key, $0.value) })
            }
        }
        return splices
    }

    private var lastKept: Int {
        document.members.indices.last { !removed.contains($0) } ?? 0
    }

    /// A run of removed members goes with the separator after it, so that the one before it then precedes what follows;
    /// a run at the end goes with the separator before it.
    private func rangesToRemove() -> [Range<Int>] {
        let members = document.members
        var ranges: [Range<Int>] = []
        var next = 0
        for first in removed.sorted() where first >= next {
            next = first
            while removed.contains(next) { next += 1 }
            ranges.append(
                next < members.count
                    ? members[first].range.lowerBound..<members[next].range.lowerBound
                    : members[first - 1].range.upperBound..<members[next - 1].range.upperBound)
        }
        return ranges
    }

    /// The added members, ordered by key and grouped by the index of the kept member that they precede. Those at the
    /// end are under the number of members; in an unordered text, that is all of them.
    private func addedByPlace() -> [(place: Int, group: [(key: Key, value: Value)])] {
        var groups: [(place: Int, group: [(key: Key, value: Value)])] = []
        for addition in added.sorted(byBytesOf: \.key) {
            let place = place(of: addition.key)
            if groups.last?.place == place {
                groups[groups.count - 1].group.append(addition)
            } else {
                groups.append((place, [addition]))
            }
        }
        return groups
    }

    private func place(of key: Key) -> Int {
        guard case .ascending = document.order else { return document.members.count }
        var place = key.text.withBytes { key in
            document.text.withBytes { document.place(of: key, Scanner($0)) }
        }
        while removed.contains(place) { place += 1 }
        return place
    }

    /// The text when no member stays.
    private func textOfAddedOnly(_ style: MemberStyle) -> Splices {
        var inside: [UInt8] = []
        for (number, addition) in added.sorted(byBytesOf: \.key).enumerated() {
            inside += number == 0 ? style.opening : style.separator
            inside += style.member(addition.key, addition.value)
        }
        if !added.isEmpty { inside += style.closing }
        var splices = Splices(of: document.text)
        splices.replace(document.inside, with: inside)
        return splices
    }
}
