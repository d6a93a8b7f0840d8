import Foundation
import GroupStore

/// The program's arguments as defaults: `-name value` sets `name` for this run and overrides every suite.
enum ArgumentDomain {
    static let values = parse(CommandLine.arguments.dropFirst())

    static func parse(_ arguments: some Collection<String>) -> Members {
        var values = Members()
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 1 else { continue }
            guard let next = rest.first, !next.hasPrefix("-") || Double(next) != nil else { continue }
            values[Key(String(word.dropFirst()))] = value(next)
            rest.removeFirst()
        }
        return values
    }

    /// The value of a word: a string, which typed accessors coerce, or an array or a dictionary in the form of an
    /// old-style property list.
    private static func value(_ word: String) -> Value {
        guard let first = word.first, "({<".contains(first),
            let object = try? PropertyListSerialization.propertyList(from: Data(word.utf8), format: nil)
        else { return .string(word) }
        return Value(propertyList: object) ?? .string(word)
    }
}
