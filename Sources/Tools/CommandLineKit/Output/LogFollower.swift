import GroupSystem

/// Prints additions to the log files of a directory until the process ends.
package struct LogFollower {
    private let watch: DirectoryWatch

    /// Starts watching, so that no line is missed while older ones are printed.
    package init(in directory: String) throws {
        do throws(Errno) {
            watch = try DirectoryWatch()
            try watch.add(directory, [.modify, .create, .movedTo])
        } catch {
            throw Failure.store("\(directory) cannot be watched: \(error)")
        }
    }

    /// Calls `print` with the names of the files that may have grown.
    package func follow(_ print: (Set<String>) throws -> Void) throws -> Never {
        while true {
            try Output.standard.flush()
            _ = Readiness.wait(for: [Interest(watch.descriptor)])
            try print(Set(watch.events().map(\.name)))
        }
    }
}
