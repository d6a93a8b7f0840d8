import CommandLineKit
import GroupStore

/// The operands of a command that sets values, each with its type option.
struct TypedWords {
    private let invocation: Invocation
    private let words: [TypedWord]

    init(_ invocation: Invocation) {
        self.invocation = invocation
        var type: String?
        var words: [TypedWord] = []
        for word in invocation.words {
            switch word {
            case .option(let option, _) where option.isAlsoSingleDash: type = option.name
            case .option: break
            case .operand(let text): words.append(TypedWord(text: text, type: type))
            }
        }
        self.words = words
    }

    /// The operands as alternating keys and values.
    func pairs() throws(Failure) -> [(key: Key, value: TypedWord)] {
        if let equation = words.first?.equation, words.allSatisfy({ $0.equation != nil }) {
            throw .usage(
                "\(invocation.command.name): '\(words[0].text)' is one word; a key and its value are two",
                hint: "write '\(equation.key) \(equation.value)'; with --string, words are taken as they are")
        }
        guard words.count >= 2 else { throw invocation.missing(words.count) }
        return try pairs(words[...])
    }

    /// The first operand, and the others as alternating keys and values.
    func keyAndPairs() throws(Failure) -> (key: Key, pairs: [(key: Key, value: TypedWord)]) {
        guard words.count >= 3 else { throw invocation.missing(words.count) }
        return (try key(words[0]), try pairs(words.dropFirst()))
    }

    /// The first operand, and the others as values.
    func keyAndValues() throws(Failure) -> (key: Key, values: [TypedWord]) {
        guard words.count >= 2 else { throw invocation.missing(words.count) }
        return (try key(words[0]), try withInput(words.dropFirst()))
    }

    private func pairs(_ words: ArraySlice<TypedWord>) throws(Failure) -> [(key: Key, value: TypedWord)] {
        guard words.count % 2 == 0 else {
            throw invocation.misused("the key '\(words.last?.text ?? "")' has no value")
        }
        var pairs: [(key: Key, value: TypedWord)] = []
        let values = try withInput(stride(from: words.startIndex + 1, to: words.endIndex, by: 2).map { words[$0] }[...])
        for (place, value) in zip(stride(from: words.startIndex, to: words.endIndex, by: 2), values) {
            pairs.append((try key(words[place]), value))
        }
        return pairs
    }

    private func key(_ word: TypedWord) throws(Failure) -> Key {
        if word.text.isEmpty { throw invocation.misused("a key cannot be empty") }
        return Key(word.text)
    }

    /// The values, where `-` is replaced by the standard input, which can be read only once.
    private func withInput(_ values: ArraySlice<TypedWord>) throws(Failure) -> [TypedWord] {
        let input = values.count { $0.text == "-" }
        if input > 1 { throw invocation.misused("only one value can be read from the standard input") }
        var read: [TypedWord] = []
        for value in values {
            read.append(value.text == "-" ? TypedWord(text: try TypedWords.standardInput(), type: value.type) : value)
        }
        return read
    }

    private static func standardInput() throws(Failure) -> String {
        var bytes = try File.read("-")
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .usage("the standard input is not UTF-8", hint: "set bytes that are not text with --data, in hex")
        }
        return text
    }
}
