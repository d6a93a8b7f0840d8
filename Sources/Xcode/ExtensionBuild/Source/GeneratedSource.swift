import XcodeFiles

/// A generated Swift file. Its declarations take precedence over those of the same name in other modules.
struct GeneratedSource {
    private var imports: [SwiftName: SwiftText] = [:]
    private var parts: [SwiftText] = []
    /// The modules that the target imports with an access level. Importing these without one would be ambiguous.
    private let levelled: Set<String>

    init(levelled: Set<String> = []) { self.levelled = levelled }

    /// Adds declarations that are internal to the target, with the modules that they need.
    mutating func add(_ declarations: [SwiftText], importing modules: SwiftName...) {
        guard !declarations.isEmpty else { return }
        for module in modules where imports[module] == nil {
            imports[module] = levelled.contains(module.text) ? "internal import" : "import"
        }
        parts.append(declarations.joined(separator: "\n"))
    }

    /// Adds aliases for a module's declarations, which the target may use in its public interface.
    mutating func add(aliases: [SwiftText], of module: SwiftName) {
        guard !aliases.isEmpty else { return }
        imports[module] = "public import"
        parts.append(aliases.joined(separator: "\n"))
    }

    var text: String {
        let head = imports.sorted { $0.key.text < $1.key.text }.map { "\($0.value) \($0.key)" as SwiftText }
        let body = parts.map(\.text.trimmed)
        return (["// Made by the plugin WidgetExtension.", head.joined(separator: "\n").text] + body)
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
}

extension String {
    /// The text without trailing empty lines.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }
}
