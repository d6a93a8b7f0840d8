/// The facts about a Swift file that matter outside of it, as compiled on Linux.
package struct SourceScan: Equatable, Sendable {
    package private(set) var imports: [Import] = []
    /// The code that is left out, by the `#if`, `#elseif` or `#else` that excludes it.
    package private(set) var hidden: [Hidden] = []
    /// Every word of the compiled code.
    package private(set) var words: Set<String> = []
    /// The attributes that it writes, such as `Entry` in `@Entry`.
    package private(set) var attributes: Set<String> = []
    /// The types that the file declares at the top level.
    package private(set) var types: Set<String> = []
    /// The functions that it declares at any level, each with its first label, as in `snapshot(with`.
    package private(set) var functions: Set<String> = []
    /// The static members that it declares at any level, each with its type, as in `Color.brand`.
    package private(set) var statics: Set<String> = []

    /// The labels that subscripts are used with, as in `[safe`, and the first labels of initializers without a type's
    /// name, as in `init(hex`; without a label, `init(_`.
    package private(set) var labels: Set<String> = []

    /// The members that its extensions declare, by the extended type, labels as above. An initializer, a subscript or a
    /// conformance, which no name reveals, is the empty name; an operator, or another function that is called without its
    /// name, is `+`.
    package private(set) var extensions: [String: Set<String>] = [:]
    /// Whether it declares an operator at the top level.
    package private(set) var hasOperators = false

    /// Whether `@main` marks a program's entry point.
    package private(set) var hasMain = false

    /// An imported module, and the place of the import.
    package struct Import: Equatable, Sendable {
        package var module: String
        package var place: Place
        /// Whether the import has an access level, as in `internal import Foundation`.
        package var hasAccessLevel = false
    }

    /// Code that is not compiled on Linux.
    package struct Hidden: Equatable, Sendable {
        package var condition: String
        package var place: Place
    }

    /// Scans a file's text, given the modules that can be imported and the compilation conditions that are defined.
    package init(_ text: String, modules: Set<String>, conditions: Set<String> = ["DEBUG"]) {
        let compiled = compiledTokens(of: Lexer(text).tokens) {
            Condition.holds($0, modules: modules, names: conditions)
        }
        read(compiled)
    }

    /// Scans a file's text for builds with and without `DEBUG`: takes the names used in either and the imports common
    /// to both.
    package init(forAllBuilds text: String, modules: Set<String>, conditions: Set<String>) {
        self.init(text, modules: modules, conditions: conditions.union(["DEBUG"]))
        let release = SourceScan(text, modules: modules, conditions: conditions.subtracting(["DEBUG"]))
        let modulesOfRelease = Set(release.imports.map(\.module))
        imports.removeAll { !modulesOfRelease.contains($0.module) }
        hidden.removeAll { !release.hidden.contains($0) }
        words.formUnion(release.words)
        attributes.formUnion(release.attributes)
        types.formUnion(release.types)
        functions.formUnion(release.functions)
        labels.formUnion(release.labels)
        extensions.merge(release.extensions) { $0.union($1) }
        hasOperators = hasOperators || release.hasOperators
        statics.formUnion(release.statics)
        hasMain = hasMain || release.hasMain
    }

    /// Drops the code that conditions exclude, and notes where.
    private mutating func compiledTokens(of tokens: [Token], where holds: (String) -> Bool) -> [Token] {
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
            case "if": branches.append(Branch(isCompiled: holds(condition)))
            case "endif": branches = outer
            default: branches.indices.last.map { branches[$0].next(name == "else" || holds(condition)) }
            }
            if name != "endif", isSeen, branches.last?.isCompiled == false {
                hidden.append(Hidden(condition: "#\(name)\(condition)", place: place))
            }
        }
        return compiled
    }

    private mutating func read(_ tokens: [Token]) {
        var scopes: [String] = []
        var next = ""
        var extended: String?
        var previous: [String] = []
        var function: String?
        var isAttribute = false
        var labelled = LabelledCode()
        for token in tokens {
            defer { isAttribute = token == .mark(UInt8(ascii: "@")) }
            if let label = labelled.label(at: token, after: previous) {
                if label.isDeclared {
                    note(member: label.text, of: extended, in: scopes)
                } else {
                    labels.insert(label.text)
                }
            }
            guard case .word(let word, let place) = token else {
                let isCall = token == .mark(UInt8(ascii: "(")) && previous.dropLast().last == "func"
                function = isCall ? previous.last : nil
                if previous.last == "func", !isCall {
                    if scopes.isEmpty { hasOperators = true } else { note(member: "+", of: extended, in: scopes) }
                }
                if token == .mark(UInt8(ascii: ":")), scopes.isEmpty, let extended, next == extended,
                    !labelled.isConditional
                {
                    extensions[extended, default: []].insert("")
                }
                if token == .mark(UInt8(ascii: "{")) { scopes.append(exchange(&next, with: "")) }
                if token == .mark(UInt8(ascii: "}")) { _ = scopes.popLast() }
                if token == .mark(UInt8(ascii: "}")), scopes.isEmpty { extended = nil }
                if token != .mark(UInt8(ascii: ".")) { previous = [] } else { previous.append(".") }
                continue
            }
            if let function { functions.insert("\(function)(\(word)") }
            function = nil
            if isAttribute { attributes.insert(word) }
            if isAttribute, word == "main" { hasMain = true }
            note(word, place, after: previous, in: scopes)
            if let kind = SourceScan.kind(of: word, after: previous) {
                next = word
                if scopes.isEmpty { extended = kind == "extension" ? word : nil }
            }
            if SourceScan.members.contains(previous.last ?? "") {
                note(member: SourceScan.nameless.contains(word) ? "+" : word, of: extended, in: scopes)
            }
            if ["init", "subscript"].contains(word) { note(member: "", of: extended, in: scopes) }
            words.insert(word)
            previous.append(word)
        }
    }

    /// Functions that are called without their names.
    private static let nameless: Set = ["callAsFunction", "dynamicallyCall", "appendInterpolation"]

    /// The keyword before a word that names the type whose braces follow, as `Color` does in `extension SwiftUI.Color`.
    private static func kind(of word: String, after previous: [String]) -> String? {
        var words = previous.filter { $0 != "." }
        if previous.last == "." { words = words.dropLast() }
        guard let kind = words.popLast(), words.last != "import", !kinds.contains(word) else { return nil }
        return ["struct", "class", "enum", "protocol", "actor", "extension"].contains(kind) ? kind : nil
    }

    private mutating func note(member: String, of extended: String?, in scopes: [String]) {
        guard let extended, scopes.count == 1 else { return }
        extensions[extended, default: []].insert(member)
    }

    private mutating func note(_ word: String, _ place: Place, after previous: [String], in scopes: [String]) {
        guard let last = previous.last else { return }
        let isOutermost = scopes.isEmpty
        let isKind = SourceScan.kinds.contains(word)
        if isOutermost, last == "import" || (SourceScan.kinds.contains(last) && previous.dropLast().last == "import") {
            guard !isKind else { return }
            let level = previous.lastIndex(of: "import").flatMap { $0 > 0 ? previous[$0 - 1] : nil }
            imports.append(Import(module: word, place: place, hasAccessLevel: SourceScan.levels.contains(level ?? "")))
        } else if isOutermost, SourceScan.kinds.contains(last) {
            types.insert(word)
        } else if ["var", "let"].contains(last), previous.contains("static") {
            statics.insert("\(scopes.last ?? "").\(word)")
        }
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

    private static let members = kinds.union(["case"])

    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
    ]
}

