import Commands
import GroupStore

/// One change as a line.
struct ChangeLine {
    let suite: SuiteName
    let change: Change

    /// For people: `SampleName: "Kim" → "Minsu"`.
    func plain(namesSuite: Bool, _ style: Style) -> String {
        let name = namesSuite ? style.paint(suite.text, .green) + " " : ""
        let (old, new) = (change.old?.onOneLine ?? "(none)", change.new?.onOneLine ?? "(none)")
        return "\(name)\(style.paint(change.key.onOneLine, .cyan)): \(old) → \(new)\n"
    }

    /// For programs: `{"suite": …, "key": …, "old": …, "new": …, "time": …}`, null standing for no value.
    var json: String {
        let (suite, key) = (Value.string(suite.text).json(), Value.string(change.key.text).json())
        let (old, new) = (change.old?.json() ?? "null", change.new?.json() ?? "null")
        let time = Timestamp.now.iso8601 ?? ""
        return "{\"suite\": \(suite), \"key\": \(key), \"old\": \(old), \"new\": \(new), \"time\": \"\(time)\"}\n"
    }
}
