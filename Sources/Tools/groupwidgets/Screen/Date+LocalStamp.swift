import CommandLineKit
import FoundationEssentials

extension Date {
    var localStamp: LocalStamp {
        LocalStamp(milliseconds: Int64((timeIntervalSince1970 * 1_000).rounded(.down)))
    }
}

extension String {
    /// The words of a reload, such as `its date came: 2026-11-22T15:00:00Z; the widget was edited`, with final dates in
    /// local time.
    var inLocalTime: String {
        // All dates end in it.
        guard utf8.contains(UInt8(ascii: "Z")) else { return self }
        return split(separator: "; ", omittingEmptySubsequences: false).map { words in
            guard let stamp = words.lastIndex(of: " ").map({ words[words.index(after: $0)...] }), stamp.count == 20,
                let date = try? Date.ISO8601FormatStyle().parse(String(stamp))
            else { return String(words) }
            return words[..<stamp.startIndex] + "\(date.localStamp)"
        }.joined(separator: "; ")
    }
}