/// The labels in code that the tokens up to one show.
private struct LabelledCode {
    /// Whether the head of a declaration has come to its `where`.
    private(set) var isConditional = false
    private var openings: [UInt8] = []
    private var isSubscript = false
    private var initializer: Bool?
    private var opened: Bool?

    /// The label that ends at a token, or begins there, given the words since the last mark; whether it is declared.
    mutating func label(at token: Token, after previous: [String]) -> (text: String, isDeclared: Bool)? {
        switch token {
        case .word(let word, _):
            let isUse = previous.last == "."
            if word == "where" { isConditional = true }
            if word == "extension" { isConditional = false }
            if word == "subscript", !isUse { isSubscript = true }
            if word == "init" { initializer = !isUse }
            // Whether a use has a label, only its colon says.
            guard opened == true else { return nil }
            opened = nil
            return ("init(\(word)", true)
        case .mark(UInt8(ascii: "(")):
            openings.append(UInt8(ascii: "("))
            opened = exchange(&initializer, with: nil)
            return opened == false ? ("init(_", false) : nil
        case .mark(UInt8(ascii: "[")): openings.append(UInt8(ascii: "["))
        case .mark(UInt8(ascii: "{")):
            (isSubscript, initializer, opened) = (false, nil, nil)
            openings.append(UInt8(ascii: "{"))
        case .mark(UInt8(ascii: ")")): close(UInt8(ascii: "("))
        case .mark(UInt8(ascii: "]")): close(UInt8(ascii: "["))
        case .mark(UInt8(ascii: "}")): close(UInt8(ascii: "{"))
        case .mark(UInt8(ascii: ":")):
            let isFirst = exchange(&opened, with: nil) == false
            guard let first = previous.first else { return nil }
            if isSubscript, previous.count == 2 { return ("[\(first)", true) }
            guard previous.count == 1 else { return nil }
            if isFirst { return ("init(\(first)", false) }
            return openings.last == UInt8(ascii: "[") ? ("[\(first)", false) : nil
        default: opened = nil
        }
        return nil
    }

    /// The parenthesis that ends an interpolation has no opening one.
    private mutating func close(_ opening: UInt8) {
        opened = nil
        if openings.last == opening { openings.removeLast() }
    }
}

/// An `#if` with its alternatives, at most one of which is compiled.
private struct Branch {
    var isCompiled: Bool
    private var isDone: Bool

    init(isCompiled: Bool) {
        self.isCompiled = isCompiled
        isDone = isCompiled
    }

    mutating func next(_ holds: Bool) {
        isCompiled = !isDone && holds
        isDone = isDone || isCompiled
    }
}
