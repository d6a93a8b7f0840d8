import CommandLineKit
import GroupStore
import GroupSystem

struct ChangeLine {
    let suite: SuiteName
    let change: Change

    /// The line for people: `nickname: "Kim" → "Sam"`.
    func plain(namesSuite: Bool, after start: String, _ style: Style, _ width: LineWidth) -> String {
        (namesSuite ? style.paint(suite.text, .green) + " " : "")
            + change.plain(style, width, after: start + (namesSuite ? "\(suite) " : ""))
    }

    /// The line of a value from before the watch: `nickname: "Kim"`.
    func initial(namesSuite: Bool, after start: String, _ style: Style, _ width: LineWidth) -> String {
        let (name, key) = (namesSuite ? suite.text + " " : "", change.key.onOneLine)
        let value = width.cut(change.new?.onOneLine ?? "", after: "\(start)\(name)\(key): ")
        return "\(style.paint(name, .green))\(style.paint(key, .cyan)): \(value)\n"
    }

    /// The line for programs: `{"suite": …, "key": …, "old": …, "new": …, "time": …}`, with null for a missing value.
    var json: String {
        let time = Timestamp.now.iso8601 ?? ""
        return "{\"suite\": \(Value.string(suite.text).json()), \(change.members), \"time\": \"\(time)\"}\n"
    }
}

extension Change {
    /// The change on one line of a terminal, after the beginning of that line.
    func plain(_ style: Style, _ width: LineWidth, after start: String = "") -> String {
        let beginning = "\(start)\(key.onOneLine): "
        let old = width.cut(old?.onOneLine ?? "(none)", after: beginning + " → ", share: 2)
        let new = width.cut(new?.onOneLine ?? "(none)", after: "\(beginning)\(old) → ")
        return "\(style.paint(key.onOneLine, .cyan)): \(old) → \(new)\n"
    }

    /// The members of a JSON object.
    fileprivate var members: String {
        let (old, new) = (old?.json() ?? "null", new?.json() ?? "null")
        return "\"key\": \(Value.string(key.text).json()), \"old\": \(old), \"new\": \(new)"
    }

    /// The change for programs, without the suite: `{"key": …, "old": …, "new": …}`.
    var json: String { "{\(members)}" }
}

extension Timestamp {
    /// The local time of day, to the second.
    var timeOfDay: String {
        let seconds = Int(secondsSinceReferenceDate) + Timestamp.referenceDate
        let local = seconds + LocalTime.secondsAhead(at: seconds)
        return [local / 3_600 % 24, local / 60 % 60, local % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
            .joined(separator: ":")
    }

    /// The reference date, in seconds since 1970.
    static var referenceDate: Int { 978_307_200 }
}
