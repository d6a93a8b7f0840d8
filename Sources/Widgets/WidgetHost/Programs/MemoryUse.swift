import GroupStore
import GroupSystem

/// The memory that a process uses, without files that it shares with others.
package enum MemoryUse {
    /// The bytes used, if above a limit; nil otherwise, or if the process is gone.
    static func ofProcess(_ process: Int32, above limit: Int) -> Int? {
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
