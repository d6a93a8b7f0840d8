import Glibc

/// Where a suite lies: `<root>/<name>/Library/Preferences/<name>.json`, with its lock beside it.
struct SuiteLocation: Sendable, Hashable {
    let root: Root
    let name: SuiteName
    let fileName: String
    let lockName: String
    /// What a writer fills before it takes the file's place: one name for all writers, since each holds the lock.
    let temporaryName: String
    let directory: String
    let file: String
    let lock: String

    static let stepsInContainer = ["Library", "Preferences"]

    init(root: Root, name: SuiteName) {
        self.root = root
        self.name = name
        fileName = name.text + ".json"
        lockName = "." + name.text + ".lock"
        temporaryName = "." + name.text + ".new"
        directory = ([root.path, name.text] + SuiteLocation.stepsInContainer).joined(separator: "/")
        file = directory + "/" + fileName
        lock = directory + "/" + lockName
    }

    var steps: [String] { [name.text] + SuiteLocation.stepsInContainer }

    /// Opens a file of the suite's directory for reading, beneath the root and through no link.
    func open(_ name: String) throws(Errno) -> FileDescriptor {
        let base = try FileDescriptor(opening: root.path, O_PATH | O_DIRECTORY)
        // O_NONBLOCK, so that a pipe in the file's place cannot make us wait.
        return try FileDescriptor(opening: steps + [name], beneath: base, O_RDONLY | O_NONBLOCK)
    }

    /// What the lock file tells of the suite; nil if there is none.
    var record: LockRecord? {
        guard let file = try? open(lockName) else { return nil }
        return try? LockRecord(from: file)
    }
}
