/// systemd's journal, if the service manager has connected a standard stream to it.
package enum JournalStream {
    /// The priority of a journal line, by syslog's numbers.
    package enum Priority: Int, Sendable {
        case error = 3
        case warning = 4
        case info = 6
    }

    /// Whether a descriptor leads to the journal. The environment names the journal's file; a stream redirected since
    /// then is another file.
    package static func isBehind(_ descriptor: Int32) -> Bool {
        guard let name = ProcessEnvironment.words("JOURNAL_STREAM"),
            let file = try? FileStatus(ofDescriptor: descriptor).identity
        else { return false }
        return name == "\(file.device):\(file.inode)"
    }

    /// The text for a descriptor: with a priority before each line if that leads to the journal, otherwise unchanged.
    package static func text(_ text: String, _ priority: Priority, for descriptor: Int32) -> String {
        guard isBehind(descriptor) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : "<\(priority.rawValue)>\(line)"
        }.joined(separator: "\n")
    }
}
