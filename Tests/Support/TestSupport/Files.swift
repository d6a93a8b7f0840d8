import Foundation

/// What other programs do to files.
public enum Files {
    public static func read(_ path: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    }

    /// Writes as a shell's `>` does: the file is emptied, then filled.
    public static func writeInPlace(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Writes a script that can be run at once. Another process writes it: what this one has open for a moment, a process
    /// that it starts just then holds open too, and the kernel runs no file that someone may write.
    public static func writeProgram(_ text: String, to path: String) throws {
        let outcome = try ChildProcess(
            "/bin/sh", ["-c", "cat > \"$0\" && chmod 755 \"$0\"", path], environment: ["PATH": "/usr/bin:/bin"],
            input: Array(text.utf8)
        ).wait()
        guard outcome.code == 0 else { throw POSIXError(.EIO) }
    }

    /// Copies a program, which can be run at once for the same reason.
    public static func copyProgram(_ program: String, to path: String) throws {
        guard try ChildProcess("/bin/cp", [program, path], environment: [:]).wait().code == 0 else {
            throw POSIXError(.EIO)
        }
    }

    /// Writes as `sed -i` and most editors do: another file takes the place.
    public static func replace(_ path: String, with text: String) throws {
        let other = path + ".other"
        try Data(text.utf8).write(to: URL(fileURLWithPath: other))
        guard rename(other, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    public static func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: path)
    }

    public static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The permission bits, such as 0o600.
    public static func permissions(_ path: String) -> Int {
        var status = stat()
        return lstat(path, &status) == 0 ? Int(status.st_mode & 0o777) : -1
    }

    /// What changes when another file takes the place, or the file is written.
    public static func identity(_ path: String) -> [Int] {
        var status = stat()
        guard lstat(path, &status) == 0 else { return [] }
        return [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
}
