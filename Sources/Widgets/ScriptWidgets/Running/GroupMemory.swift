import GroupSystem

/// Watches the memory of a process group, from its second quarter of a second on: most scripts have ended by then.
final class GroupMemory {
    private let group: Int32
    private let limit: Int
    private var interval = Duration.milliseconds(250)
    private(set) var deadline = MonotonicTime.now + .milliseconds(250)

    init(_ group: Int32, limit: Int) { (self.group, self.limit) = (group, limit) }

    /// Whether a look is due, and the group uses more than it may. A run that goes on is looked at ever more rarely, so that
    /// neither process is kept awake.
    func isExceeded(goesOn: Bool) -> Bool {
        guard deadline <= .now else { return false }
        if goesOn { interval = min(interval * 2, .seconds(30)) }
        deadline = .now + interval
        return used > limit
    }

    /// The bytes that the processes of the group have for themselves.
    private var used: Int {
        DirectoryListing.names(in: "/proc").reduce(0) { sum, name in
            guard let process = Int32(name), isMember(process) else { return sum }
            let status = SmallFile.text("/proc/\(process)/status")
            let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
            return sum + (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
                * 1_024
        }
    }

    private func isMember(_ process: Int32) -> Bool {
        let status = SmallFile.text("/proc/\(process)/stat")
        // The program's name, which may contain anything, is in parentheses before the group.
        guard let end = status.lastIndex(of: ")") else { return false }
        let fields = status[end...].split(separator: " ", maxSplits: 4)
        return fields.count > 3 && fields[3] == "\(group)"
    }
}
