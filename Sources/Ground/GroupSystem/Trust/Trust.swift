/// Checks whether anyone other than root and this process's user could change the file at a path.
package struct Trust {
    package let user: UInt32
    private let owners: Set<UInt32>
    private lazy var accounts = Accounts.ofMachine

    package init(user: UInt32 = CurrentProcess.user) {
        self.user = user
        // In a namespace that maps no other user, root does not appear as root; but the owner of `/` could change
        // everything below it.
        let top = try? FileStatus(of: "/")
        owners = Set([user, 0] + (top.map { [$0.owner] } ?? []))
    }

    package var userName: String {
        mutating get { accounts.name(ofUser: user) }
    }

    /// Throws if others could replace a directory or a link on the way to a path, or change its file. Returns the
    /// path without links; nil if it does not exist yet.
    package mutating func check(wayTo path: String) throws(Exposed) -> String? {
        var seen: Set<String> = []
        return try PathWalk.follow(path) { (directory, name) throws(Exposed) in
            if seen.insert(directory).inserted { try checkDirectory(directory) }
            let place = directory == "/" ? "/\(name)" : "\(directory)/\(name)"
            guard let status = try? FileStatus(of: place) else { return false }
            if status.isSymbolicLink { try refuse(place, owner(of: status)) }
            return true
        }
    }

    /// Checks a directory. If it is sticky, like `/tmp`, nobody can replace others' entries.
    private mutating func checkDirectory(_ path: String) throws(Exposed) {
        guard let status = try? FileStatus(of: path) else { return }
        try refuse(path, owner(of: status))
        if !status.isSticky { try refuse(path, writers(of: status, at: path).map(Exposure.replaceable)) }
    }

    /// Throws unless the file at a path belongs to this user, and nobody else could replace or change it. Returns the
    /// path without links; nil if it does not exist yet.
    package mutating func check(own path: String) throws(Exposed) -> String? {
        guard let place = try check(wayTo: path), let status = try? FileStatus(of: place) else { return nil }
        if status.owner != user { try refuse(path, .owned(by: accounts.name(ofUser: status.owner))) }
        try check(place)
        return place
    }

    /// Throws if a file or directory belongs to another user, or others may change it. It need not exist.
    package mutating func check(_ path: String) throws(Exposed) {
        guard let status = try? FileStatus(of: path) else { return }
        try refuse(path, exposure(of: status, at: path))
    }

    /// Nil if only root and this user can change a file or directory.
    package mutating func exposure(of status: FileStatus, at path: String) -> Exposure? {
        owner(of: status) ?? writers(of: status, at: path).map(Exposure.writable)
    }

    private mutating func owner(of status: FileStatus) -> Exposure? {
        owners.contains(status.owner) ? nil : .owned(by: accounts.name(ofUser: status.owner))
    }

    private mutating func writers(of status: FileStatus, at path: String) -> String? {
        if status.isSymbolicLink { return nil }
        if status.permissions & 0o002 != 0 { return "everyone" }
        if status.permissions & 0o020 == 0 { return nil }
        if FileSystem.hasAccessList(path) { return "those whom its access control list names" }
        return accounts.isAlone(user, in: status.group) ? nil : accounts.name(ofGroup: status.group)
    }

    private mutating func refuse(_ path: String, _ exposure: Exposure?) throws(Exposed) {
        guard let exposure else { return }
        throw Exposed(path: path, exposure: exposure, user: userName)
    }
}
