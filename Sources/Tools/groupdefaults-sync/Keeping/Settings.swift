import CommandLineKit
import EtcdClient
import GroupStore
import GroupSync
import GroupSystem

/// The cluster, and the suites kept in step with it.
struct Settings {
    var endpoints: [String] = []
    /// Whether the user has declared the network to the cluster trustworthy.
    var trustsNetwork = false
    var prefix = ""
    var user: String?
    var passwordFile: String?
    var security = Security()
    var machine = ""
    var suites: [SuiteName: Policy] = [:]
    /// The policy of suites created later; nil if they are not added.
    var later: Policy?
    /// Suites that were removed, and must not be added again with all others.
    var exceptions: Set<SuiteName> = []

    init() {}

    /// Whether nothing is kept in step, now or later.
    var isEmpty: Bool { suites.isEmpty && later == nil }

    init(_ members: Members) {
        endpoints = members.texts("endpoints")
        trustsNetwork = members["unencrypted"] == .boolean(true)
        prefix = members.text("prefix") ?? ""
        (user, passwordFile) = (members.text("user"), members.text("password-file"))
        security = Security(
            authorities: members.text("ca"), certificate: members.text("cert"), key: members.text("key"))
        machine = members.text("machine") ?? ""
        later = members.text("later").map { Policy(rawValue: $0) ?? .lastWriteWins }
        exceptions = Set(members.texts("exceptions").compactMap { try? SuiteName($0) })
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
        members["unencrypted"] = trustsNetwork ? .boolean(true) : nil
        members["user"] = user.map(Value.string)
        members["password-file"] = passwordFile.map(Value.string)
        members["ca"] = security.authorities.map(Value.string)
        members["cert"] = security.certificate.map(Value.string)
        members["key"] = security.key.map(Value.string)
        members["later"] = later.map { .string($0.rawValue) }
        if !exceptions.isEmpty { members["exceptions"] = .array(exceptions.sorted().map { .string($0.text) }) }
        return members
    }
}

extension Settings {
    static func read(_ directory: SyncDirectory) throws -> Settings {
        let settings = Settings(try directory.settings.snapshot().members)
        // Another user may have created the directory first.
        try directory.requireTrust()
        return settings
    }

    /// Throws unless the settings are such as `sync add` makes, since anyone may edit them, and only this user can
    /// change the files that they name.
    func check() throws {
        if endpoints.isEmpty {
            throw Failure.usage("the settings name no cluster", hint: "groupdefaults sync add --to URL SUITE")
        }
        for address in endpoints { try Endpoint.check(address, allowsUnencrypted: trustsNetwork) }
        if user != nil, let passwordFile { try SecretFile.check(passwordFile) }
        var trust = Trust()
        for file in [security.authorities, security.certificate, security.key].compactMap(\.self) {
            do throws(Exposed) { try trust.check(file) } catch { throw Failure(error) }
        }
    }

    /// The settings of a root that has some; throws an error with advice otherwise.
    static func known(_ directory: SyncDirectory) throws -> Settings {
        let settings = try read(directory)
        if settings.isEmpty {
            throw Failure.notFound(
                "no suite is kept in step", hint: "groupdefaults sync add --to URL --prefix /people/NAME SUITE")
        }
        return settings
    }

    /// Changes the current settings in one step.
    static func change(in directory: SyncDirectory, _ body: (inout Settings) throws -> Void) throws {
        try directory.settings.write { draft in
            try directory.requireTrust()
            var settings = Settings(Members(draft.keys.compactMap { key in draft[key].map { (key, $0) } }))
            try body(&settings)
            let members = settings.isEmpty ? [:] : settings.members
            for key in draft.keys where members[key] == nil { draft[key] = nil }
            for member in members { draft[member.key] = member.value }
        }
    }

    /// The user's current password; nil without a user.
    func password() throws -> String? {
        try user.map { _ in try Password.read(file: passwordFile) }
    }

    /// Whether a run may keep its cluster connection.
    func hasSameCluster(as other: Settings) -> Bool {
        (endpoints, prefix, machine) == (other.endpoints, other.prefix, other.machine) && security == other.security
            && (user, passwordFile) == (other.user, other.passwordFile)
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
