extension Menu {
    /// The first line of the header is the title. The others, which take turns in a bar, come before the rows. The larger
    /// families are like a bar's menu, and leave out lines that are for the bar alone.
    func listing(isMenu: Bool) -> Listing {
        let lines = header.filter { !$0.isBlank }
        let others = lines.dropFirst().filter { !isMenu || !$0.isOnlyForBar }
        var separator = MenuRow(StyledText())
        separator.isSeparator = true
        let title = lines.first
        let below = rows.isEmpty || others.isEmpty ? rows : [separator] + rows
        return Listing(title: title, rows: others + below, fraction: title.flatMap { Menu.fraction(in: $0.text.words) })
    }

    /// The first percentage in a title.
    static func fraction(in words: String) -> Double? {
        guard let sign = words.firstIndex(of: "%") else { return nil }
        let before = words[..<sign].suffix(8).trimmedAtEnd
        let digits = before.reversed().prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }.reversed()
        guard let number = Double(String(digits).replacingComma), (0...100).contains(number) else { return nil }
        let isNegative = before.dropLast(digits.count).last == "-"
        return isNegative ? nil : number / 100
    }
}

extension String {
    fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
}
