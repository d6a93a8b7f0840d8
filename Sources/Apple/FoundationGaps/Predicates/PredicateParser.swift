import Foundation

/// Reads a predicate's format.
struct PredicateParser {
    private var tokens: [Token] = []
    private var place = 0
    private var arguments: ArraySlice<Any>
    private let fault: Fault?

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(String)
        /// `%@` and its siblings, by the letter.
        case argument(Character)
        case variable(String)
        case mark(String)
    }

    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    init(_ format: String, arguments: [Any]) {
        self.arguments = arguments[...]
        do throws(Fault) {
            tokens = try PredicateParser.tokens(of: format)
            fault = nil
        } catch {
            fault = error
        }
    }

    mutating func condition() throws(Fault) -> PredicateCondition {
        if let fault { throw fault }
        let condition = try alternatives()
        guard place == tokens.count else { throw Fault(description: "nothing is expected after its condition") }
        return condition
    }

    private mutating func alternatives() throws(Fault) -> PredicateCondition {
        var parts = [try conjunction()]
        while take("OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(Fault) -> PredicateCondition {
        var parts = [try single()]
        while take("AND", "&&") { parts.append(try single()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func single() throws(Fault) -> PredicateCondition {
        if take("NOT", "!") { return .not(try single()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let condition = try alternatives()
            guard take(")") else { throw Fault(description: "a ')' is missing") }
            return condition
        }
        let scope: PredicateComparison.Scope =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .single
        let left = try operand()
        let (kind, options) = try comparison()
        return .comparison(
            PredicateComparison(left: left, right: try operand(), kind: kind, scope: scope, folding: options))
    }

    private mutating func comparison() throws(Fault) -> (PredicateComparison.Kind, String.CompareOptions) {
        let symbols = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
        guard place < tokens.count else { throw Fault(description: "a comparison is missing") }
        let name: String
        switch tokens[place] {
        case .mark(let mark): name = symbols[mark] ?? mark
        case .word(let word): name = word.uppercased()
        default: throw Fault(description: "a comparison is missing")
        }
        guard let kind = PredicateComparison.Kind(rawValue: name) else {
            throw Fault(description: "'\(name)' is not a comparison")
        }
        place += 1
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let letters)? = tokens.dropFirst(place).first else {
                throw Fault(description: "'[' lacks its options")
            }
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            place += 1
            guard take("]") else { throw Fault(description: "a ']' is missing") }
        }
        return (kind, options)
    }

    private mutating func operand() throws(Fault) -> PredicateComparison.Operand {
        guard place < tokens.count else { throw Fault(description: "a value is missing at its end") }
        defer { place += 1 }
        switch tokens[place] {
        case .text(let text): return .value(text)
        case .number(let digits): return .value(Int64(digits).map { $0 as Any } ?? Double(digits))
        case .variable(let name): return .variable(name)
        case .argument(let letter):
            guard let argument = arguments.popFirst() else { throw Fault(description: "an argument is missing") }
            guard letter == "K" else { return .value(argument) }
            return .path("\(argument)".split(separator: ".").map(String.init))
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            default: return .path(word.split(separator: ".").map(String.init))
            }
        case .mark("{"):
            place += 1
            var operands: [PredicateComparison.Operand] = []
            while place < tokens.count, tokens[place] != .mark("}") {
                operands.append(try operand())
                _ = take(",")
            }
            return .list(operands)
        case .mark(let mark): throw Fault(description: "'\(mark)' is not a value")
        }
    }

    /// Moves on if the next word or mark is one of these.
    private mutating func take(_ names: String...) -> Bool {
        guard place < tokens.count else { return false }
        switch tokens[place] {
        case .word(let word) where names.contains(word.uppercased()): break
        case .mark(let mark) where names.contains(mark): break
        default: return false
        }
        place += 1
        return true
    }

    private static func tokens(of format: String) throws(Fault) -> [Token] {
        var tokens: [Token] = []
        var rest = format[...]
        while let first = rest.first {
            switch first {
            case _ where first.isWhitespace: rest.removeFirst()
            case "\"", "'":
                rest.removeFirst()
                guard let end = rest.firstIndex(of: first) else { throw Fault(description: "a quotation does not end") }
                tokens.append(.text(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            case "%":
                rest.removeFirst()
                while let letter = rest.first, "lhqz".contains(letter) { rest.removeFirst() }
                guard let letter = rest.popFirst() else { throw Fault(description: "'%' lacks its letter") }
                tokens.append(.argument(letter))
            case "$":
                rest.removeFirst()
                tokens.append(.variable(take(&rest) { $0.isLetter || $0.isNumber || $0 == "_" }))
            case "-", "0"..."9":
                rest.removeFirst()
                tokens.append(.number(String(first) + take(&rest) { $0.isNumber || ".eE".contains($0) }))
            case _ where first.isLetter || "_@#".contains(first):
                tokens.append(.word(take(&rest) { $0.isLetter || $0.isNumber || "_.@#".contains($0) }))
            default:
                let pairs = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"]
                let mark = pairs.first { rest.hasPrefix($0) } ?? String(first)
                tokens.append(.mark(mark))
                rest.removeFirst(mark.count)
            }
        }
        return tokens
    }

    private static func take(_ rest: inout Substring, while isPart: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return String(part)
    }
}
