/// SwiftPM's command for compiling a module of a package.
package struct CompileCommand: Sendable {
    package let module: String
    private let words: [String]
    private let inputs: [String]

    /// The arguments of each module's command in a build plan, and its inputs, as JSON arrays.
    package static func lists(inPlan plan: String) -> [(words: Substring, inputs: Substring)] {
        var inputs: Substring = "[]"
        return plan.split(separator: "\n").compactMap { line in
            if let start = line.firstRange(of: "inputs: [") { inputs = line[line.index(before: start.upperBound)...] }
            guard let start = line.firstRange(of: "args: ["), line.contains("\"-emit-module-path\"") else { return nil }
            return (line[line.index(before: start.upperBound)...], inputs)
        }
    }

    package init?(words: [String], inputs: [String]) {
        guard let place = words.firstIndex(of: "-module-name"), words.indices.contains(place + 1) else { return nil }
        module = words[place + 1]
        self.words = words
        self.inputs = inputs
    }

    /// The Swift files that exist. Those that a plugin generates may not exist yet.
    package var sources: [String] {
        inputs.filter { $0.hasSuffix(".swift") && FileTree("/").exists($0) }
    }

    package var conditions: Set<String> {
        let apart = zip(words, words.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
        return Set(apart + words.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) })
    }

    /// Whether the plugin WidgetExtension generates a part of the module.
    package var hasPlugin: Bool { inputs.contains { $0.hasSuffix("/\(module)+WidgetExtension.swift") } }

    /// The command that only type-checks and reports all errors, where modules in a directory can be imported too.
    package func checking(_ sources: [String], with modules: String) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if CompileCommand.ofOutput[word] == 1 { rest = rest.dropFirst() }
            if CompileCommand.ofOutput[word] == nil, !word.hasPrefix("@") { kept.append(word) }
        }
        return kept + ["-typecheck", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules] + sources
    }

    /// Output options, with the number of arguments that follow each.
    private static let ofOutput: [String: Int] = [
        "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
        "-c": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-parseable-output": 0, "-emit-objc-header": 0,
        "-emit-objc-header-path": 1, "-warnings-as-errors": 0, "-emit-const-values": 0, "-emit-const-values-path": 1,
        "-color-diagnostics": 0,
    ]
}
