import GroupStore

/// Writes that are made in one step if no name has changed since a revision.
package struct EtcdTransaction {
    /// The revisions by which names must have changed last; 0 if there must be none.
    package var expected: [(name: String, revision: Int64)] = []
    /// New values; nil for a removal.
    package var writes: [(name: String, value: String?)] = []

    package init() {}

    package enum Answer: Equatable {
        /// It was made, by this revision.
        case committed(Int64)
        /// It was not: the revisions of the names that were compared, in their order.
        case refused([Int64])
    }

    var message: Members {
        let comparisons = expected.map { name, revision in
            // What is left out is zero: that a version equals zero says as much, and is read in half the time.
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

    /// Asks by which revisions the names had changed at one. Asked with the writes themselves, it would make the log of
    /// the cluster longer by a third, for what hardly ever happens.
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

    /// The revisions of the names that were compared, in an answer to the question for them.
    func revisions(_ message: Members) -> [Int64]? {
        let responses = message.objects("responses")
        guard responses.count == expected.count else { return nil }
        return responses.map { $0.object("response_range").objects("kvs").first?.number("mod_revision") ?? 0 }
    }
}
