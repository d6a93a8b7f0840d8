package import GroupStore

/// A value that lost against another of the same key, or a removal that did.
package struct Conflict: Hashable, Sendable {
    package let value: Value?
    package let stamp: Stamp
    /// Whether it was this machine's.
    package let isOurs: Bool

    package init(_ value: Value?, _ stamp: Stamp, isOurs: Bool) {
        (self.value, self.stamp, self.isOurs) = (value, stamp, isOurs)
    }
}

extension Conflict {
    /// Where it is kept. Of one moment and machine, there is one write of a key.
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

    /// The key and the conflict that are kept under a name; nil if none are.
    package static func read(_ name: Key, _ value: Value) -> (key: Key, conflict: Conflict)? {
        guard name.text.hasPrefix("conflict/"), case .dictionary(let members) = value,
            case .string(let key)? = members["key"], case .integer(let time)? = members["t"],
            case .string(let machine)? = members["d"], case .boolean(let isOurs)? = members["ours"]
        else { return nil }
        return (Key(key), Conflict(members["v"], Stamp(time: time, machine: machine), isOurs: isOurs))
    }
}
