/// The condition of an `#if`, evaluated as the compiler on Linux would.
struct Condition {
    private var tokens: ArraySlice<Token>
    private let modules: Set<String>
    private let names: Set<String>

    /// Whether code under a condition is compiled, given the modules that can be imported and the names that are
    /// defined.
    static func holds(_ text: String, modules: Set<String>, names: Set<String>) -> Bool {
        var condition = Condition(tokens: Lexer(text).tokens[...], modules: modules, names: names)
        return condition.either()
    }

    private mutating func either() -> Bool {
        var value = both()
        while takes("||") {
            let other = both()
            value = value || other
        }
        return value
    }

    private mutating func both() -> Bool {
        var value = one()
        while takes("&&") {
            let other = one()
            value = value && other
        }
        return value
    }

    private mutating func one() -> Bool {
        if takes("!") { return !one() }
        if takes("(") {
            let value = either()
            _ = takes(")")
            return value
        }
        guard case .word(let name, _)? = tokens.popFirst() else { return false }
        if ["swift", "compiler"].contains(name) { return asksVersion(isOfLanguage: name == "swift") }
        guard takes("(") else { return name == "true" || names.contains(name) }
        return asks(name, arguments())
    }

    private func asks(_ name: String, _ argument: String) -> Bool {
        switch name {
        case "os": argument == "Linux"
        case "canImport": modules.contains(argument)
        case "_endian", "hasFeature", "hasAttribute": !argument.isEmpty
        case "arch": argument == Condition.architecture
        default: false
        }
    }

    /// The first word in parentheses; the rest, such as a version, is skipped.
    private mutating func arguments() -> String {
        var first = ""
        while let token = tokens.popFirst(), token != .mark(UInt8(ascii: ")")) {
            if case .word(let word, _) = token, first.isEmpty { first = word }
        }
        return first
    }

    /// Whether `(>=5.9)` or `(<6)` holds. Widget targets are compiled in Swift 5 language mode, Xcode's default.
    private mutating func asksVersion(isOfLanguage: Bool) -> Bool {
        guard takes("(") else { return false }
        let isBelow = takes("<")
        guard isBelow || takes(">=") else { return false }
        let wanted = version()
        let present = isOfLanguage && wanted.first == 6 ? [5, 10] : Condition.compiler
        return present.lexicographicallyPrecedes(wanted) == isBelow
    }

    /// The numbers up to the closing parenthesis.
    private mutating func version() -> [Int] {
        var numbers: [Int] = []
        while let token = tokens.popFirst(), token != .mark(UInt8(ascii: ")")) {
            if case .word(let word, _) = token { numbers.append(Int(word) ?? 0) }
        }
        return numbers
    }

    private mutating func takes(_ marks: String) -> Bool {
        let wanted = marks.utf8.map { Token.mark($0) }
        guard tokens.starts(with: wanted) else { return false }
        tokens = tokens.dropFirst(wanted.count)
        return true
    }

    private static let compiler = [6, 3]

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }
}
