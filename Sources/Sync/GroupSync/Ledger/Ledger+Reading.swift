package import GroupStore

extension Ledger {
    /// Reads a saved ledger. Anything malformed is left out, as if it had never been in step.
    package init(_ members: Members) {
        var isTimeless = false
        for member in members {
            let (kind, name) = Ledger.split(member.key.text)
            switch (kind, member.value) {
            case ("revision", .integer(let number)): revision = number
            case ("cluster", .string(let text)): cluster = text
            case ("note", .integer(let number)): note = number
            case ("origin", .integer(let number)): origin = number
            case ("machine", .string(let text)): belong(to: text)
            case ("clock", .integer(let number)): clock = number
            case ("base", let value):
                setBase(Base(value), of: name)
                if Base.isTimeless(value) { isTimeless = true }
            case ("applying", let value): setApplying(Base(value), of: name)
            case ("pending", let value): setPending(Pending(value), of: name)
            case ("refused", let value): setRefused(Refused(value), of: name)
            case ("unsent", .string(let reason)): setUnsent(reason, of: name)
            case ("split", let value): split = Split(value)
            default: break
            }
        }
        // A full read supplies the times.
        if isTimeless { revision = nil }
        forgetChanges()
    }

    private static func split(_ text: String) -> (kind: String, key: Key) {
        guard let slash = text.firstIndex(of: "/") else { return (text, "") }
        return (String(text[..<slash]), Key(String(text[text.index(after: slash)...])))
    }
}

extension Ledger.Base {
    var json: Value {
        .array([.integer(revision)] + (isThere ? [.string(fingerprint?.text ?? ""), .integer(time)] : []))
    }

    init?(_ value: Value) {
        guard case .array(let parts) = value, (1...3).contains(parts.count), case .integer(let number) = parts[0] else {
            return nil
        }
        self.init(revision: number, fingerprint: nil, time: 0)
        if parts.count > 1 {
            guard case .string(let text) = parts[1] else { return nil }
            fingerprint = Fingerprint(text: text)
            if fingerprint == nil, !text.isEmpty { return nil }
        }
        if parts.count > 2 {
            guard case .integer(let moment) = parts[2], moment >= 0 else { return nil }
            time = moment
        }
    }

    /// Whether it was saved by a version that did not store times.
    static func isTimeless(_ value: Value) -> Bool {
        if case .array(let parts) = value { parts.count == 2 } else { false }
    }
}

extension Ledger.Pending {
    var json: Value {
        var members: Members = ["t": .integer(time)]
        members["hash"] = fingerprint.map { .string($0.text) }
        members["sent"] = sent.map(Value.integer)
        if isAnnounced { members["announced"] = .boolean(true) }
        if isGuess { members["guess"] = .boolean(true) }
        if isFound { members["found"] = .boolean(true) }
        return .dictionary(members)
    }

    init?(_ value: Value) {
        guard case .dictionary(let members) = value, case .integer(let time)? = members["t"] else { return nil }
        self.init(time: time)
        if case .string(let text)? = members["hash"] { fingerprint = Fingerprint(text: text) }
        if case .integer(let time)? = members["sent"] { sent = time }
        isAnnounced = members["announced"] == .boolean(true)
        isGuess = members["guess"] == .boolean(true)
        isFound = members["found"] == .boolean(true)
    }
}

extension Ledger.Split {
    var json: Value { .array([.integer(Int64(keys)), .integer(time)]) }

    init?(_ value: Value) {
        guard case .array(let parts) = value, parts.count == 2, case .integer(let keys) = parts[0],
            case .integer(let time) = parts[1]
        else { return nil }
        self.init(keys: Int(keys), time: time)
    }
}

extension Ledger.Refused {
    var json: Value { .array([.integer(revision), .string(reason)]) }

    package init?(_ value: Value) {
        guard case .array(let parts) = value, parts.count == 2, case .integer(let revision) = parts[0],
            case .string(let reason) = parts[1]
        else { return nil }
        self.init(revision: revision, reason: reason)
    }
}
