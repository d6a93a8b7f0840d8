package import GroupStore

/// A value's record in the cluster, in the grammar of a suite's file: `{"d": "MACHINE", "t": MOMENT, "v": VALUE}`. A
/// removal has no value.
package struct RemoteRecord: Hashable, Sendable {
    package let value: Value?
    package let stamp: Stamp

    /// The maximum size that is sent. A cluster accepts requests of up to 1.5 MB, including names.
    package static let maximumSize = 1_400_000

    package init(_ value: Value?, _ stamp: Stamp) {
        (self.value, self.stamp) = (value, stamp)
    }

    var json: Value {
        var members: Members = ["d": .string(stamp.machine), "t": .integer(stamp.time)]
        members["v"] = value
        return .dictionary(members)
    }

    package var text: String { json.json() }

    /// Reads a record, which anyone may have written.
    package init(_ bytes: [UInt8], of key: Key) throws(Refusal) {
        guard bytes.count <= RemoteRecord.maximumSize else { throw .tooLarge }
        guard case .dictionary(let members)? = try? Value(json: bytes) else { throw .noRecord }
        guard members.allSatisfy({ ["d", "t", "v"].contains($0.key) }) else { throw .unknownField }
        guard case .string(let machine)? = members["d"], machine.utf8.count <= 64,
            case .integer(let time)? = members["t"], time >= 0
        else { throw .noRecord }
        let value = members["v"]
        // A removal without a time would not be a record.
        if value == nil, time == 0 { throw .noRecord }
        if value?.refusal(under: key) != nil { throw .noValue }
        self.init(value, Stamp(time: time, machine: machine))
    }
}

/// The reason why a record in the cluster is refused.
package enum Refusal: String, Error, Hashable, Sendable, CustomStringConvertible {
    case wrongName = "its name is not a valid key"
    case tooLarge = "it is larger than 1.4 MB"
    case noRecord = "it is not a value with its time and machine"
    case unknownField = "it has fields that this version does not know"
    case noValue = "no suite can hold such a value"

    package var description: String { rawValue }
}
