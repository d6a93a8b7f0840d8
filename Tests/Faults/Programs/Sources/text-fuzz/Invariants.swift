@testable import GroupStore

/// What holds for every text that is taken for a suite, and for every one that is refused.
struct Invariants {
    /// What was promised and is not so.
    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    private let text: Text
    private let bytes: [UInt8]
    /// Another text, which a reader may have read before this one.
    private let other: Text

    init(of bytes: [UInt8], after other: [UInt8]) {
        self.bytes = bytes
        text = Text(bytes)
        self.other = Text(other)
    }

    /// Whether the text is taken for a suite.
    func check(setting assignments: [Key: Value?]) throws -> Bool {
        let document: SuiteText
        do {
            document = try SuiteText(text)
        } catch {
            try checkRefusal(error)
            return false
        }
        try checkReading(document)
        try checkSetting(assignments, in: document)
        if let before = try? SuiteText(other) { try checkUpdate(from: before, to: document) }
        return true
    }

    private func checkRefusal(_ damage: Damage) throws {
        try hold(damage.line >= 1 && damage.column >= 1, "a refusal names its place")
        try hold((try? Members(json: bytes)) == nil, "members refuse what a document refuses")
        try hold((try? SuiteText.value(of: "a", in: text)) == nil, "a lookup refuses what a document refuses")
        try hold(found("a") == nil, "a search is unclear where a document refuses")
        if let before = try? SuiteText(other) {
            try hold((try? before.updated(to: text)) == nil, "an update refuses what a document refuses")
        }
    }

    private func checkReading(_ document: SuiteText) throws {
        let members = members(document)
        try hold(members.count == document.members.count, "each member has a key of its own")
        for member in members {
            try hold(document.value(member.key) == member.value, "a document finds its members")
            try hold(
                try SuiteText.value(of: member.key, in: text) == member.value, "a lookup finds what a document has")
            try hold(found(member.key).map { $0 == member.value } ?? true, "a search finds what a document has")
        }
        let again = try Members(json: Array(members.json.utf8))
        try hold(again == members && again.json == members.json, "what is written is read as it was")
    }

    /// What a search through a small window finds; nil if that is unclear.
    private func found(_ key: Key) -> Value?? {
        let outcome = KeySearch.outcome(for: key, size: bytes.count, window: 128) { buffer, offset in
            let part = bytes[offset...].prefix(buffer.count)
            buffer.copyBytes(from: part)
            return part.count
        }
        if case .found(let value) = outcome { return value } else { return nil }
    }

    private func checkSetting(_ assignments: [Key: Value?], in document: SuiteText) throws {
        var wanted = dictionary(document)
        for (key, value) in assignments { wanted[key] = value }
        guard let (splices, changes) = document.setting(assignments) else {
            return try hold(wanted == dictionary(document), "what is set is in the text")
        }
        let result = splices.result
        try hold(splices.count == result.count, "the length of a new text is known beforehand")
        let after = try SuiteText(result)
        try hold(dictionary(after) == wanted, "what is set is in the text, and nothing else changes")
        let update = try document.updated(to: result)
        try hold(members(update.document) == members(after), "an update reads what a new reader reads")
        try hold(update.changes(since: document) == changes, "an update tells what was set")
    }

    private func checkUpdate(from before: SuiteText, to document: SuiteText) throws {
        let update = try before.updated(to: text)
        try hold(members(update.document) == members(document), "an update from another text reads the new one")
        var applied = dictionary(before)
        for change in update.changes(since: before) {
            try hold(applied[change.key] == change.old && change.old != change.new, "a change is one")
            applied[change.key] = change.new
        }
        try hold(applied == dictionary(document), "the changes lead from the old values to the new ones")
    }

    private func members(_ document: SuiteText) -> Members {
        Snapshot(document: document, exists: true).members
    }

    private func dictionary(_ document: SuiteText) -> [Key: Value] {
        Dictionary(members(document).map { ($0.key, $0.value) }) { $1 }
    }

    private func hold(_ condition: Bool, _ promise: String) throws {
        if !condition { throw Broken(description: promise) }
    }
}
