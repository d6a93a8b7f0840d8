/// A process and its descendants, except those that started their own session, unless they bear a mark.
package struct ProcessSession {
    /// The id of the first process.
    private let id: Int32
    private let mark: ProcessMark?

    package init(id: Int32, mark: ProcessMark? = nil) {
        (self.id, self.mark) = (id, mark)
    }

    /// Kills all processes; one may be spared, such as the first.
    package func kill(sparing spared: Int32? = nil) {
        // First the process group of the first process: that is atomic, and works without /proc. The process itself
        // may have left its group.
        if spared != id {
            try? Signal.kill.send(to: -id)
            try? Signal.kill.send(to: id)
        }
        let begun = ProcessState(id)?.begun ?? 0
        // Repeat for processes started meanwhile, until the killed ones are gone and the marks of all others are
        // readable.
        var patience = Patience(.milliseconds(40), firstNap: .milliseconds(1))
        while killListed(since: begun, sparing: spared), patience.wait() {}
    }

    /// Returns whether there are such processes, or may be.
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

    /// Whether a process bears the mark; nil if its environment is not readable yet.
    private func isMarked(_ process: Int32, _ state: ProcessState, since begun: UInt64) -> Bool? {
        guard let mark, state.begun >= begun, !state.isOfKernel else { return false }
        return mark.isOn(process) ?? (state.isLoading ? nil : false)
    }
}

/// A variable that marks a process and its descendants, as long as they inherit the environment.
package struct ProcessMark: Hashable, Sendable {
    package let name: String
    package let value: String

    /// A mark with a unique value.
    package init(named name: String) {
        self.name = name
        value = "\(CurrentProcess.id).\(UInt64.random(in: 0 ... .max))"
    }

    /// Whether a process was started with the mark, as far as we may know; nil if its environment is empty.
    fileprivate func isOn(_ process: Int32) -> Bool? {
        guard let variables = try? SmallFile.bytes("/proc/\(process)/environ") else { return false }
        return variables.isEmpty
            ? nil : variables.split(separator: 0).contains { $0.elementsEqual("\(name)=\(value)".utf8) }
    }
}

/// A process as the kernel lists it in /proc.
private struct ProcessState {
    let hasEnded: Bool
    let isOfKernel: Bool
    /// Whether its program is still loading, so that its environment is not visible.
    let isLoading: Bool
    let session: Int32
    /// When it was started, in ticks since boot.
    let begun: UInt64

    init?(_ process: Int32) {
        let text = SmallFile.text("/proc/\(process)/stat")
        // The program's name, which may contain anything, is in parentheses before the remaining fields.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[end...].split(separator: " ", maxSplits: 25)
        guard fields.count > 24, let session = Int32(fields[4]), let flags = UInt32(fields[7]),
            let begun = UInt64(fields[20])
        else { return nil }
        hasEnded = ["Z", "X"].contains(fields[1])
        isOfKernel = flags & 0x20_0000 != 0
        // The kernel reports the start of the code last.
        isLoading = fields[24] == "0"
        (self.session, self.begun) = (session, begun)
    }
}
