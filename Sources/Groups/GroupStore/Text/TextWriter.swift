import GroupText

/// Writes values as the text of a suite.
struct TextWriter {
    private(set) var bytes: [UInt8] = []
    private let layout: TextLayout
    /// The start of the line, relative to the first byte written here; negative if it began before that.
    private var lineStart: Int

    /// Makes a writer that continues at a `column` of a line.
    init(_ layout: TextLayout = TextLayout(), column: Int = 0) {
        self.layout = layout
        lineStart = -column
    }

    mutating func append(_ raw: some Collection<UInt8>) {
        bytes.append(contentsOf: raw)
    }

    mutating func append(quoting text: String) {
        bytes.append(quoting: text)
    }

    private mutating func append(raw: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: raw.utf8Start, count: raw.utf8CodeUnitCount))
    }

    /// Writes a value on a line that is indented by `level` steps: on that line if it fits, else over several.
    mutating func append(_ value: Value, level: Int) {
        let start = bytes.count
        guard let width = layout.lineWidth, value.isSpreadable else {
            appendInline(value, limit: .max)
            return
        }
        if appendInline(value, limit: lineStart + width) { return }
        bytes.removeLast(bytes.count - start)
        switch value {
        case .array(let values): appendSpread(values, level: level)
        case .dictionary(let members): appendSpread(members, level: level)
        default: appendInline(value, limit: .max)
        }
    }

    /// Begins a line indented by `level` steps.
    mutating func breakLine(level: Int) {
        bytes.append(contentsOf: layout.lineBreak)
        lineStart = bytes.count
        for _ in 0..<level { bytes.append(contentsOf: layout.indent) }
    }

    private mutating func appendSpread(_ values: [Value], level: Int) {
        bytes.append(.openBracket)
        for (number, value) in values.enumerated() {
            if number > 0 { bytes.append(.comma) }
            breakLine(level: level + 1)
            append(value, level: level + 1)
        }
        breakLine(level: level)
        bytes.append(.closeBracket)
    }

    private mutating func appendSpread(_ members: Members, level: Int) {
        let wrapped = members.needsWrapping
        if wrapped { append(raw: #"{"$dict": "#) }
        bytes.append(.openBrace)
        for (number, member) in members.enumerated() {
            if number > 0 { bytes.append(.comma) }
            breakLine(level: level + 1)
            append(quoting: member.key.text)
            append(raw: ": ")
            append(member.value, level: level + 1)
        }
        breakLine(level: level)
        bytes.append(.closeBrace)
        if wrapped { bytes.append(.closeBrace) }
    }

    /// Writes a value without a line break; stops and returns false when an array or a dictionary exceeds `limit`.
    @discardableResult
    private mutating func appendInline(_ value: Value, limit: Int) -> Bool {
        switch value {
        case .string(let text): append(quoting: text)
        case .integer(let number): append(decimal: number)
        case .unsigned(let number): bytes.append(contentsOf: number.description.utf8)
        case .boolean(let flag): append(raw: flag ? "true" : "false")
        case .real(let number): append(number)
        case .date(let date): append(date)
        case .data(let data): append(data)
        case .array(let values): return appendInline(values, limit: limit)
        case .dictionary(let members): return appendInline(members, limit: limit)
        }
        return bytes.count <= limit
    }

    private mutating func appendInline(_ values: [Value], limit: Int) -> Bool {
        bytes.append(.openBracket)
        for (number, value) in values.enumerated() {
            if number > 0 { append(raw: ", ") }
            guard appendInline(value, limit: limit) else { return false }
        }
        bytes.append(.closeBracket)
        return bytes.count <= limit
    }

    private mutating func appendInline(_ members: Members, limit: Int) -> Bool {
        let wrapped = members.needsWrapping
        if wrapped { append(raw: #"{"$dict": "#) }
        bytes.append(.openBrace)
        for (number, member) in members.enumerated() {
            if number > 0 { append(raw: ", ") }
            append(quoting: member.key.text)
            append(raw: ": ")
            guard appendInline(member.value, limit: limit) else { return false }
        }
        bytes.append(.closeBrace)
        if wrapped { bytes.append(.closeBrace) }
        return bytes.count <= limit
    }
}

// MARK: Values without children

extension TextWriter {
    private mutating func append(decimal number: Int64) {
        bytes.append(contentsOf: number.description.utf8)
    }

    private mutating func append(_ number: Double) {
        if number.isFinite {
            bytes.append(contentsOf: number.description.utf8)
        } else {
            append(raw: #"{"$real": "#)
            append(quoting: number.nonFiniteWord)
            append(raw: "}")
        }
    }

    private mutating func append(_ date: Timestamp) {
        append(raw: #"{"$date": "#)
        if let text = date.iso8601 {
            append(quoting: text)
        } else if date.secondsSinceReferenceDate.isFinite {
            append(date.secondsSinceReferenceDate)
        } else {
            append(quoting: date.secondsSinceReferenceDate.nonFiniteWord)
        }
        append(raw: "}")
    }

    private mutating func append(_ data: [UInt8]) {
        append(raw: #"{"$data": ""#)
        Base64.encode(data, into: &bytes)
        append(raw: #""}"#)
    }
}

extension Members {
    /// Whether an object of these members would be read as a special form.
    var needsWrapping: Bool { contains { SpecialForm(rawValue: $0.key.text) != nil } }
}

extension Value {
    /// Whether it is a nonempty array or dictionary, and so could be spread over several lines.
    fileprivate var isSpreadable: Bool {
        switch self {
        case .array(let values): !values.isEmpty
        case .dictionary(let members): !members.isEmpty
        default: false
        }
    }
}

extension Double {
    fileprivate var nonFiniteWord: String { isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
}
