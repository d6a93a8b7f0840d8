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
            Value.dictionary([
                "key": Wire.text(name), "target": .string("MOD"), "result": .string("EQUAL"),
                "mod_revision": Wire.number(revision),
            ])
        }
        let questions = expected.map { name, _ in
            Value.dictionary(["request_range": .dictionary(["key": Wire.text(name), "keys_only": .boolean(true)])])
        }
        return [
            "compare": .array(comparisons), "success": .array(writes.map(EtcdTransaction.operation)),
            "failure": .array(questions),
        ]
    }

    private static func operation(_ name: String, _ value: String?) -> Value {
        guard let value else {
            return .dictionary(["request_delete_range": .dictionary(["key": Wire.text(name)])])
        }
        return .dictionary(["request_put": .dictionary(["key": Wire.text(name), "value": Wire.text(value)])])
    }

    func answer(_ message: Members) -> Answer {
        if message.flag("succeeded") { return .committed(message.object("header").number("revision")) }
        return .refused(
            message.objects("responses").map { response in
                response.object("response_range").objects("kvs").first?.number("mod_revision") ?? 0
            })
    }
}
