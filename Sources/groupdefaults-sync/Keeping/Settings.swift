import Commands
import EtcdClient
import GroupStore
import GroupSync

/// The cluster, and the suites that are kept in step with it.
struct Settings {
    var endpoints: [String] = []
    var prefix = ""
    var user: String?
    var passwordFile: String?
    var security = Security()
    var machine = ""
    var suites: [SuiteName: Policy] = [:]

    init() {}

    init(_ members: Members) {
        endpoints = members.texts("endpoints")
        prefix = members.text("prefix") ?? ""
        (user, passwordFile) = (members.text("user"), members.text("password-file"))
        security = Security(
            authorities: members.text("ca"), certificate: members.text("cert"), key: members.text("key"))
        machine = members.text("machine") ?? ""
        guard case .dictionary(let policies)? = members["suites"] else { return }
        for member in policies {
            guard let name = try? SuiteName(member.key.text), case .string(let word) = member.value else { continue }
            suites[name] = Policy(rawValue: word) ?? .lastWriteWins
        }
    }

    var members: Members {
        let policies = Members(suites.map { (Key($0.key.text), .string($0.value.rawValue)) })
        var members: Members = [
            "endpoints": .array(endpoints.map(Value.string)), "prefix": .string(prefix), "machine": .string(machine),
            "suites": .dictionary(policies),
        ]
        members["user"] = user.map(Value.string)
        members["password-file"] = passwordFile.map(Value.string)
        members["ca"] = security.authorities.map(Value.string)
        members["cert"] = security.certificate.map(Value.string)
        members["key"] = security.key.map(Value.string)
        return members
    }
}

extension Settings {
    static func read(_ directory: SyncDirectory) throws -> Settings {
        Settings(try directory.settings.snapshot().members)
    }

    /// The settings of a root that has any; an error that says what to do where it has none.
    static func known(_ directory: SyncDirectory) throws -> Settings {
        let settings = try read(directory)
        if settings.suites.isEmpty {
            throw Failure.notFound(
                "no suite is kept in step", hint: "groupdefaults sync add --to URL --prefix /people/NAME SUITE")
        }
        return settings
    }

    func write(to directory: SyncDirectory) throws {
        try directory.settings.write { draft in
            if suites.isEmpty { return draft.removeAll() }
            for key in draft.keys where members[key] == nil { draft[key] = nil }
            for member in members { draft[member.key] = member.value }
        }
    }
}

extension Members {
    func text(_ key: Key) -> String? {
        if case .string(let text)? = self[key] { text } else { nil }
    }

    func texts(_ key: Key) -> [String] {
        guard case .array(let values)? = self[key] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
