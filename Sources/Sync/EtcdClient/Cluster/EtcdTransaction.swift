import GroupStore

/// Writes that are made atomically, provided that no name has changed since a given revision.
package struct EtcdTransaction {
    /// The expected modification revisions; 0 if the name must not exist.
    package var expected: [(name: String, revision: Int64)] = []
    /// New values; nil removes the name.
    package var writes: [(name: String, value: String?)] = []

    package init() {}

    package enum Answer: Equatable {
        /// Written, with this revision.
        case committed(Int64)
        /// Not written. The modification revisions of the compared names, in order.
        case refused([Int64])
    }

    var message: Members {
        let comparisons = expected.map { name, revision in
            // Zeros are left out: a version of zero says the same, and is parsed in half the time.
            let isAbsent: Members = ["key": Wire.text(name)]
            let isAsBefore: Members = [
                "key": Wire.text(name), "target": .string("MOD"), "mod_revision": Wire.number(revision),
            ]
            return Value.dictionary(revision == 0 ? isAbsent : isAsBefore)
        }
        return [
            "compare": .array(comparisons), "success": .array(writes.map(EtcdTransaction.operation)),
        ]
    }

    /// Asks for the names' modification revisions at a revision. As part of the transaction itself, the question would
    /// lengthen the cluster's log by a third, for something that hardly ever happens.
    func question(at revision: Int64) -> Members {
        let questions = expected.map { name, _ in
            let range: Members = [
                "key": Wire.text(name), "keys_only": .boolean(true), "revision": Wire.number(revision),
            ]
            return Value.dictionary(["request_range": .dictionary(range)])
        }
        return ["success": .array(questions)]
    }

    private static func operation(_ name: String, _ value: String?) -> Value {
        guard let value else {
            return .dictionary(["request_delete_range": .dictionary(["key": Wire.text(name)])])
        }
        return .dictionary(["request_put": .dictionary(["key": Wire.text(name), "value": Wire.text(value)])])
    }

    /// The modification revisions in an answer to the question.
    func revisions(_ message: Members) -> [Int64]? {
        let responses = message.objects("responses")
        guard responses.count == expected.count else { return nil }
        return responses.map { $0.object("response_range").objects("kvs").first?.number("mod_revision") ?? 0 }
    }
}
