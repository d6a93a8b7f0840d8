import Commands
import GroupStore

/// The value of `defaults write`, which replaces the existing value or is added to it.
enum AppleValue {
    case whole(Value)
    case moreElements([Value])
    case moreMembers(Members)

    /// Consumes the words of one value.
    init(_ words: inout ArraySlice<String>) throws(Failure) {
        switch words.first {
        case "-array-add":
            words.removeFirst()
            self = .moreElements(try AppleValue.elements(&words))
        case "-dict-add":
            words.removeFirst()
            self = .moreMembers(try AppleValue.members(&words))
        default:
            self = .whole(try AppleValue.value(&words))
        }
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

    private static func value(_ words: inout ArraySlice<String>) throws(Failure) -> Value {
        guard let word = words.popFirst() else { throw .usage("the value is missing") }
        switch word {
        case "-array": return .array(try elements(&words))
        case "-dict": return .dictionary(try members(&words))
        case _ where types[word] != nil:
            guard let text = words.popFirst() else { throw .usage("'\(word)' needs a value") }
            return try TypedWord(text: text, type: types[word]).value(replacing: nil, of: "'\(word)'")
        default:
            return try PropertyListWord(word).value()
        }
    }

    private static let types = [
        "-string": "string", "-data": "data", "-int": "int", "-integer": "int", "-float": "real", "-bool": "bool",
        "-boolean": "bool", "-date": "date",
    ]

    private static func elements(_ words: inout ArraySlice<String>) throws(Failure) -> [Value] {
        var elements: [Value] = []
        while !words.isEmpty { elements.append(try value(&words)) }
        return elements
    }

    private static func members(_ words: inout ArraySlice<String>) throws(Failure) -> Members {
        var members: [(Key, Value)] = []
        while let key = words.popFirst() {
            guard !words.isEmpty else {
                throw Failure(
                    code: .usage, message: "Key \(key) lacks a value; leaving defaults unchanged.", isPlain: true)
            }
            members.append((Key(key), try value(&words)))
        }
        return Members(members)
    }
}
