package import GroupStore

/// What became of one name in the cluster.
package struct RemoteChange: Sendable {
    package let key: Key
    /// The revision of the cluster by which it changed.
    package let revision: Int64
    package let content: Content

    package enum Content: Sendable {
        case value(Value, Stamp)
        case removal(Stamp)
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
    init(_ bytes: [UInt8], of key: Key) {
        do throws(Refusal) {
            let record = try RemoteRecord(bytes, of: key)
            self = record.value.map { .value($0, record.stamp) } ?? .refused(.noRecord)
        } catch {
            self = .refused(error)
        }
    }
}
