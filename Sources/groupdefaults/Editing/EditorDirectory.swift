import Commands
import GroupStore
import GroupSystem

/// The directory in which an editor works on a suite's text, closed to other users. It is locked while we or the editor
/// run: one that is not was left by an edit that was killed.
struct EditorDirectory: ~Copyable {
    /// What the editor is given.
    let file: String
    /// For the editor to inherit.
    let lock: FileDescriptor
    private let path: String

    private static let prefix = "groupdefaults-edit"
    /// What the editor's file held at first.
    private static let original = "original"

    static func make(for suite: SuiteName, text: [UInt8]) throws(Failure) -> EditorDirectory {
        while true {
            let path = try File.makePrivateDirectory(for: prefix)
            guard let lock = try lock(path) else { continue }
            try File.replace("\(path)/\(original)", with: text)
            // Whole or not at all: whatever differs from the original is the user's.
            let file = "\(path)/\(suite).json"
            try File.replace(file, with: text)
            return EditorDirectory(file: file, lock: lock, path: path)
        }
    }

    /// Nil if another edit has swept the directory away before it was locked.
    private static func lock(_ path: String) throws(Failure) -> FileDescriptor? {
        do throws(Errno) {
            let directory = try FileDescriptor(opening: path, .directory)
            guard try directory.tryLock() else { return nil }
            _ = try FileStatus(of: path)
            return directory
        } catch {
            if error == .noSuchFileOrDirectory { return nil }
            throw .store("\(path) cannot be opened: \(error)")
        }
    }

    /// Ends an edit of which nothing is to be kept. What else the editor left goes when the next edit sweeps.
    func discard() {
        for name in [file, "\(path)/\(EditorDirectory.original)"] { try? FileSystem.remove(name) }
        try? FileSystem.removeDirectory(path)
    }
}

// MARK: What killed edits left

extension EditorDirectory {
    /// Removes the directories of killed edits in which no text is that would be lost, and returns where the text of the
    /// others is, as far as they are for this suite, which holds `text` now.
    static func sweep(for suite: SuiteName, holding text: [UInt8]?) -> [String] {
        let parent = File.temporaryDirectory
        let names = DirectoryListing.names(in: parent).filter { $0.hasPrefix(prefix + "-") }.sorted()
        return names.compactMap { left("\(parent)/\($0)", "\(suite).json", text) }
    }

    private static func left(_ path: String, _ file: String, _ text: [UInt8]?) -> String? {
        guard let directory = try? FileDescriptor(opening: path, [.directory, .noFollow]),
            let status = try? FileStatus(of: directory), status.owner == CurrentProcess.user,
            status.permissions == 0o700,
            (try? directory.tryLock()) == true
        else { return nil }
        let names = DirectoryListing.names(in: path)
        if holdsNothingNew(path, names, ofSuite: file, text) {
            for name in names { try? FileSystem.remove("\(path)/\(name)") }
            try? FileSystem.removeDirectory(path)
            return nil
        }
        if names.contains(file) { return "\(path)/\(file)" }
        return names.contains { $0.hasSuffix(".json") } ? nil : path
    }

    /// Whether no text is in it that is nowhere else. Before an editor begins and after an edit is done there is no original;
    /// in between, what an editor keeps there, such as a swap file, may be all that is left of the user's text.
    private static func holdsNothingNew(
        _ path: String, _ names: [String], ofSuite file: String, _ text: [UInt8]?
    ) -> Bool {
        guard names.contains(original) else { return !names.contains { $0.hasSuffix(".json") } }
        return names.allSatisfy { name in
            if name == original || File.isReplacement(name) { return true }
            guard name.hasSuffix(".json"), let edited = try? File.read("\(path)/\(name)") else { return false }
            return edited == (try? File.read("\(path)/\(original)")) || name == file && edited == text
        }
    }
}
