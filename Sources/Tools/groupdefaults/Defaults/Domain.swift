import CommandLineKit
import GroupStore

/// A domain for the verbs of `defaults`: a suite of the root, or a property list at a path.
enum Domain: CustomStringConvertible {
    case suite(Suite)
    case file(PropertyListFile)

    /// The suite of the global domain, and Apple's names for it.
    static let global = "NSGlobalDomain"
    private static let globalNames = ["-g", "-globalDomain", global, "Apple Global Domain", ".GlobalPreferences"]
    /// The prefix of the suites of `-currentHost`.
    static let byHost = "ByHost."

    /// The domain that a word names. As with Apple's tool, paths are absolute.
    init(_ word: String, in root: Root, ofHost: Bool) throws(Failure) {
        if word == "-app" {
            throw .usage("there are no applications to look a domain up by", hint: "name the suite itself")
        }
        if word.hasPrefix("/") || word.hasPrefix("./") {
            self = .file(PropertyListFile(word))
        } else {
            let name = Domain.globalNames.contains(word) ? Domain.global : word
            self = .suite(Suite(try SuiteName(argument: ofHost ? Domain.byHost + name : name), in: root))
        }
    }

    /// The domain's name in messages.
    var description: String {
        switch self {
        case .suite(let suite): suite.name.text
        case .file(let file): file.path
        }
    }

    /// All values, of which the caller looks at one or all; nil if the domain does not exist.
    func members(lookingAt key: Key? = nil) throws -> Members? {
        switch self {
        case .suite(let suite):
            if let key { suite.reportRead([key]) } else { suite.reportReadOfAll() }
            let snapshot = try suite.snapshot()
            return snapshot.exists ? snapshot.members : nil
        case .file(let file): return try file.members()
        }
    }

    /// Changes values in one step.
    func write(_ edit: (inout DomainEdit) throws -> Void) throws {
        switch self {
        case .suite(let suite):
            try suite.write { draft in
                let now = draft
                let change = try DomainEdit({ now[$0] }, edit)
                if change.removesOthers { draft.removeAll() }
                for (key, value) in change.assignments { draft[key] = value }
                suite.reportWrites(draft.assignments)
            }
        case .file(let file):
            try file.write { members in
                let now = members
                let change = try DomainEdit({ now[$0] }, edit)
                if change.removesOthers { members = Members() }
                for (key, value) in change.assignments { members[key] = value }
            }
        }
    }

    /// Removes the domain with all of its values. Returns whether it existed.
    func remove() throws -> Bool {
        switch self {
        case .suite(let suite): try suite.removeAll()
        case .file(let file): try file.remove()
        }
    }
}

/// Changes to a domain.
struct DomainEdit {
    private let old: (Key) -> Value?
    private(set) var removesOthers = false
    private(set) var assignments: [(key: Key, value: Value?)] = []

    fileprivate init(_ old: @escaping (Key) -> Value?, _ edit: (inout DomainEdit) throws -> Void) throws {
        self.old = old
        try edit(&self)
    }

    /// The key's old value. Assigned values are only found in `assignments`.
    subscript(key: Key) -> Value? {
        get { old(key) }
        set { assignments.append((key, newValue)) }
    }

    /// Sets all values of a property list, and removes all others if `alone` is true.
    mutating func set(_ members: Members, alone: Bool = false) {
        if alone { removesOthers = true }
        for member in members { self[member.key] = member.value }
    }
}
