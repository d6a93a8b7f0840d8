import CommandLineKit
import GroupStore
import GroupSystem

/// The directory in which an editor works on a suite's text, closed to other users. It is locked while we or the editor
/// run; an unlocked one was left behind by a killed edit.
struct EditorDirectory: ~Copyable {
    /// The file given to the editor.
    let file: String
    /// The lock, which the editor inherits.
    let lock: FileDescriptor
    private let path: String

    private static let prefix = "groupdefaults-edit"
    /// The original contents of the editor's file.
    private static let original = "original"

    static func make(for suite: SuiteName, text: [UInt8]) throws(Failure) -> EditorDirectory {
        while true {
            let path = try File.makePrivateDirectory(for: prefix)
            guard let lock = try lock(path) else { continue }
            try File.replace("\(path)/\(original)", with: text)
            // Written atomically: whatever differs from the original counts as the user's.
            let file = "\(path)/\(suite).json"
            try File.replace(file, with: text)
            return EditorDirectory(file: file, lock: lock, path: path)
        }
    }

    /// Nil if another edit removed the directory before it was locked.
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

    /// Ends an edit of which nothing must be kept. The next edit removes anything else that the editor left behind.
    func discard() {
        for name in [file, "\(path)/\(EditorDirectory.original)"] { try? FileSystem.remove(name) }
        try? FileSystem.removeDirectory(path)
    }
}

// MARK: Leftovers of killed edits

extension EditorDirectory {
    /// Removes the directories of killed edits that hold no unsaved text. Returns the files of those others that belong
    /// to this suite, which now holds `text`.
    static func sweep(for suite: SuiteName, holding text: [UInt8]?) -> [String] {
        let parent = File.temporaryDirectory
        let names = DirectoryListing.names(in: parent).filter { $0.hasPrefix(prefix + "-") }.sorted()
        return names.compactMap { left("\(parent)/\($0)", "\(suite).json", text) }
    }

    private static func left(_ path: String, _ file: String, _ text: [UInt8]?) -> String? {
        guard let directory = try? FileDescriptor(opening: path, .directory | .noFollow),
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

    /// Whether the directory holds no unsaved text. Before the editor starts, and after the edit, there is no original.
    /// In between, the editor's own files, such as a swap file, may be all that is left of the user's text.
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
