package import GroupStore

/// Tells the other machine of a conflict what lost, since it sees only what won: `{"d": "MACHINE", "for": "MACHINE",
/// "k": "KEY", "t": MOMENT, "v": VALUE}`.
///
/// It is named like a machine's note, so that versions that do not know it ignore it.
package struct ConflictNotice: Hashable, Sendable {
    package let recipient: String
    package let key: Key
    package let value: Value?
    package let stamp: Stamp

    private static let prefix = "lost."

    /// The name in the place of a machine's, in which a time and a machine identify a write of a key.
    package var name: String {
        "\(ConflictNotice.prefix)\(recipient).\(stamp.time)-\(stamp.machine).\(key.text)"
    }

    static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

    package var text: String {
        var members: Members = [
            "d": .string(stamp.machine), "for": .string(recipient), "k": .string(key.text), "t": .integer(stamp.time),
        ]
        members["v"] = value
        return Value.dictionary(members).json()
    }

    /// The conflict as the recipient keeps it.
    var conflict: Conflict { Conflict(value, stamp, isOurs: stamp.machine == recipient) }
}

extension ConflictNotice {
    /// Makes a notice of a conflict; nil if there is no other machine to tell, or the value is too large.
    init?(_ conflict: Conflict, of key: Key, from sender: String, to recipient: String) {
        guard recipient != sender, !recipient.isEmpty else { return nil }
        self.init(recipient: recipient, key: key, value: conflict.value, stamp: conflict.stamp)
        guard text.utf8.count <= RemoteRecord.maximumSize else { return nil }
    }

    /// Reads a notice, which anyone may have written; nil if it is malformed.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= RemoteRecord.maximumSize, case .dictionary(let members)? = try? Value(json: bytes),
            case .string(let machine)? = members["d"], case .string(let recipient)? = members["for"],
            case .string(let text)? = members["k"], case .integer(let time)? = members["t"], time >= 0,
            max(machine.utf8.count, recipient.utf8.count) <= 64
        else { return nil }
        let key = Key(text)
        if members["v"]?.refusal(under: key) != nil { return nil }
        self.init(
            recipient: recipient, key: key, value: members["v"], stamp: Stamp(time: time, machine: machine))
    }
}

/// Notices to send, and those taken, which are removed from the cluster.
struct Notices: Sendable {
    private var toSend: [ConflictNotice] = []
    private var toRemove: [String: Int64] = [:]

    mutating func send(_ notice: ConflictNotice?) { toSend += [notice].compactMap(\.self) }
    mutating func remove(_ name: String, at revision: Int64) { toRemove[name] = revision }

    mutating func takeActions() -> [SuiteSync.Action] {
        defer { self = Notices() }
        return toSend.map { .inform($0) } + (toRemove.isEmpty ? [] : [.removeNotices(toRemove)])
    }
}

extension SuiteSync {
    /// Keeps the conflicts that other machines have settled, and removes notices whose recipients never came.
    mutating func take(_ received: [RemoteNews.Notice], _ now: Int64) {
        for one in received {
            if one.notice.recipient == machine {
                ledger.keep(one.notice.conflict, of: one.notice.key)
                notices.remove(one.notice.name, at: one.revision)
            } else if clock.isCompared, isExpired(one.notice.stamp.time, now) {
                notices.remove(one.notice.name, at: one.revision)
            }
        }
    }

    /// Keeps the loser of a conflict, and tells the other machine of it.
    mutating func keep(_ loser: Conflict, of key: Key, and other: String) {
        ledger.keep(loser, of: key)
        notices.send(ConflictNotice(loser, of: key, from: machine, to: other))
    }
}
