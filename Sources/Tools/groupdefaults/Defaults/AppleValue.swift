import CommandLineKit
import GroupStore

/// The value of `defaults write`, which replaces the existing value or is added to it.
enum AppleValue {
    case whole(Value)
    case moreElements([Value])
    case moreMembers(Members)

    /// Consumes the words of one value.
    init(_ words: inout ArraySlice<String>, isStrict: Bool) throws(Failure) {
        var parser = AppleValueWords(words: words, isStrict: isStrict)
        switch words.first {
        case "-array-add":
            parser.words.removeFirst()
            self = .moreElements(try parser.elements())
        case "-dict-add":
            parser.words.removeFirst()
            self = .moreMembers(try parser.members())
        default:
            self = .whole(try parser.value())
        }
        words = parser.words
    }

    func value(replacing old: Value?, _ key: Key) throws(Failure) -> Value {
        switch (self, old) {
        case (.whole(let value), _): return value
        case (.moreElements(let more), nil): return .array(more)
        case (.moreElements(let more), .array(let elements)): return .array(elements + more)
        case (.moreMembers(let more), nil): return .dictionary(more)
        case (.moreMembers(let more), .dictionary(var members)):
            for member in more { members[member.key] = member.value }
            return .dictionary(members)
        case (.moreElements, _): throw AppleValue.wrongKind(key, "an array")
        case (.moreMembers, _): throw AppleValue.wrongKind(key, "a dictionary")
        }
    }

    private static func wrongKind(_ key: Key, _ kind: String) -> Failure {
        let message = "Value for key \(key) is not \(kind); cannot append. Leaving defaults unchanged."
        return Failure(code: .notFound, message: message, isPlain: true)
    }
}

/// The remaining words of a value.
private struct AppleValueWords {
    var words: ArraySlice<String>
    let isStrict: Bool

    private static let types = [
        "-string": "string", "-data": "data", "-int": "int", "-integer": "int", "-float": "real", "-bool": "bool",
        "-boolean": "bool", "-date": "date",
    ]

    mutating func value() throws(Failure) -> Value {
        guard let word = words.popFirst() else { throw .usage("the value is missing") }
        switch word {
        case "-array": return .array(try elements())
        case "-dict": return .dictionary(try members())
        default:
            guard let type = AppleValueWords.types[word] else {
                return try PropertyListWord(word, isStrict: isStrict).value()
            }
            guard let text = words.popFirst() else { throw .usage("'\(word)' needs a value") }
            return try TypedWord(text: text, type: type).value(replacing: nil, of: "'\(word)'")
        }
    }

    mutating func elements() throws(Failure) -> [Value] {
        var elements: [Value] = []
        while !words.isEmpty { elements.append(try value()) }
        return elements
    }

    mutating func members() throws(Failure) -> Members {
        var members: [(Key, Value)] = []
        while let key = words.popFirst() {
            guard !words.isEmpty else {
                throw Failure(
                    code: .usage, message: "Key \(key) lacks a value; leaving defaults unchanged.", isPlain: true)
            }
            members.append((Key(key), try value()))
        }
        return Members(members)
    }
}
