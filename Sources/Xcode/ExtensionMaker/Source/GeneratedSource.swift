import XcodeFiles

/// A Swift file in the making. What it declares goes before what other modules declare under the same name.
struct GeneratedSource {
    private var imports: [SwiftName: SwiftText] = [:]
    private var parts: [SwiftText] = []
    /// The modules that the target imports with an access level. An import of theirs without one would be ambiguous.
    private let levelled: Set<String>

    init(levelled: Set<String> = []) { self.levelled = levelled }

    /// Adds declarations for the target alone, which need modules.
    mutating func add(_ declarations: [SwiftText], importing modules: SwiftName...) {
        guard !declarations.isEmpty else { return }
        for module in modules where imports[module] == nil {
            imports[module] = levelled.contains(module.text) ? "internal import" : "import"
        }
        parts.append(declarations.joined(separator: "\n"))
    }

    /// Adds other names for declarations of a module, which the target may use in what it makes public itself.
    mutating func add(aliases: [SwiftText], of module: SwiftName) {
        guard !aliases.isEmpty else { return }
        imports[module] = "public import"
        parts.append(aliases.joined(separator: "\n"))
    }

    /// The file.
    var text: String {
        let head = imports.sorted { $0.key.text < $1.key.text }.map { "\($0.value) \($0.key)" as SwiftText }
        let body = parts.map(\.text.trimmed)
        return (["// Made by the plugin WidgetExtension.", head.joined(separator: "\n").text] + body)
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
}

extension String {
    /// The text without empty lines at its end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
