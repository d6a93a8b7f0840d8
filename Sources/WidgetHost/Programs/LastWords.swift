/// The end of what a program has printed, for those who ask why it ended.
struct LastWords {
    private var bytes: [UInt8] = []
    private static let limit = 400

    mutating func note(_ new: [UInt8]) {
        bytes = Array((bytes + new).suffix(LastWords.limit))
    }

    /// The last line that says something of an error, or else the last line.
    var text: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let line = lines.last { $0.lowercased().contains("error") } ?? lines.last
        return line.map { $0.count > 200 ? "…" + $0.suffix(200) : String($0) } ?? ""
    }
}
