package import GroupStore

/// A change of one key in the cluster.
package struct RemoteChange: Sendable {
    package let key: Key
    /// The cluster's revision of the change.
    package let revision: Int64
    package let content: Content

    package enum Content: Sendable {
        case value(Value, Stamp)
        /// A removal record.
        case removal(Stamp)
        /// Neither a value nor a removal record.
        case absence(Stamp)
        case refused(Refusal)
    }

    package init(_ key: Key, _ revision: Int64, _ content: Content) {
        (self.key, self.revision, self.content) = (key, revision, content)
    }
}

/// A reported event of one name: a new value, or a removal.
package struct RemoteEvent: Sendable {
    package let name: [UInt8]
    package let value: [UInt8]?
    package let revision: Int64

    package init(name: [UInt8], value: [UInt8]?, revision: Int64) {
        (self.name, self.value, self.revision) = (name, value, revision)
    }
}

extension RemoteChange.Content {
    /// The value; nil for a removal or an absence, or if it is refused.
    package var value: Value? { if case .value(let value, _) = self { value } else { nil } }
    var fingerprint: Fingerprint? { value.map { Fingerprint($0) } }

    /// When it was written, and by which machine; nil if it is refused.
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
