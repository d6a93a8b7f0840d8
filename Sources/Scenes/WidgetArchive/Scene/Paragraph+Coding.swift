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

extension Paragraph.Content: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "words": try .words(choice.value())
            case "date": try .date(choice.value("at"), choice.value("style"))
            case "interval": try .interval(choice.value("from"), choice.value("to"))
            case "timer":
                try .timer(
                    from: choice.value("from"), to: choice.value("to"),
                    countsDown: choice.value("countsDown", or: false),
                    pausedAt: choice.optional("pausedAt"), showsHours: choice.value("showsHours", or: true))
            case "symbol": try .symbol(choice.value())
            default: throw choice.unknown(as: Paragraph.Content.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .words(let words): json.choice("words", words)
        case .date(let date, let style):
            json.choice("date") { json in
                json.member("at", date)
                json.member("style", style)
            }
        case .interval(let from, let to):
            json.choice("interval") { json in
                json.member("from", from)
                json.member("to", to)
            }
        case .timer(let from, let to, let countsDown, let pausedAt, let showsHours):
            json.choice("timer") { json in
                json.member("from", from)
                json.member("to", to)
                json.member("countsDown", countsDown, unless: false)
                json.member("pausedAt", pausedAt)
                json.member("showsHours", showsHours, unless: true)
            }
        case .symbol(let name): json.choice("symbol", name)
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
    }
}

extension Font.Design: ArchiveValue {}
