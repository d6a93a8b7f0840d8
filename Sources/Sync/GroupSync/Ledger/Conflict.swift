package import GroupStore

/// A value or removal that lost against another of the same key.
package struct Conflict: Hashable, Sendable {
    package let value: Value?
    package let stamp: Stamp
    /// Whether it was this machine's write.
    package let isOurs: Bool

    package init(_ value: Value?, _ stamp: Stamp, isOurs: Bool) {
        (self.value, self.stamp, self.isOurs) = (value, stamp, isOurs)
    }
}

extension Conflict {
    /// The key under which it is kept. A time and a machine identify a write of a key.
    package func name(of key: Key) -> Key {
        Key("conflict/\(stamp.time)-\(stamp.machine)/\(key.text)")
    }

    func json(of key: Key) -> Value {
        var members: Members = [
            "key": .string(key.text), "t": .integer(stamp.time), "d": .string(stamp.machine), "ours": .boolean(isOurs),
        ]
        members["v"] = value
        return .dictionary(members)
    }

    /// Reads the key and the conflict kept under a name; nil if it is not one.
    package static func read(_ name: Key, _ value: Value) -> (key: Key, conflict: Conflict)? {
        guard name.text.hasPrefix("conflict/"), case .dictionary(let members) = value,
            case .string(let key)? = members["key"], case .integer(let time)? = members["t"],
            case .string(let machine)? = members["d"], case .boolean(let isOurs)? = members["ours"]
        else { return nil }
        return (Key(key), Conflict(members["v"], Stamp(time: time, machine: machine), isOurs: isOurs))
    }
}
