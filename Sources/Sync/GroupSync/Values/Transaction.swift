package import GroupStore

/// Writes of some keys of a suite, made in one step, provided that none of them has changed in the cluster meanwhile.
package struct Transaction: Sendable {
    package let operations: [Operation]
    /// The machine's note, written if keys are created.
    package let note: Note?

    package struct Note: Sendable {
        package let record: RemoteNote
        /// The expected modification revision of the machine's note; 0 if it must not exist.
        package let expected: Int64
    }

    package struct Operation: Sendable {
        package let key: Key
        /// The expected modification revision of the key; 0 if it must not exist.
        package let expected: Int64
        package let record: RemoteRecord
        let fingerprint: Fingerprint?
        /// Whether an earlier transaction with the key is unanswered.
        let mayBeMade: Bool
        let size: Int

        init(key: Key, expected: Int64, record: RemoteRecord, _ fingerprint: Fingerprint?, mayBeMade: Bool) {
            (self.key, self.expected, self.record) = (key, expected, record)
            (self.fingerprint, self.mayBeMade) = (fingerprint, mayBeMade)
            size = record.text.utf8.count
        }

        var needsNote: Bool { expected == 0 }

        /// Why it cannot be sent, or could not be read elsewhere; nil if it can.
        var obstacle: String? {
            if size > RemoteRecord.maximumSize { return "it is larger than 1.4 MB" }
            if key.text.utf8.count > Operation.mostBytesInName { return "its name is longer than 10,000 bytes" }
            switch record.json.refusal(under: key) {
            case nil: return nil
            case .emptyKey?: return "a key without a name cannot be sent"
            case .valueTooDeep?: return "it has too many levels"
            default: return "no suite can hold it elsewhere"
            }
        }

        /// A name occurs in a request several times, with up to three bytes for each of its own.
        private static let mostBytesInName = 10_000
    }

    /// The number of comparisons, and of writes, that a cluster accepts.
    package static let mostOperations = 128
    /// The maximum size, except for a single value.
    static let mostBytes = 1_000_000
}

extension Transaction {
    /// A transaction under construction, as long as it fits.
    struct Draft {
        private let mostTogether: Int
        private(set) var operations: [Operation] = []
        private var size = 0
        private var hasNote = false
        /// Keys that belong together, but had to be split.
        private(set) var cut: [Key]?

        init(mostTogether: Int) {
            self.mostTogether = mostTogether
        }

        /// Adds keys that belong together, all or none; if they are too large for any transaction, adds the first of
        /// them that fit. Returns whether there may be room for more.
        mutating func add(_ more: [Operation]) -> Bool {
            if fits(more) {
                for operation in more { append(operation) }
                return true
            }
            guard operations.isEmpty else { return false }
            cut = more.map(\.key)
            for operation in more where operations.isEmpty || fits([operation]) { append(operation) }
            return false
        }

        private func fits(_ more: [Operation]) -> Bool {
            let hasNote = hasNote || more.contains(where: \.needsNote)
            let count = operations.count + more.count
            return count <= mostTogether && count + (hasNote ? 1 : 0) <= Transaction.mostOperations
                && more.reduce(size) { $0 + $1.size } <= Transaction.mostBytes
        }

        private mutating func append(_ operation: Operation) {
            operations.append(operation)
            size += operation.size
            hasNote = hasNote || operation.needsNote
        }

        /// The note that goes with it, with the time of its latest write; nil if it needs none.
        func note(after expected: Int64) -> Note? {
            guard hasNote else { return nil }
            return operations.map(\.record.stamp).max { $0.time < $1.time }.map {
                Note(record: RemoteNote($0), expected: expected)
            }
        }
    }
}
