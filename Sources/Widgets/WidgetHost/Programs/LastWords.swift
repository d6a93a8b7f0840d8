/// The end of a program's output, which may say why it ended.
struct LastWords {
    private var bytes: [UInt8] = []
    /// Enough for what Swift's runtime prints after the reason of a crash.
    private static let limit = 32_768

    mutating func note(_ new: [UInt8]) {
        bytes = Array((bytes + new).suffix(LastWords.limit))
    }

    /// The last line that gives a reason, or else the last line. The runtime's crash report, which gives the place but
    /// not the reason, is left out.
    var text: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .prefix { !$0.hasPrefix("*** Signal ") }
        let line = lines.last { $0.contains("Fatal error") } ?? lines.last { $0.contains("rror") } ?? lines.last
        return line.map { $0.count > 200 ? $0.prefix(200) + "…" : String($0) } ?? ""
    }
}
