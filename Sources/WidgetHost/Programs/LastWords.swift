/// The end of what a program has printed, for those who ask why it ended.
struct LastWords {
    private var bytes: [UInt8] = []
    /// Enough for what Swift's runtime prints about a crash after its reason.
    private static let limit = 32_768

    mutating func note(_ new: [UInt8]) {
        bytes = Array((bytes + new).suffix(LastWords.limit))
    }

    /// The last line that says why, or else the last that says anything. What Swift's runtime reports of a crash says
    /// where it was, and not why.
    var text: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .prefix { !$0.hasPrefix("*** Signal ") }
        let line = lines.last { $0.contains("Fatal error") } ?? lines.last { $0.contains("rror") } ?? lines.last
        return line.map { $0.count > 200 ? $0.prefix(200) + "…" : String($0) } ?? ""
    }
}
