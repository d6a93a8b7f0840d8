import Glibc
import GroupStore

/// How much memory a process uses that is its own, and not of files that it shares with others.
enum MemoryUse {
    /// In bytes; nil if the process is gone.
    static func ofProcess(_ process: pid_t) -> Int? {
        guard let file = try? FileDescriptor(opening: "/proc/\(process)/status", O_RDONLY),
            let bytes = file.readWhatIsThere()
        else { return nil }
        return ofStatus(String(decoding: bytes, as: UTF8.self))
    }

    static func ofStatus(_ text: String) -> Int? {
        for line in text.split(separator: "\n") where line.hasPrefix("RssAnon:") {
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count > 1 ? Int(words[1]).map { $0 * 1_024 } : nil
        }
        return nil
    }
}
