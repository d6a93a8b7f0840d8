import CommandLineKit
import GroupStore
import GroupSync

/// An action of a run, or a problem.
struct LogEntry {
    var milliseconds: Int64
    var suite: SuiteName?
    let event: Event
    /// The first of its keys, and the number of all.
    var keys: [String] = []
    var count = 0
    var reason: String?

    enum Event: String {
        /// Values that were sent, and received.
        case sent, received
        /// A value of this machine, or of another, that lost to a later one and is kept.
        case lostHere = "lost-here"
        case lostThere = "lost-there"
        /// A value of the cluster that is refused, and one of this machine that cannot be sent.
        case refused
        case notSent = "not-sent"
        case connected, disconnected, failed
        /// The cluster has lost earlier changes.
        case setBack = "set-back"
    }

    /// Enough to distinguish one step from another.
    private static let mostKeys = 10

    init(_ event: Event, _ keys: [Key] = [], reason: String? = nil, at milliseconds: Int64) {
        (self.event, self.reason, self.milliseconds) = (event, reason, milliseconds)
        self.keys = keys.sorted().prefix(LogEntry.mostKeys).map { String($0.text.prefix(200)) }
        count = keys.count
    }
}

// MARK: For people

extension LogEntry {
    var line: String {
        let stamp = LocalStamp(milliseconds: milliseconds).withMilliseconds
        return "\(stamp)  \(suite.map { "\($0)  " } ?? "")\(words)".withControlsEscaped
    }

    private var names: String {
        let rest = count > keys.count ? " and \(count - keys.count) more" : ""
        return keys.map { "'\($0)'" }.joined(separator: ", ") + rest
    }

    private var words: String {
        let why = reason.map { ": \($0)" } ?? ""
        return switch event {
        case .sent: "sent \(names)"
        case .received: "received \(names)"
        case .lostHere: "kept the local value of \(names), which lost"
        case .lostThere: "kept the remote value of \(names), which lost"
        case .refused: "refused \(names) of the cluster\(why)"
        case .notSent: "did not send \(names)\(why)"
        case .connected: "connected to \(reason ?? "")"
        case .disconnected: "not connected\(why)"
        case .failed: "failed\(why)"
        case .setBack: "found the cluster set back to an earlier state, or another one"
        }
    }
}

// MARK: In the file

extension LogEntry {
    var value: Value {
        var members: Members = ["date": .date(Timestamp(milliseconds: milliseconds)), "event": .string(event.rawValue)]
        members["suite"] = suite.map { .string($0.text) }
        members["reason"] = reason.map(Value.string)
        if count > 0 {
            members["keys"] = .array(keys.map(Value.string))
            members["count"] = .integer(Int64(count))
        }
        return .dictionary(members)
    }

    init?(_ line: some Collection<UInt8>) {
        guard case .dictionary(let members)? = try? Value(json: line), case .date(let date)? = members["date"],
            let event = members.text("event").flatMap(Event.init)
        else { return nil }
        let milliseconds = ((date.secondsSinceReferenceDate + 978_307_200) * 1_000).rounded()
        self.init(event, reason: members.text("reason"), at: Int64(milliseconds))
        suite = members.text("suite").flatMap { try? SuiteName($0) }
        keys = members.texts("keys")
        if case .integer(let number)? = members["count"] { count = Int(number) }
    }
}

extension LogEntry {
    /// Makes an entry from a saved ledger key, if people should know of it; nil otherwise.
    init?(saved name: Key, _ value: Value, at milliseconds: Int64) {
        if let (key, conflict) = Conflict.read(name, value) {
            self.init(conflict.isOurs ? .lostHere : .lostThere, [key], at: milliseconds)
        } else if let key = name.text.rest(after: "refused/"), let refused = Ledger.Refused(value) {
            self.init(.refused, [key], reason: refused.reason, at: milliseconds)
        } else if let key = name.text.rest(after: "unsent/"), case .string(let reason) = value {
            self.init(.notSent, [key], reason: reason, at: milliseconds)
        } else {
            return nil
        }
    }
}

extension String {
    fileprivate func rest(after prefix: String) -> Key? {
        hasPrefix(prefix) ? Key(String(dropFirst(prefix.count))) : nil
    }
}

extension Timestamp {
    /// The time this many milliseconds after the start of 1970.
    init(milliseconds: Int64) {
        self.init(secondsSinceReferenceDate: Double(milliseconds) / 1_000 - 978_307_200)
    }
}
