import CommandLineKit
import GroupStore

extension Root {
    /// Passes on the values of several suites in turn, or of all in the root. A suite that cannot be read is reported
    /// and skipped; returns the failure to end with.
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

    /// The names of possible suites that this user cannot see, because a directory belongs to another user.
    func hiddenNames() throws -> [SuiteName] {
        let known = Set(try suites())
        return try names().filter { name in
            // A directory of the file system itself, which belongs to root.
            guard name.text != "lost+found", !known.contains(name) else { return false }
            return ForeignFile(onTheWayTo: Suite(name, in: self).path) != nil
        }
    }
}

extension Suite {
    /// The file of another user that keeps this one from reading or writing the suite.
    var foreignFile: ForeignFile? {
        files.lazy.compactMap { ForeignFile(onTheWayTo: $0) }.first
    }
}

extension Failure {
    static func unreadable(_ count: Int, of total: Int) -> Failure {
        .store("\(count) of \(total) suites cannot be read")
    }
}
