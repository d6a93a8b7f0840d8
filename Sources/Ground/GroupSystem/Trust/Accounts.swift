/// The users and groups in `/etc/passwd` and `/etc/group`, since a static program cannot query the name service.
struct Accounts {
    private let users: [(name: Substring, id: UInt32, group: UInt32)]
    private let groups: [(name: Substring, id: UInt32, members: [Substring])]

    init(passwd: String, group: String) {
        users = Accounts.fields(of: passwd).compactMap { fields in
            guard fields.count > 3, let id = UInt32(fields[2]), let group = UInt32(fields[3]) else { return nil }
            return (fields[0], id, group)
        }
        groups = Accounts.fields(of: group).compactMap { fields in
            guard fields.count > 3, let id = UInt32(fields[2]) else { return nil }
            return (fields[0], id, fields[3].split(separator: ","))
        }
    }

    static var ofMachine: Accounts {
        Accounts(passwd: SmallFile.text("/etc/passwd"), group: SmallFile.text("/etc/group"))
    }

    private static func fields(of text: String) -> [[Substring]] {
        text.split(separator: "\n").map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    }
}

extension Accounts {
    func name(ofUser id: UInt32) -> String {
        users.first { $0.id == id }.map { String($0.name) } ?? "user \(id)"
    }

    func name(ofGroup id: UInt32) -> String {
        "group " + (groups.first { $0.id == id }.map { "'\($0.name)'" } ?? "\(id)")
    }

    /// Whether a group has no members other than the user and root. Many systems give each user such a group, and a
    /// umask that lets it write. A group that is not listed does not count.
    func isAlone(_ user: UInt32, in group: UInt32) -> Bool {
        let found = groups.filter { $0.id == group }
        let trusted = Set(users.filter { [user, 0].contains($0.id) }.map(\.name))
        return !found.isEmpty && found.allSatisfy { trusted.isSuperset(of: $0.members) }
            && users.allSatisfy { $0.group != group || trusted.contains($0.name) }
    }
}
