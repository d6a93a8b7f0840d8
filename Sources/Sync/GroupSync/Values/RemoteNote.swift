import GroupStore

/// What a machine writes with each transaction that makes keys: `{"d": "MACHINE", "n": COUNT, "t": MOMENT}`.
///
/// A key that is not there does not tell whether it ever was; but the note tells that a transaction was made, so none is
/// made twice. The first versions removed keys without a record; their notes tell how many, and when.
package struct RemoteNote: Hashable, Sendable {
    package let stamp: Stamp
    /// How many keys were removed without a record.
    package let removals: Int

    package var text: String {
        let members: Members = [
            "d": .string(stamp.machine), "n": .integer(Int64(removals)), "t": .integer(stamp.time),
        ]
        return Value.dictionary(members).json()
    }

    init(_ stamp: Stamp, removals: Int = 0) {
        (self.stamp, self.removals) = (stamp, removals)
    }

    /// Reads what anyone may have written; nil if it is no note.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= 1_000, case .dictionary(let members)? = try? Value(json: bytes),
            case .string(let machine)? = members["d"], case .integer(let time)? = members["t"], time >= 0,
            case .integer(let count)? = members["n"], (0...128).contains(count)
        else { return nil }
        self.init(Stamp(time: time, machine: machine), removals: Int(count))
    }
}
