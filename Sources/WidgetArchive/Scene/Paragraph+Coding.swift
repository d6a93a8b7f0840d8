extension Paragraph: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("runs"), lineLimit: json.optional("lineLimit"), alignment: json.value("alignment", or: .leading),
            truncation: json.value("truncation", or: .tail), minimumScale: json.value("minimumScale", or: 1))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("runs", runs)
            json.member("lineLimit", lineLimit)
            json.member("alignment", alignment, unless: .leading)
            json.member("truncation", truncation, unless: .tail)
            json.member("minimumScale", minimumScale, unless: 1)
        }
    }
}

extension Alignment.Horizontal: ArchiveValue {}
extension Paragraph.Truncation: ArchiveValue {}

extension Paragraph.Run: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("content"), font: json.value("font"), paint: json.value("paint"),
            lines: json.value("lines", or: []), kerning: json.value("kerning", or: 0),
            baselineOffset: json.value("baselineOffset", or: 0))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("content", content)
            json.member("font", font)
            json.member("paint", paint)
            json.member("lines", lines, unless: [])
            json.member("kerning", kerning, unless: 0)
            json.member("baselineOffset", baselineOffset, unless: 0)
        }
    }
}

extension Paragraph.Line: ArchiveValue {}

extension Paragraph.Content: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
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

    public func write(to json: inout JSONWriter) {
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

extension Font: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            size: json.value("size"), weight: json.value("weight", or: 400),
            design: json.value("design", or: .standard),
            isItalic: json.value("isItalic", or: false), hasEvenDigits: json.value("hasEvenDigits", or: false),
            isSmallCaps: json.value("isSmallCaps", or: false), family: json.optional("family"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("size", size)
            json.member("weight", weight, unless: 400)
            json.member("design", design, unless: .standard)
            json.member("isItalic", isItalic, unless: false)
            json.member("hasEvenDigits", hasEvenDigits, unless: false)
            json.member("isSmallCaps", isSmallCaps, unless: false)
            json.member("family", family)
        }
    }
}

extension Font.Design: ArchiveValue {}
