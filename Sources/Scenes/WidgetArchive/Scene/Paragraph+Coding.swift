import FoundationEssentials

extension Paragraph: ArchiveRecord {
    package static var blank: Self { Self([]) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("runs", &runs)
        try visitor.member("lineLimit", &lineLimit)
        try visitor.member("reservedLines", &reservedLines, or: 0)
        try visitor.member("alignment", &alignment, or: .leading)
        try visitor.member("truncation", &truncation, or: .tail)
        try visitor.member("minimumScale", &minimumScale, or: 1)
        try visitor.member("lineSpacing", &lineSpacing, or: 0)
        try visitor.member("leading", &leading, or: 0)
        try visitor.member("allowsTightening", &allowsTightening, or: false)
    }
}

extension Alignment.Horizontal: ArchiveValue {}
extension Paragraph.Truncation: ArchiveValue {}

extension Paragraph.Run: ArchiveRecord {
    package static var blank: Self { Self(.words(""), font: .blank, paint: .blank) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("content", &content)
        try visitor.member("font", &font)
        try visitor.member("paint", &paint)
        try visitor.member("background", &background)
        try visitor.member("underline", &underline)
        try visitor.member("strikethrough", &strikethrough)
        try visitor.member("kerning", &kerning, or: 0)
        try visitor.member("tracking", &tracking)
        try visitor.member("baselineOffset", &baselineOffset, or: 0)
        try visitor.member("link", &link)
    }

    package init(from json: JSONValue) throws(ArchiveError) {
        try self.init(members: json)
        // Version 1 had lines without patterns.
        for line in try json.value("lines", or: [String]()) {
            if line == "under" { underline = Paragraph.Line() } else { strikethrough = Paragraph.Line() }
        }
    }
}

extension Paragraph.Line: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("pattern", &pattern, or: .solid)
        try visitor.member("tone", &tone)
    }
}

extension Paragraph.Line.Pattern: ArchiveValue {}

extension Paragraph.Content: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(
        .words(""), .date(.distantPast, .time), .interval(.distantPast, .distantPast),
        .timer(from: .distantPast, to: .distantPast, countsDown: false, pausedAt: nil, showsHours: true), .symbol(""))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .words(let words): try visitor.choice("words", words, Self.words)
        case .date(let date, let style):
            try visitor.choice("date") { json throws(ArchiveError) in
                try .date(json.value("at", date), json.value("style", style))
            }
        case .interval(let from, let to):
            try visitor.choice("interval") { json throws(ArchiveError) in
                try .interval(json.value("from", from), json.value("to", to))
            }
        case .timer(let from, let to, let countsDown, let pausedAt, let showsHours):
            try visitor.choice("timer") { json throws(ArchiveError) in
                try .timer(
                    from: json.value("from", from), to: json.value("to", to),
                    countsDown: json.value("countsDown", countsDown, or: false),
                    pausedAt: json.value("pausedAt", pausedAt),
                    showsHours: json.value("showsHours", showsHours, or: true))
            }
        case .symbol(let name): try visitor.choice("symbol", name, Self.symbol)
        }
    }
}

extension Paragraph.DateStyle: ArchiveValue {}

extension Font: ArchiveRecord {
    package static var blank: Self { Self(size: 0) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("size", &size)
        try visitor.member("weight", &weight, or: 400)
        try visitor.member("design", &design, or: .standard)
        try visitor.member("isItalic", &isItalic, or: false)
        try visitor.member("hasEvenDigits", &hasEvenDigits, or: false)
        try visitor.member("isSmallCaps", &isSmallCaps, or: false)
        try visitor.member("family", &family)
        try visitor.member("face", &face)
    }
}

extension Font.Face: ArchiveRecord {
    package static var blank: Self { Self(file: "", ascent: 0, descent: 0, capHeight: 0) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("file", &file)
        try visitor.member("ascent", &ascent)
        try visitor.member("descent", &descent)
        try visitor.member("capHeight", &capHeight)
    }
}

extension Font.Design: ArchiveValue {}
