import CommandLineKit
import GroupStore
import GroupSystem

/// A value of `defaults write` without a type option: a bare word, or a property list as text.
struct PropertyListWord {
    private let text: String
    /// Whether a word that looks like another type is refused, rather than stored as a string.
    private let isStrict: Bool

    init(_ text: String, isStrict: Bool = false) {
        self.text = text
        self.isStrict = isStrict
    }

    func value() throws(Failure) -> Value {
        if let first = text.first(where: { !$0.isWhitespace }), "{(<".contains(first) { return try parsed() }
        guard let flag = temptingType else { return .string(text) }
        if isStrict {
            throw .usage("'\(text)' has no type", hint: "write \(flag) \(text), or -string \(text)")
        }
        // In a script, this does silently what it does on a Mac.
        if TerminalDevice.isBehind(FileDescriptor.standardError) {
            note("warning: '\(text)' is stored as a string; \(flag) \(text) would not be\n".withControlsEscaped)
        }
        return .string(text)
    }

    /// The values of a whole domain.
    func members() throws(Failure) -> Members {
        guard case .dictionary(let members) = try parsed() else {
            throw .usage("'\(text)' is not a dictionary", hint: "to set one key, name it before the value")
        }
        return members
    }

    private func parsed() throws(Failure) -> Value {
        let bytes = Array(text.utf8)
        if let value = try? Value(json: bytes) { return value }
        return try PropertyListConverter.readAny(bytes)
    }

    /// The type that the word appears to have.
    private var temptingType: String? {
        if Int64(text) != nil || UInt64(text) != nil { return "-int" }
        if text.contains(where: \.isNumber), Double(real: text) != nil { return "-float" }
        return ["true", "false", "yes", "no"].contains(text.lowercased()) ? "-bool" : nil
    }
}
