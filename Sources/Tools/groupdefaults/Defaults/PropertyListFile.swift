import CommandLineKit
import GroupStore
import GroupSystem

/// A property list outside the root, in one of Apple's formats or in ours.
struct PropertyListFile {
    let path: String

    /// Opens a file by name. As with Apple's tool, `/path/Info` means `/path/Info.plist`.
    init(_ word: String) {
        let isThere = { FileSystem.allows([], to: $0) }
        let isWhole = word.hasSuffix(".plist") || isThere(word) && !isThere(word + ".plist")
        path = isWhole ? word : word + ".plist"
    }

    /// The values; nil if the file does not exist.
    func members() throws(Failure) -> Members? {
        guard let bytes = try File.contents(path) else { return nil }
        return try PropertyListFormat.members(bytes, from: path)
    }

    /// Changes the file in one step, and keeps its format; a new one is binary, as on a Mac. Writers that use this wait
    /// for each other; other programs must not write meanwhile.
    func write(_ edit: (inout Members) throws -> Void) throws {
        let lock = try lockOfDirectory()
        defer { _ = lock.file.rawValue }
        let bytes = try File.contents(path)
        var members =
            try bytes.map { bytes throws(Failure) in try PropertyListFormat.members(bytes, from: path) } ?? [:]
        let before = members
        try edit(&members)
        if bytes != nil, members == before { return }
        let format = bytes.map(PropertyListFormat.init(of:)) ?? .binary
        try File.replace(path, with: try format.text(of: members))
    }

    private func lockOfDirectory() throws(Failure) -> FileLock {
        let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        do throws(Errno) {
            // Where a Mac has directories for preferences, this home may have none yet.
            if let home = ProcessEnvironment.words("HOME"), !home.isEmpty, directory.hasPrefix(home + "/") {
                try FileSystem.makeDirectories(String(directory.dropLast()))
            }
            var patience = Patience(Suite.patience)
            return try FileLock(try FileDescriptor(opening: directory, .directory), &patience)
        } catch {
            if error == .noSuchFileOrDirectory { throw .store("there is no directory \(directory)") }
            throw .store("\(directory) cannot be locked: \(error)")
        }
    }

    func remove() throws(Failure) -> Bool {
        do throws(Errno) {
            try FileSystem.remove(path)
            return true
        } catch {
            if error == .noSuchFileOrDirectory { return false }
            throw .store("\(path) cannot be removed: \(error)")
        }
    }
}
