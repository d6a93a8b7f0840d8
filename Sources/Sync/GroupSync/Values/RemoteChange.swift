package import GroupStore

/// What became of one name in the cluster.
package struct RemoteChange: Sendable {
    package let key: Key
    /// The revision of the cluster by which it changed.
    package let revision: Int64
    package let content: Content

    package enum Content: Sendable {
        case value(Value, Stamp)
        /// The record of a removal.
        case removal(Stamp)
        /// There is nothing, neither a value nor the record of a removal.
        case absence(Stamp)
        case refused(Refusal)
    }

    package init(_ key: Key, _ revision: Int64, _ content: Content) {
        (self.key, self.revision, self.content) = (key, revision, content)
    }
}

/// Something that a cluster tells of one name: a value, or that it was removed.
package struct RemoteEvent: Sendable {
    package let name: [UInt8]
    package let value: [UInt8]?
    package let revision: Int64

    package init(name: [UInt8], value: [UInt8]?, revision: Int64) {
        (self.name, self.value, self.revision) = (name, value, revision)
    }
}

extension RemoteChange.Content {
    /// What it is; nil if there is nothing, or nothing that is taken.
    package var value: Value? { if case .value(let value, _) = self { value } else { nil } }
    var fingerprint: Fingerprint? { value.map { Fingerprint($0) } }

    /// When it was written, and by whom; nil if it is not taken.
    package var stamp: Stamp? {
        switch self {
        case .value(_, let stamp), .removal(let stamp), .absence(let stamp): stamp
        case .refused: nil
        }
    }

    init(_ bytes: [UInt8], of key: Key) {
        do throws(Refusal) {
            let record = try RemoteRecord(bytes, of: key)
            self = record.value.map { .value($0, record.stamp) } ?? .removal(record.stamp)
        } catch {
            self = .refused(error)
        }
    }
}
