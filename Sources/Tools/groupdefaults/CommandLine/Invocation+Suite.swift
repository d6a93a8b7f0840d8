import CommandLineKit
import GroupStore
import GroupSystem
import GroupText

extension Invocation {
    /// The suite named by `--suite`, else `$GROUPDEFAULTS_SUITE`, else chosen by `use`, else `group.default`.
    var suiteName: SuiteName {
        get throws { try SuiteChoice(argument("suite"), in: root).name }
    }

    var suite: Suite {
        get throws { Suite(try suiteName, in: try root) }
    }

    /// The values of a suite, which must exist.
    func snapshot(of suite: Suite) throws -> Snapshot {
        let snapshot = try suite.snapshot()
        guard snapshot.exists else { throw Failure.noSuite(suite.name, in: suite.root) }
        return snapshot
    }

    var durability: Durability { has("no-sync") ? .withoutSync : .synced }

    var lockTimeout: Duration {
        get throws { try duration("lock-timeout") ?? Suite.patience }
    }

    func write(_ suite: Suite, _ edit: (inout Draft) throws -> Void) throws {
        try suite.write(durability, waitingAtMost: lockTimeout) { draft in
            try edit(&draft)
            suite.reportWrites(draft.assignments)
        }
    }
}

/// The suite to work on, and the origin of its name.
struct SuiteChoice {
    let name: SuiteName
    let source: String

    init(_ given: String?, in root: Root) throws {
        if let given {
            (name, source) = (try SuiteName(argument: given), "--suite")
        } else if let variable = try ProcessEnvironment.text("GROUPDEFAULTS_SUITE") {
            (name, source) = (try SuiteName(argument: variable), "$GROUPDEFAULTS_SUITE")
        } else if let chosen = try ChosenSuite(root).name {
            (name, source) = (chosen, "groupdefaults use")
        } else {
            (name, source) = (try SuiteName(argument: "group.default"), "nothing else chosen")
        }
    }
}

extension SuiteName {
    /// Makes a name that someone typed.
    init(argument: String) throws(Failure) {
        do throws(Problem) {
            try self.init(argument)
        } catch {
            throw .usage(
                "'\(argument)' cannot name a suite: \(error)",
                hint: "use the name of a directory, such as group.com.example.app")
        }
    }
}

extension Failure {
    static func noSuite(_ name: SuiteName, in root: Root) -> Failure {
        let others = (try? root.suites().map(\.text)) ?? []
        let hint = String.didYouMean(name.text, among: others)
        return .notFound(
            "there is no suite '\(name)' in \(root)", hint: hint ?? "'groupdefaults suites' lists those there are")
    }

    static func noKey(_ key: Key, _ snapshot: Snapshot, in suite: Suite) -> Failure {
        guard snapshot.exists else { return .noSuite(suite.name, in: suite.root) }
        // Comparing every key of a very large suite would take longer than the answer is worth.
        let known = snapshot.count > 10_000 ? [] : snapshot.keys.map(\.text)
        let words = key.wordsInside { snapshot[$0] }
        return .notFound(
            "there is no key '\(key)' in '\(suite.name)'",
            hint: words.map { "'groupdefaults get \($0)' prints an entry" } ?? .didYouMean(key.text, among: known))
    }
}

extension Key {
    /// The words that name an entry of a dictionary, if the key looks like a path to one: `account name` for
    /// `account.name`, if `account` has entries.
    func wordsInside(_ value: (Key) -> Value?) -> String? {
        let words = text.split(separator: ".")
        guard words.count > 1, value(Key(String(words[0])))?.entries != nil else { return nil }
        return words.joined(separator: " ")
    }
}

extension String {
    /// The hint for a mistyped word; nil if no candidate resembles it.
    static func didYouMean(_ word: String, among candidates: [String]) -> String? {
        closest(to: word, among: candidates).map { "did you mean '\($0)'?" }
    }
}
