import GroupStore
import GroupSystem

/// The memory that a process uses, without files that it shares with others.
package enum MemoryUse {
    /// The bytes used, if above a limit; nil otherwise, or if the process is gone.
    static func ofProcess(_ process: Int32, above limit: Int) -> Int? {
        if let resident = ResidentMemory.ofProcess(process), resident <= limit { return nil }
        let status = text(of: "status", process)
        guard let anonymous = kilobytes("RssAnon:", in: status) else { return nil }
        var shared = kilobytes("RssShmem:", in: status) ?? 0
        if (anonymous + shared) * 1_024 > limit {
            // The pages of a program on a tmpfs count as shared memory as well, but are mapped privately.
            shared = min(shared, ofSharedMappings(text(of: "smaps", process)))
        }
        let used = (anonymous + shared) * 1_024
        return used > limit ? used : nil
    }

    package static func kilobytes(_ name: String, in status: String) -> Int? {
        for line in status.split(separator: "\n") where line.hasPrefix(name) {
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count > 1 ? Int(words[1]) : nil
        }
        return nil
    }

    /// The kilobytes of all shared mappings listed in `smaps`.
    static func ofSharedMappings(_ list: String) -> Int {
        var (sum, isShared) = (0, false)
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard words.count > 1 else { continue }
            if words[0] == "Rss:" {
                sum += isShared ? Int(words[1]) ?? 0 : 0
            } else if !words[0].hasSuffix(":") {
                isShared = words[1].hasSuffix("s")
            }
        }
        return sum
    }

    private static func text(of file: String, _ process: Int32) -> String {
        SmallFile.text("/proc/\(process)/\(file)")
    }
}

/// When the memory of a program is checked: ever more rarely while it is idle, so that neither process is kept awake.
struct MemoryWatch {
    private let process: Int32
    private let limit: Int?
    private var next = MonotonicTime.now
    private var interval = ProgramLimits.memoryInterval

    init(_ process: Int32, limit: Int?) { (self.process, self.limit) = (process, limit) }

    /// The time of the next check; nil without a limit.
    var deadline: MonotonicTime? { limit.map { _ in next } }

    /// Checks next after an interval.
    mutating func wait(_ interval: Duration) {
        self.interval = interval
        next = .now + interval
    }

    /// The failure, if a check is due and fails.
    mutating func failure(at now: MonotonicTime, isIdle: Bool) -> ProgramFailure? {
        guard next <= now else { return nil }
        wait(isIdle ? interval * 2 : interval)
        return failure
    }

    var failure: ProgramFailure? {
        guard let limit, let used = MemoryUse.ofProcess(process, above: limit) else { return nil }
        return .tooMuchMemory(used, limit: limit)
    }
}
