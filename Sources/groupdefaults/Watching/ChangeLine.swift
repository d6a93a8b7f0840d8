import Commands
import GroupStore

/// One change as a line.
struct ChangeLine {
    let suite: SuiteName
    let change: Change

    /// For people: `SampleName: "Kim" → "Minsu"`.
    func plain(namesSuite: Bool, _ style: Style) -> String {
        (namesSuite ? style.paint(suite.text, .green) + " " : "") + change.plain(style)
    }

    /// For programs: `{"suite": …, "key": …, "old": …, "new": …, "time": …}`, null standing for no value.
    var json: String {
        let time = Timestamp.now.iso8601 ?? ""
        return "{\"suite\": \(Value.string(suite.text).json()), \(change.members), \"time\": \"\(time)\"}\n"
    }
}

extension Change {
    func plain(_ style: Style) -> String {
        let (old, new) = (old?.onOneLine ?? "(none)", new?.onOneLine ?? "(none)")
        return "\(style.paint(key.onOneLine, .cyan)): \(old) → \(new)\n"
    }

    /// The members of a JSON object.
    fileprivate var members: String {
        let (old, new) = (old?.json() ?? "null", new?.json() ?? "null")
        return "\"key\": \(Value.string(key.text).json()), \"old\": \(old), \"new\": \(new)"
    }

    /// For programs, without a suite: `{"key": …, "old": …, "new": …}`.
    var json: String { "{\(members)}" }
}
