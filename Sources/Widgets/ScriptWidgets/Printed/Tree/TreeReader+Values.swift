import FoundationEssentials
import WidgetArchive

extension JSONValue {
    /// A string, a number or a truth as words; nothing for anything else.
    var words: String {
        if isString { return stringIfAny ?? "" }
        return isObject || isArray || isNull ? "" : String(decoding: written, as: UTF8.self)
    }

    var isNull: Bool { written.elementsEqual("null".utf8) }
    var isTrue: Bool { written.elementsEqual("true".utf8) }

    /// Nil for anything but an array. Errors would cost a search for their place.
    var elementsIfAny: [JSONValue]? { isArray ? try? elements() : nil }
    var membersIfAny: [TreeMember]? { isObject ? try? members() : nil }
}

// Values that several words share; what cannot be read is noted.
extension TreeReader {
    mutating func number(_ json: JSONValue, from least: Double = 0, to most: Double = 10_000) -> Double? {
        guard !isExhausted else { return nil }
        guard let number = try? Double(from: json), number.isFinite else {
            add(expected: "a number", at: json)
            return nil
        }
        return min(max(number, least), most)
    }

    mutating func word<Value>(_ json: JSONValue, _ meanings: [String: Value]) -> Value? {
        let word = json.words
        if let value = meanings[word] { return value }
        guard !isExhausted else { return nil }
        add(unknown: "word", word, among: meanings.keys.sorted(), at: json)
        return nil
    }

    /// A colour, several of them from top to bottom, or a paint in the archive's own form.
    mutating func paint(_ json: JSONValue) -> Paint? {
        guard !isExhausted else { return nil }
        if json.isObject {
            do throws(ArchiveError) {
                return try Paint(from: json)
            } catch {
                add(error)
                return nil
            }
        }
        guard let elements = json.elementsIfAny else { return tone(json).map(Paint.tone) }
        let tones = elements.prefix(20).compactMap { tone($0) }
        guard tones.count > 1 else { return tones.first.map(Paint.tone) }
        let stops = tones.enumerated().map { GradientStop($1, at: Double($0) / Double(tones.count - 1)) }
        return .linear(stops: stops, start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1))
    }

    private mutating func tone(_ json: JSONValue) -> Tone? {
        let tone = ColorWord.tone(json.words)
        if tone == nil { add(expected: "a colour such as 'red', '#1E90FF' or 'navy,lightblue'", at: json) }
        return tone
    }

    /// A date in ISO 8601, seconds since 1970, or a time from now, such as `+15m`.
    mutating func date(_ json: JSONValue) -> Date? {
        guard !isExhausted else { return nil }
        if json.isString, let date = try? Date(from: json) { return date }
        if !json.isString, let seconds = try? Double(from: json), abs(seconds) < 1e11 {
            return Date(timeIntervalSince1970: seconds)
        }
        if json.words.hasPrefix("+"), let interval = ScriptName.interval(json.words.dropFirst()) {
            return Date() + interval / .seconds(1)
        }
        add(expected: "a date such as 2026-06-01T08:30:00Z, seconds since 1970, or +15m", at: json)
        return nil
    }

    mutating func alignment(_ json: JSONValue) -> Alignment? { word(json, TreeReader.alignments) }

    private static let alignments: [String: Alignment] = [
        "center": .center, "leading": .leading, "trailing": Alignment(.trailing, .center),
        "top": Alignment(.center, .top),
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": Alignment(.trailing, .top),
        "bottomLeading": Alignment(.leading, .bottom), "bottomTrailing": Alignment(.trailing, .bottom),
        "firstTextBaseline": Alignment(.center, .firstTextBaseline),
        "lastTextBaseline": Alignment(.center, .lastTextBaseline),
    ]
}
