import GroupStore
import GroupSystem

/// How much memory a process uses that is its own, and not of files that it shares with others.
enum MemoryUse {
    /// In bytes, if that is more than a limit; nil if it is not, or the process is gone.
    static func ofProcess(_ process: Int32, above limit: Int) -> Int? {
        let status = text(of: "status", process)
        guard let anonymous = kilobytes("RssAnon:", in: status) else { return nil }
        var shared = kilobytes("RssShmem:", in: status) ?? 0
        if (anonymous + shared) * 1_024 > limit {
            // A program that lies on a tmpfs counts as shared memory as well. That is mapped privately.
            shared = min(shared, ofSharedMappings(text(of: "smaps", process)))
        }
        let used = (anonymous + shared) * 1_024
        return used > limit ? used : nil
    }

    static func kilobytes(_ name: String, in status: String) -> Int? {
        for line in status.split(separator: "\n") where line.hasPrefix(name) {
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count > 1 ? Int(words[1]) : nil
        }
        return nil
    }

    /// How many kilobytes are there of mappings that are shared, as `smaps` lists them.
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
