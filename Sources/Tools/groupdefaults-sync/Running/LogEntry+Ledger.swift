import GroupStore
import GroupSync

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
