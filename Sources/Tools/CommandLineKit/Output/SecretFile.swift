import GroupSystem

/// A file with a secret in its first line.
package enum SecretFile {
    package static func read(_ file: String) throws -> String {
        try check(file)
        return String(decoding: try File.read(file).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// Throws if others may read the file, as it keeps no secret then, or if it belongs to another user, whose secret
    /// is not ours to send.
    package static func check(_ file: String) throws {
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
