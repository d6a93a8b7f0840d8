import GroupText
/// Writes SVG element by element, in its shortest form.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []
    /// The open elements, outermost first.
    private var names: [StaticString] = []
    /// Whether the last opened element can still get attributes.
    private var isInTag = false

    init(reserving capacity: Int = 1024) { bytes.reserveCapacity(capacity) }

    mutating func begin(_ name: StaticString) {
        closeTag()
        append("<")
        append(name)
        names.append(name)
        isInTag = true
    }

    mutating func end() {
        guard let name = names.popLast() else { return }
        guard !isInTag else {
            isInTag = false
            return append("/>")
        }
        append("</")
        append(name)
        append(">")
    }

    mutating func element(_ name: StaticString, _ contents: (inout SVGWriter) -> Void) {
        begin(name)
        contents(&self)
        end()
    }

    mutating func text(_ text: String) {
        closeTag()
        appendEscaped(text)
    }

    /// Appends elements that were written elsewhere.
    mutating func fragment(_ fragment: [UInt8]) {
        closeTag()
        append(contentsOf: fragment)
    }

    private mutating func closeTag() {
        guard isInTag else { return }
        isInTag = false
        append(">")
    }
}

// Attributes of the element that was just opened.
extension SVGWriter {
    mutating func attribute(_ name: StaticString, _ value: String) {
        attribute(name) { $0.appendEscaped(value) }
    }

    mutating func attribute(_ name: StaticString, _ value: Double) {
        attribute(name) { $0.number(value) }
    }

    /// Omits the attribute if the value is the default.
    mutating func attribute(_ name: StaticString, _ value: Double, unless standard: Double) {
        if value != standard { attribute(name, value) }
    }

    mutating func attribute(_ name: StaticString, _ numbers: [Double], places: Int = 3) {
        attribute(name) { $0.numbers(numbers, places: places) }
    }

    mutating func attribute(_ name: StaticString, reference: String) {
        attribute(name) { svg in
            svg.append("url(#")
            svg.append(reference)
            svg.append(")")
        }
    }

    mutating func attribute(_ name: StaticString, color: SVGColor) {
        attribute(name) { svg in
            svg.append("#")
            svg.append(contentsOf: color.digits)
        }
    }

    mutating func attribute(_ name: StaticString, _ value: (inout SVGWriter) -> Void) {
        append(" ")
        append(name)
        append("=\"")
        value(&self)
        append("\"")
    }
}

// Parts of values.
extension SVGWriter {
    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func append(base64 data: [UInt8]) { Base64.encode(data, into: &bytes) }

    mutating func append(contentsOf bytes: some Sequence<UInt8>) { self.bytes.append(contentsOf: bytes) }

    /// Replaces characters that XML forbids, even as references; line breaks become spaces.
    mutating func appendEscaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\t", "\n", "\r": append(" ")
            case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: bytes.append(contentsOf: scalar.utf8)
            }
        }
    }
}
