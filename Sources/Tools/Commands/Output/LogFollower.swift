import GroupSystem

/// Prints what is added to the log files of a directory, until the process ends.
package struct LogFollower {
    private let watch: DirectoryWatch

    /// Watches from now on, so that nothing is missed that is added while older lines are printed.
    package init(in directory: String) throws {
        do throws(Errno) {
            watch = try DirectoryWatch()
            try watch.add(directory, [.modify, .create, .movedTo])
        } catch {
            throw Failure.store("\(directory) cannot be watched: \(error)")
        }
    }

    /// Calls a closure with the names of the files that may have become longer.
    package func follow(_ print: (Set<String>) throws -> Void) throws -> Never {
        while true {
            try Output.standard.flush()
            _ = Readiness.wait(for: [Interest(watch.descriptor)])
            try print(Set(watch.events().map(\.name)))
        }
    }
}
