import CommandLineKit
import GroupStore
import GroupSync

/// The effect of keeping a suite in step with a cluster on each of its keys.
struct MergePlan {
    let suite: SuiteName
    let rows: [Row]

    struct Row {
        let name: String
        let action: Action
        /// The values before; nil for a missing one.
        var local: Value?
        var remote: Value?
    }

    enum Action: Equatable {
        case send, fetch
        /// Both sides have their own value.
        case conflict(localWins: Bool)
        case refuse(String)
    }

    init(
        _ suite: SuiteName, _ values: Members, _ news: RemoteNews, _ rehearsal: Rehearsal
    ) {
        self.suite = suite
        var remote: [Key: Value] = [:]
        for change in news.changes { if case .value(let value, _) = change.content { remote[change.key] = value } }
        func row(_ key: Key, _ action: Action) -> Row {
            Row(name: key.text, action: action, local: values[key], remote: remote[key])
        }
        let changed = Set(rehearsal.sent.keys).union(rehearsal.fetched.keys).union(rehearsal.conflicts.keys)
        let merged = changed.sorted().map { key in
            let conflict = rehearsal.conflicts[key].map { Action.conflict(localWins: !$0.isOurs) }
            return row(key, conflict ?? (rehearsal.fetched[key] == nil ? .send : .fetch))
        }
        let ledger = rehearsal.sync.ledger
        let unsent = ledger.unsent.sorted { $0.key < $1.key }.map { row($0.key, .refuse($0.value)) }
        let refused = ledger.refused.sorted { $0.key < $1.key }
        rows =
            merged + unsent + refused.map { row($0.key, .refuse("in the cluster, \($0.value.reason)")) }
            + news.strangers.map { Row(name: $0, action: .refuse("in the cluster, \(Refusal.wrongName)")) }
    }
}

// MARK: For people

extension MergePlan {
    var text: String {
        let counts = [
            (rows.count { $0.action == .send }, "to send"), (rows.count { $0.action == .fetch }, "to fetch"),
            (rows.count(where: \.isConflict), "in conflict"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
        let lines = rows.map { "  \($0.line)\n".withControlsEscaped }
        return "\(suite): \(counts.isEmpty ? "nothing to merge" : counts.joined(separator: ", "))\n" + lines.joined()
    }
}

extension MergePlan.Row {
    fileprivate var isConflict: Bool { if case .conflict = action { true } else { false } }

    fileprivate var line: String {
        switch action {
        case .send: "send      \(name): \(words(local))\(remote.map { ", over \($0.json())" } ?? "")"
        case .fetch: "fetch     \(name): \(words(remote))\(local.map { ", over \($0.json())" } ?? "")"
        case .conflict(true): "conflict  \(name): \(words(local)) from here wins over \(words(remote)), which is kept"
        case .conflict(false): "conflict  \(name): \(words(remote)) from there wins over \(words(local)), which is kept"
        case .refuse(let reason): "refuse    \(name): \(reason)"
        }
    }

    private func words(_ value: Value?) -> String { value.map { $0.json() } ?? "its removal" }
}

extension [MergePlan] {
    var text: String { map(\.text).joined() }
}

// MARK: For programs

extension [MergePlan] {
    var json: String {
        Value.array(flatMap { plan in plan.rows.map { $0.json(plan.suite) } }).json() + "\n"
    }
}

extension MergePlan.Row {
    fileprivate func json(_ suite: SuiteName) -> Value {
        var members: Members = ["suite": .string(suite.text), "key": .string(name), "action": .string(word)]
        members["local"] = local
        members["remote"] = remote
        switch action {
        case .conflict(let localWins): members["winner"] = .string(localWins ? "local" : "remote")
        case .refuse(let reason): members["reason"] = .string(reason)
        case .send, .fetch: break
        }
        return .dictionary(members)
    }

    private var word: String {
        switch action {
        case .send: "send"
        case .fetch: "fetch"
        case .conflict: "conflict"
        case .refuse: "refuse"
        }
    }
}
