/// All processes that one has started, and these again, but for what has begun a session of its own.
package struct ProcessSession {
    /// The number of its first process.
    private let id: Int32

    package init(id: Int32) {
        self.id = id
    }

    /// Kills them all; one may be spared, such as the first itself.
    package func kill(sparing spared: Int32? = nil) {
        // First what is in the group of its first process: all at once, and also where /proc tells nothing. That process
        // may have left its group.
        if spared != id {
            try? Signal.kill.send(to: -id)
            try? Signal.kill.send(to: id)
        }
        // Again, for those that were started while we looked, and until those that were killed are gone.
        var patience = Patience(.milliseconds(100), firstNap: .milliseconds(1))
        while killListed(sparing: spared), patience.wait() {}
    }

    /// Whether there were any.
    private func killListed(sparing spared: Int32?) -> Bool {
        var isAny = false
        for name in DirectoryListing.names(in: "/proc") {
            guard let process = Int32(name), process != spared, isAtWork(process) else { continue }
            if (try? Signal.kill.send(to: process)) != nil { isAny = true }
        }
        return isAny
    }

    /// Whether a process is one of the session and has not ended.
    private func isAtWork(_ process: Int32) -> Bool {
        let text = SmallFile.text("/proc/\(process)/stat")
        // The name of the program, which may hold anything, stands in brackets before the rest: state, parent, group, session.
        guard let end = text.lastIndex(of: ")") else { return false }
        let fields = text[end...].split(separator: " ", maxSplits: 5)
        return fields.count > 4 && Int32(fields[4]) == id && fields[1] != "Z" && fields[1] != "X"
    }
}
