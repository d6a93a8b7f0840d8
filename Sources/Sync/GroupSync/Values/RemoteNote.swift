import GroupStore

/// The note that a machine writes with each transaction that creates keys: `{"d": "MACHINE", "n": COUNT, "t": MOMENT}`.
///
/// A missing key does not reveal whether it ever existed; but the note reveals that a transaction was written, so that
/// none is written twice. The first versions removed keys without a record; their notes say how many, and when.
package struct RemoteNote: Hashable, Sendable {
    package let stamp: Stamp
    /// The number of keys removed without a record.
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

    /// Reads a note, which anyone may have written; nil if it is malformed.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= 1_000, case .dictionary(let members)? = try? Value(json: bytes),
            case .string(let machine)? = members["d"], case .integer(let time)? = members["t"], time >= 0,
            case .integer(let count)? = members["n"], (0...128).contains(count)
        else { return nil }
        self.init(Stamp(time: time, machine: machine), removals: Int(count))
    }
}
