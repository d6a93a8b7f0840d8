import CommandLineKit
import GroupStore
import GroupSync

extension Command {
    static let conflicts = Command(
        name: "conflicts", operands: "[restore|forget] [SUITE] [KEY …]", summary: SyncVerb.conflicts.summary,
        options: Option.sync("json", "all"),
        run: { invocation in
            let directory = try SyncDirectory(in: invocation.root)
            let words = invocation.operands
            switch words.first {
            case nil: try list(directory, isJSON: invocation.has("json"))
            case "restore": try restore(invocation, directory)
            case "forget": try forget(invocation, directory)
            case let word?: throw invocation.misused("there is no verb '\(word)'; there are restore and forget")
            }
        })

    private static func list(_ directory: SyncDirectory, isJSON: Bool) throws {
        let all = try directory.ledgers.suites().flatMap { name in
            try KeptConflict.all(of: directory.ledger(of: name)).map { (name, $0) }
        }
        if isJSON { return Output.standard.print(Value.array(all.map { $1.json($0) }).json()) }
        for (name, kept) in all { Output.standard.print("\(name) \(kept.line)".withControlsEscaped) }
    }

    /// Sets the last losing value of a key, as any program would, and removes the conflict.
    private static func restore(_ invocation: Invocation, _ directory: SyncDirectory) throws {
        let words = try invocation.operands(3...3)
        let (name, key) = (try invocation.suite(named: words[1]), Key(words[2]))
        let ledger = directory.ledger(of: name)
        guard let last = try KeptConflict.all(of: ledger).last(where: { $0.key == key }) else {
            throw Failure.notFound("'\(key)' has no lost value", hint: "'groupdefaults sync conflicts' lists them")
        }
        try Suite(name, in: directory.root).write { $0[key] = last.conflict.value }
        try ledger.remove(last.name)
    }

    private static func forget(_ invocation: Invocation, _ directory: SyncDirectory) throws {
        let words = try invocation.operands(2...Int.max)
        let ledger = directory.ledger(of: try invocation.suite(named: words[1]))
        let keys = words.dropFirst(2).map { Key($0) }
        if keys.isEmpty, !invocation.has("all") { throw invocation.misused("name keys, or --all") }
        let kept = try KeptConflict.all(of: ledger).filter { keys.isEmpty || keys.contains($0.key) }
        try ledger.write { draft in
            for one in kept { draft[one.name] = nil }
        }
    }
}

/// A stored conflict, and its location.
private struct KeptConflict {
    let name: Key
    let key: Key
    let conflict: Conflict

    /// All conflicts, in the order in which they were written.
    static func all(of ledger: Suite) throws -> [KeptConflict] {
        try ledger.snapshot().members.compactMap { member in
            Conflict.read(member.key, member.value).map {
                KeptConflict(name: member.key, key: $0.key, conflict: $0.conflict)
            }
        }.sorted { $0.conflict.stamp.time < $1.conflict.stamp.time }
    }

    private var value: Value? { conflict.value }
    private var milliseconds: Int64 { HybridClock.milliseconds(of: conflict.stamp.time) }

    var line: String {
        let what = value.map { $0.json() } ?? "its removal"
        let place = conflict.isOurs ? "here" : "elsewhere"
        return "\(key): \(what), written \(place) \(LocalStamp(milliseconds: milliseconds))"
    }

    func json(_ suite: SuiteName) -> Value {
        var members: Members = [
            "suite": .string(suite.text), "key": .string(key.text), "here": .boolean(conflict.isOurs),
            "time": .date(Timestamp(milliseconds: milliseconds)),
        ]
        members["value"] = value
        return .dictionary(members)
    }
}
