/// A Swift file in the making.
struct GeneratedSource {
    private var imports: Set<String> = []
    private var parts: [String] = []

    /// Adds declarations, which need modules.
    mutating func add(_ declarations: [String], importing modules: String...) {
        guard !declarations.isEmpty else { return }
        imports.formUnion(modules)
        parts.append(declarations.joined(separator: "\n"))
    }

    /// The file. What it declares goes before what other modules declare under the same name.
    var text: String {
        let head = imports.sorted().map { "public import \($0)" }.joined(separator: "\n")
        return (["// Made by the plugin WidgetExtension."] + [head] + parts).filter { !$0.isEmpty }
            .joined(separator: "\n\n") + "\n"
    }
}
