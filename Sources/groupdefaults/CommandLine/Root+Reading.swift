import Commands
import GroupStore

extension Root {
    /// Hands over the values of several suites in turn. One that cannot be read is told, and keeps nobody from the others;
    /// what comes back is then the failure to end with.
    func read(_ names: [SuiteName], _ body: (SuiteName, Snapshot) throws -> Void) throws -> Failure? {
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
}

extension Failure {
    static func unreadable(_ count: Int, of total: Int) -> Failure {
        .store("\(count) of \(total) suites cannot be read")
    }
}
