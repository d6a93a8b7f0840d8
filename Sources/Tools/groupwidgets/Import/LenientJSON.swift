import GroupStore

/// JSON as people write it by hand: with comments and trailing commas.
enum LenientJSON {
    /// Reads a value. Errors have the line and column in the text as it was written.
    static func value(_ text: [UInt8]) throws(Damage) -> Value {
        try Value(json: strict(text), droppingNulls: true)
    }

    /// The same text as strict JSON: comments, trailing commas and tabs within strings are spaces, so that all else
    /// stays in its place.
    static func strict(_ text: [UInt8]) -> [UInt8] {
        var strict = text
        var place = 0
        /// A comma after a value, after which nothing has come yet.
        var comma: Int?
        var followsValue = false
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\""):
                (comma, followsValue) = (nil, true)
                place = end(ofString: &strict, at: place)
            case UInt8(ascii: "/") where place + 1 < text.count && "/*".utf8.contains(text[place + 1]):
                place = blank(&strict, commentAt: place)
            case UInt8(ascii: ","):
                (comma, followsValue) = (followsValue ? place : nil, false)
                place += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let comma { strict[comma] = UInt8(ascii: " ") }
                (comma, followsValue) = (nil, true)
                place += 1
            case let byte:
                if !" \t\r\n".utf8.contains(byte) { (comma, followsValue) = (nil, !"{[:".utf8.contains(byte)) }
                place += 1
            }
        }
        return strict.filter { $0 != dropped }
    }

    private static let dropped: UInt8 = 0

    /// The place after a string.
    private static func end(ofString text: inout [UInt8], at start: Int) -> Int {
        var place = start + 1
        while place < text.count, text[place] != UInt8(ascii: "\"") {
            if text[place] == UInt8(ascii: "\t") { text[place] = UInt8(ascii: " ") }
            place += text[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return place + 1
    }

    /// Blanks a comment, except for its line ends. Returns the place after it.
    private static func blank(_ text: inout [UInt8], commentAt start: Int) -> Int {
        let end = text[start + 1] == UInt8(ascii: "/") ? endOfLine(text, start) : endOfBlock(text, start)
        for place in start..<end where text[place] != UInt8(ascii: "\n") {
            // A character is a column, however many bytes it has.
            text[place] = text[place] & 0xC0 == 0x80 ? dropped : UInt8(ascii: " ")
        }
        return end
    }

    private static func endOfLine(_ text: [UInt8], _ start: Int) -> Int {
        text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    }

    private static func endOfBlock(_ text: [UInt8], _ start: Int) -> Int {
        let end = text.indices.dropFirst(start + 3).first {
            text[$0 - 1] == UInt8(ascii: "*") && text[$0] == UInt8(ascii: "/")
        }
        return end.map { $0 + 1 } ?? text.count
    }
}
