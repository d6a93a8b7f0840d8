/// systemd's journal, where the manager that started this process has put it behind a standard stream.
package enum JournalStream {
    /// How much a line in the journal matters, as syslog numbers it.
    package enum Priority: Int, Sendable {
        case error = 3
        case warning = 4
        case info = 6
    }

    /// Whether a descriptor leads there. The environment says which file the journal's is; a stream that was redirected
    /// since then is another one.
    package static func isBehind(_ descriptor: Int32) -> Bool {
        guard let name = ProcessEnvironment.words("JOURNAL_STREAM"),
            let file = try? FileStatus(ofDescriptor: descriptor).identity
        else { return false }
        return name == "\(file.device):\(file.inode)"
    }

    /// Text for a descriptor: each line with its priority if that leads to the journal, else as it is.
    package static func text(_ text: String, _ priority: Priority, for descriptor: Int32) -> String {
        guard isBehind(descriptor) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : "<\(priority.rawValue)>\(line)"
        }.joined(separator: "\n")
    }
}
