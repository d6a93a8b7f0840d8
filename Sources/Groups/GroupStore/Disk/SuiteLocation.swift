import GroupSystem

/// The paths of a suite: `<root>/<name>/Library/Preferences/<name>.json`, and its lock beside it.
struct SuiteLocation: Sendable, Hashable {
    let root: Root
    let name: SuiteName
    let fileName: String
    let lockName: String
    /// The temporary file. One name serves all writers, since each holds the lock.
    let temporaryName: String
    let directory: String
    let directoryInRoot: String
    let file: String
    let lock: String

    static let stepsInContainer = ["Library", "Preferences"]

    init(root: Root, name: SuiteName) {
        self.root = root
        self.name = name
        fileName = name.text + ".json"
        lockName = "." + name.text + ".lock"
        temporaryName = "." + name.text + ".new"
        directoryInRoot = SuiteLocation.stepsInContainer.reduce(name.text) { $0 + "/" + $1 }
        directory = root.path + "/" + directoryInRoot
        file = directory + "/" + fileName
        lock = directory + "/" + lockName
    }

    var steps: [String] { [name.text] + SuiteLocation.stepsInContainer }

    /// Includes `nonBlocking`, so that a pipe in the file's place cannot make us wait.
    static let readingFlags = OpenOptions.nonBlocking

    func openFile() throws(Errno) -> FileDescriptor { try open(file, named: fileName) }
    func openLock() throws(Errno) -> FileDescriptor { try open(lock, named: lockName) }

    /// Opens a file in the suite's directory for reading, beneath the root and through no links.
    private func open(_ path: String, named name: String) throws(Errno) -> FileDescriptor {
        if let file = try FileDescriptor(openingThroughNoLink: path, SuiteLocation.readingFlags) { return file }
        // The path to the root may contain links.
        let base = try FileDescriptor(opening: root.path, .pathOnly | .directory)
        return try FileDescriptor(opening: directoryInRoot + "/" + name, beneath: base, SuiteLocation.readingFlags)
    }

    /// The lock record, if any.
    var record: LockRecord? {
        guard let file = try? openLock() else { return nil }
        return try? LockRecord(from: file)
    }
}
