/// What a Swift file says that matters outside of it, as compiled on Linux.
package struct SourceScan: Equatable, Sendable {
    /// The imports that are compiled.
    package private(set) var imports: [Import] = []
    /// The code that is left out, by the `#if`, `#elseif` or `#else` that hides it.
    package private(set) var hidden: [Hidden] = []
    /// Every word of the compiled code.
    package private(set) var words: Set<String> = []
    /// The types that the file declares outside of others.
    package private(set) var types: Set<String> = []
    /// The functions that it declares anywhere, each with its first label, as in `snapshot(with`.
    package private(set) var functions: Set<String> = []
    /// The static members that it declares anywhere.
    package private(set) var statics: Set<String> = []

    /// A module, and where it is imported.
    package struct Import: Equatable, Sendable {
        package var module: String
        package var place: Place
        /// Whether the import says who else sees it, as in `internal import Foundation`.
        package var hasAccessLevel = false
    }

    /// Code that is not compiled on Linux.
    package struct Hidden: Equatable, Sendable {
        package var condition: String
        package var place: Place
    }

    /// Scans a file's text, where these modules can be imported.
    package init(_ text: String, modules: Set<String>) {
        let compiled = compiledTokens(of: Lexer(text).tokens, modules: modules)
        read(compiled)
    }

    /// Drops what conditions hide, and notes where.
    private mutating func compiledTokens(of tokens: [Token], modules: Set<String>) -> [Token] {
        var branches: [Branch] = []
        var compiled: [Token] = []
        for token in tokens {
            guard case .directive(let name, let condition, let place) = token else {
                if branches.allSatisfy(\.isCompiled) { compiled.append(token) }
                continue
            }
            let outer = name == "if" ? branches : branches.dropLast()
            let isSeen = outer.allSatisfy(\.isCompiled)
            switch name {
            case "if": branches.append(Branch(isCompiled: Condition.holds(condition, modules: modules)))
            case "endif": branches = outer
            default: branches.indices.last.map { branches[$0].next(name == "else" ? "true" : condition, modules) }
            }
            if name != "endif", isSeen, branches.last?.isCompiled == false {
                hidden.append(Hidden(condition: "#\(name)\(condition)", place: place))
            }
        }
        return compiled
    }

    private mutating func read(_ tokens: [Token]) {
        var depth = 0
        var previous: [String] = []
        var function: String?
        for token in tokens {
            guard case .word(let word, let place) = token else {
                let isCall = token == .mark(UInt8(ascii: "(")) && previous.dropLast().last == "func"
                function = isCall ? previous.last : nil
                if token == .mark(UInt8(ascii: "{")) { depth += 1 }
                if token == .mark(UInt8(ascii: "}")) { depth -= 1 }
                if token != .mark(UInt8(ascii: ".")) { previous = [] } else { previous.append(".") }
                continue
            }
            if let function { functions.insert("\(function)(\(word)") }
            function = nil
            note(word, place, after: previous, isOutermost: depth == 0)
            words.insert(word)
            previous.append(word)
        }
    }

    private mutating func note(_ word: String, _ place: Place, after previous: [String], isOutermost: Bool) {
        guard let last = previous.last else { return }
        let isKind = SourceScan.kinds.contains(word)
        if isOutermost, last == "import" || (SourceScan.kinds.contains(last) && previous.dropLast().last == "import") {
            guard !isKind else { return }
            let level = previous.lastIndex(of: "import").flatMap { $0 > 0 ? previous[$0 - 1] : nil }
            imports.append(Import(module: word, place: place, hasAccessLevel: SourceScan.levels.contains(level ?? "")))
        } else if isOutermost, SourceScan.kinds.contains(last) {
            types.insert(word)
        } else if ["var", "let"].contains(last), previous.contains("static") {
            statics.insert(word)
        }
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
    ]
}

/// One `#if` with its alternatives, of which at most one is compiled.
private struct Branch {
    var isCompiled: Bool
    private var isDone: Bool

    init(isCompiled: Bool) {
        self.isCompiled = isCompiled
        isDone = isCompiled
    }

    mutating func next(_ condition: String, _ modules: Set<String>) {
        isCompiled = !isDone && Condition.holds(condition, modules: modules)
        isDone = isDone || isCompiled
    }
}
