import GroupStore
import GroupText

/// Reads a property list in XML:
///
///     <plist version="1.0"><dict>
///         <key>visits</key> <integer>3</integer>
///     </dict></plist>
///
/// Only the five predefined entities are known, so that nothing expands and no file is opened.
struct XMLReader {
    typealias Problem = PropertyList.Problem

    private var text: PropertyListText
    private let allowsRepeatedKeys: Bool

    init(_ text: PropertyListText, allowsRepeatedKeys: Bool) {
        self.text = text
        self.allowsRepeatedKeys = allowsRepeatedKeys
    }

    mutating func list() throws(Problem) -> Value {
        try skipAround()
        let value = try outermost()
        try skipAround()
        guard text.isAtEnd else { throw text.problem("something follows the list") }
        return value
    }

    private mutating func outermost() throws(Problem) -> Value {
        guard text.begins(with: "<plist") else { return try element(within: 0) }
        let tag = try tag()
        if tag.isEmpty { throw text.problem("the list is empty") }
        try skipAround()
        let value = try element(within: 0)
        try skipAround()
        try end(of: tag)
        return value
    }

    // MARK: Around elements

    /// Skips space, comments, instructions, and the document type, whose entities are not used.
    private mutating func skipAround() throws(Problem) {
        while true {
            text.skipSpace()
            if text.take("<!--") {
                _ = try text.take(through: "-->", of: "a comment")
            } else if text.take("<?") {
                try checkEncoding(of: try text.take(through: "?>", of: "an instruction"))
            } else if text.take("<!DOCTYPE") {
                try skipDocumentType()
            } else {
                return
            }
        }
    }

    private func checkEncoding(of instruction: ArraySlice<UInt8>) throws(Problem) {
        let words = String(instruction).split { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
        guard words.first == "xml", let place = words.firstIndex(of: "encoding"), place + 1 < words.count else {
            return
        }
        guard ["utf-8", "us-ascii"].contains(words[place + 1].lowercased()) else {
            throw text.problem("the encoding is \(words[place + 1]), and only UTF-8 can be read")
        }
    }

    private mutating func skipDocumentType() throws(Problem) {
        let start = text.position
        _ = text.take { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ">") }
        if text.take("[") { _ = try text.take(through: "]", of: "the document type") }
        text.skipSpace()
        if !text.take(">") { throw text.problem("the document type has no end", at: start) }
    }

    // MARK: Elements

    private struct Tag {
        let name: String
        /// Whether it is `<name/>`.
        let isEmpty: Bool
        let place: Int
    }

    private mutating func tag() throws(Problem) -> Tag {
        let place = text.position
        guard !text.begins(with: "</"), text.take("<") else { throw text.problem("a value is missing here") }
        let name = String(text.take { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") })
        let attributes = try text.take(through: ">", of: "<\(name)")
        return Tag(name: name, isEmpty: attributes.last == UInt8(ascii: "/"), place: place)
    }

    private mutating func end(of tag: Tag) throws(Problem) {
        let place = text.position
        guard text.take("</"), String(text.take { $0 > 0x20 && $0 != UInt8(ascii: ">") }) == tag.name else {
            throw text.problem("</\(tag.name)> is missing here", at: place)
        }
        text.skipSpace()
        try text.require(">", "'>'")
    }

    private mutating func element(within level: Int) throws(Problem) -> Value {
        let tag = try tag()
        switch tag.name {
        case "dict", "array":
            guard level < PropertyList.maximumDepth else {
                throw text.problem("it is nested more than \(PropertyList.maximumDepth) levels deep", at: tag.place)
            }
            return tag.name == "dict" ? try dictionary(tag, level) : .array(try array(tag, level))
        case "true", "false":
            if try contents(of: tag) != "" { throw text.problem("<\(tag.name)> holds text", at: tag.place) }
            return .boolean(tag.name == "true")
        case "string", "integer", "real", "date", "data":
            let contents = try contents(of: tag)
            guard let value = Value(contents, ofElement: tag.name) else {
                throw text.problem("<\(tag.name)> does not hold one", at: tag.place)
            }
            return value
        default: throw text.problem("<\(tag.name)> is not a value", at: tag.place)
        }
    }

    private mutating func array(_ tag: Tag, _ level: Int) throws(Problem) -> [Value] {
        if tag.isEmpty { return [] }
        var values: [Value] = []
        while true {
            try skipAround()
            if text.begins(with: "</") { break }
            values.append(try element(within: level + 1))
        }
        try end(of: tag)
        return values
    }

    private mutating func dictionary(_ tag: Tag, _ level: Int) throws(Problem) -> Value {
        if tag.isEmpty { return .dictionary([:]) }
        var pairs: [(Key, Value)] = []
        while true {
            try skipAround()
            if text.begins(with: "</") { break }
            let key = try self.tag()
            guard key.name == "key" else { throw text.problem("<key> is missing here", at: key.place) }
            let name = try contents(of: key)
            try skipAround()
            pairs.append((Key(name), try element(within: level + 1)))
        }
        try end(of: tag)
        return .dictionary(try members(pairs, at: tag.place))
    }

    private func members(_ pairs: [(Key, Value)], at place: Int) throws(Problem) -> Members {
        if pairs.count == 1, pairs[0].0 == "CF$UID", case .integer = pairs[0].1 { throw Problem(PropertyList.uidWords) }
        let members = Members(pairs)
        if members.count < pairs.count, !allowsRepeatedKeys {
            throw text.problem("a key appears twice in this dictionary", at: place)
        }
        return members
    }

    // MARK: Text

    /// Reads the text of an element up to its end.
    private mutating func contents(of tag: Tag) throws(Problem) -> String {
        if tag.isEmpty { return "" }
        var bytes: [UInt8] = []
        while true {
            bytes += text.take { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
            if text.begins(with: "&") {
                bytes += try entity()
            } else if text.take("<![CDATA[") {
                bytes += try text.take(through: "]]>", of: "CDATA")
            } else if text.take("<!--") {
                _ = try text.take(through: "-->", of: "a comment")
            } else {
                break
            }
        }
        try end(of: tag)
        return String(bytes)
    }

    private mutating func entity() throws(Problem) -> String.UTF8View {
        let place = text.position
        text.skip(1)
        let name = String(text.take { $0 != UInt8(ascii: ";") && $0 > 0x20 && $0 != UInt8(ascii: "<") })
        guard text.take(";"), let character = Unicode.Scalar(xmlEntity: name) else {
            throw text.problem("'&\(name.prefix(20));' is not a valid reference", at: place)
        }
        return String(character).utf8
    }
}
