/// The condition of `#if`, judged as the compiler on Linux would.
struct Condition {
    private var tokens: ArraySlice<Token>
    private let modules: Set<String>

    /// Whether code under a condition is compiled, where these modules can be imported.
    static func holds(_ text: String, modules: Set<String>) -> Bool {
        var condition = Condition(tokens: Lexer(text).tokens[...], modules: modules)
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
        guard takes("(") else { return ["true", "DEBUG"].contains(name) }
        return asks(name, arguments())
    }

    private func asks(_ name: String, _ argument: String) -> Bool {
        switch name {
        case "os": argument == "Linux"
        case "canImport": modules.contains(argument)
        case "swift", "compiler", "_endian", "hasFeature", "hasAttribute": !argument.isEmpty
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

    private mutating func takes(_ marks: String) -> Bool {
        let wanted = marks.utf8.map { Token.mark($0) }
        guard tokens.starts(with: wanted) else { return false }
        tokens = tokens.dropFirst(wanted.count)
        return true
    }

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }
}
