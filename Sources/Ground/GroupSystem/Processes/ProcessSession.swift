/// All processes that one has started, and these again. Those that have begun a session of their own are among them only
/// if they are known by a mark.
package struct ProcessSession {
    /// The number of its first process.
    private let id: Int32
    private let mark: ProcessMark?

    package init(id: Int32, mark: ProcessMark? = nil) {
        (self.id, self.mark) = (id, mark)
    }

    /// Kills them all; one may be spared, such as the first itself.
    package func kill(sparing spared: Int32? = nil) {
        // First what is in the group of its first process: all at once, and also where /proc tells nothing. That process
        // may have left its group.
        if spared != id {
            try? Signal.kill.send(to: -id)
            try? Signal.kill.send(to: id)
        }
        let begun = ProcessState(id)?.begun ?? 0
        // Again, for those that were started while we looked, until those that were killed are gone, and until it shows
        // whose the others are.
        var patience = Patience(.milliseconds(40), firstNap: .milliseconds(1))
        while killListed(since: begun, sparing: spared), patience.wait() {}
    }

    /// Whether there were any, or may have been.
    private func killListed(since begun: UInt64, sparing spared: Int32?) -> Bool {
        var isAny = false
        for name in DirectoryListing.names(in: "/proc") {
            guard let process = Int32(name), process != spared, let state = ProcessState(process), !state.hasEnded
            else { continue }
            switch state.session == id ? true : isMarked(process, state, since: begun) {
            case true: if (try? Signal.kill.send(to: process)) != nil { isAny = true }
            case nil: isAny = true
            default: break
            }
        }
        return isAny
    }

    /// Nil if that cannot be said yet.
    private func isMarked(_ process: Int32, _ state: ProcessState, since begun: UInt64) -> Bool? {
        guard let mark, state.begun >= begun, !state.isOfKernel else { return false }
        return mark.isOn(process) ?? (state.isLoading ? nil : false)
    }
}

/// A variable by which whatever a process starts is known, as long as it inherits the environment.
package struct ProcessMark: Hashable, Sendable {
    package let name: String
    package let value: String

    /// One of no other process.
    package init(named name: String) {
        self.name = name
        value = "\(CurrentProcess.id).\(UInt64.random(in: 0 ... .max))"
    }

    /// Whether a process was started with it, as far as we may know; nil if it shows no variables.
    fileprivate func isOn(_ process: Int32) -> Bool? {
        guard let variables = try? SmallFile.bytes("/proc/\(process)/environ") else { return false }
        return variables.isEmpty ? nil : variables.split(separator: 0).contains { $0.elementsEqual("\(name)=\(value)".utf8) }
    }
}

/// A process as the kernel lists it in /proc.
private struct ProcessState {
    let hasEnded: Bool
    let isOfKernel: Bool
    /// Whether its program is being loaded, and shows no variables yet.
    let isLoading: Bool
    let session: Int32
    /// When it was started, in ticks since boot.
    let begun: UInt64

    init?(_ process: Int32) {
        let text = SmallFile.text("/proc/\(process)/stat")
        // The name of the program, which may hold anything, is in brackets before the rest, which begins with the state.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[end...].split(separator: " ", maxSplits: 25)
        guard fields.count > 24, let session = Int32(fields[4]), let flags = UInt32(fields[7]),
            let begun = UInt64(fields[20])
        else { return nil }
        hasEnded = ["Z", "X"].contains(fields[1])
        isOfKernel = flags & 0x20_0000 != 0
        // The kernel says where its code begins once all else is in place.
        isLoading = fields[24] == "0"
        (self.session, self.begun) = (session, begun)
    }
}
