import CommandLineKit
import GroupStore

/// Where the keys of a command are: in a suite or, with `--in`, in a value of it.
struct Scope {
    let suite: Suite
    let place: ValuePath?

    init(_ invocation: Invocation) throws {
        suite = try invocation.suite
        place = try ValuePath(namedBy: invocation)
    }

    /// Its members in a state of the suite. The elements of an array have their numbers as keys.
    func members(of snapshot: Snapshot) throws(Failure) -> Members {
        guard let place else { return snapshot.members }
        guard let value = snapshot[place.key] else { throw .noKey(place.key, snapshot, in: suite) }
        let part = try place.part(of: value)
        guard let members = part.entries else {
            throw .usage("\(place) is \(part.kind.withArticle), which has no entries")
        }
        return members
    }

    /// The keys that a word matches.
    func keys(_ pattern: KeyPattern, in snapshot: Snapshot) throws(Failure) -> [Key] {
        guard let place else { return try pattern.keys(in: snapshot, of: suite) }
        let members = try members(of: snapshot)
        let found = pattern.keys(in: members)
        if !found.isEmpty { return found }
        if pattern.isPattern { throw .notFound("no entry of \(place) matches '\(pattern.word)'") }
        throw .notFound(
            "\(place) has no entry '\(pattern.word)'", hint: .didYouMean(pattern.word, among: members.map(\.key.text)))
    }

    /// Reports what a command reads that looks up these words, or all keys if there are none.
    func reportRead(_ words: [KeyPattern]) {
        if let place {
            suite.reportRead([place.key])
        } else if words.isEmpty || words.contains(where: \.isPattern) {
            suite.reportReadOfAll()
        } else {
            suite.reportRead(words.map { Key($0.word) })
        }
    }

    /// The changes of its members, among those of its suite.
    func changes(of set: ChangeSet) -> ChangeSet {
        guard let place else { return set }
        guard let change = set[place.key] else { return ChangeSet() }
        let entries = { (value: Value?) in value.flatMap { try? place.part(of: $0) }?.entries ?? Members() }
        return ChangeSet(from: entries(change.old), to: entries(change.new))
    }
}

extension Value {
    /// The entries of a dictionary, or the elements of an array by their numbers; nil for other values.
    var entries: Members? {
        switch self {
        case .dictionary(let members): members
        case .array(let values): Members(values.enumerated().map { (Key("\($0)"), $1) })
        default: nil
        }
    }
}

extension ChangeSet {
    /// The differences between two states.
    init(from old: Members, to new: Members) {
        let keys = old.map(\.key) + new.map(\.key).filter { old[$0] == nil }
        self.init(keys.filter { old[$0] != new[$0] }.map { Change(key: $0, old: old[$0], new: new[$0]) })
    }
}
