import Commands
import GroupStore

extension Root {
    /// Hands over the values of several suites in turn, or of all that are here. One that cannot be read is told, and keeps
    /// nobody from the others; what comes back is then the failure to end with.
    func read(_ named: [SuiteName]? = nil, _ body: (SuiteName, Snapshot) throws -> Void) throws -> Failure? {
        let names = try named ?? (suites() + hiddenNames()).sorted()
        var unreadable = 0
        for name in names {
            do {
                try body(name, try Suite(name, in: self).snapshot())
            } catch let error as StoreError where names.count > 1 {
                unreadable += 1
                warn(of: error)
            }
        }
        return unreadable == 0 ? nil : .unreadable(unreadable, of: names.count)
    }

    /// The names under which there may be suites that this user cannot see, as a directory belongs to another.
    func hiddenNames() throws -> [SuiteName] {
        let known = Set(try suites())
        return try names().filter { name in
            // A file system's own directory, which is root's.
            guard name.text != "lost+found", !known.contains(name) else { return false }
            return ForeignFile(onTheWayTo: Suite(name, in: self).path) != nil
        }
    }
}

extension Suite {
    /// What keeps this user from reading or writing the suite, as it belongs to another.
    var foreignFile: ForeignFile? {
        files.lazy.compactMap { ForeignFile(onTheWayTo: $0) }.first
    }
}

extension Failure {
    static func unreadable(_ count: Int, of total: Int) -> Failure {
        .store("\(count) of \(total) suites cannot be read")
    }
}
