import CommandLineKit
import GroupSystem

/// A password, which never appears on a command line.
enum Password {
    static let variable = "GROUPDEFAULTS_SYNC_PASSWORD"

    static func read(file: String?) throws -> String {
        guard let file else {
            if let password = ProcessEnvironment.words(variable) { return password }
            throw Failure.usage(
                "there is no password for the user", hint: "set $\(variable), or 'sync add' with --password-file FILE")
        }
        try check(file)
        let bytes = try File.read(file)
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Throws if others may read the file, as it keeps no secret then, or if it belongs to another user, whose secret
    /// is not ours to send.
    static func check(_ file: String) throws {
        guard let status = try? FileStatus(of: file, followsLinks: true) else {
            throw Failure.notFound("\(file) cannot be read")
        }
        guard status.isRegularFile else { throw Failure.usage("\(file) is not a regular file") }
        var trust = Trust()
        if case .owned(let owner)? = trust.exposure(of: status, at: file) {
            throw Failure.usage("\(file) belongs to \(owner)", hint: "use a copy that belongs to you")
        }
        if status.permissions & 0o077 != 0 {
            throw Failure.usage("\(file) may be read by others", hint: "chmod 600 '\(file)'")
        }
    }
}
