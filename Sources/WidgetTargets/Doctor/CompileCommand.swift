/// How SwiftPM compiles a module of a package.
package struct CompileCommand: Sendable {
    package let module: String
    private let words: [String]

    package init(module: String, words: [String]) {
        self.module = module
        self.words = words
    }

    /// The lists of words that a build's plan has for its modules, each as JSON.
    package static func lists(inPlan plan: String) -> [Substring] {
        plan.split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "args: ["), line.contains("\"-module-name\"") else { return nil }
            return line[line.index(before: start.upperBound)...]
        }
    }

    package init?(words: [String]) {
        guard let place = words.firstIndex(of: "-module-name"), words.indices.contains(place + 1),
            words.contains("-emit-module-path")
        else { return nil }
        self.init(module: words[place + 1], words: words)
    }

    /// The Swift files that are there. Those that a plugin makes may not be.
    package var sources: [String] {
        words.filter { $0.hasPrefix("@") }.flatMap { list in
            FileTree("/").text(String(list.dropFirst())).split(separator: "\n").map { $0.unquoted }
        }.filter { $0.hasSuffix(".swift") && FileTree("/").exists($0) }
    }

    /// The command that only checks, and tells all errors, where modules in a directory can be imported too.
    package func checking(_ sources: [String], with modules: String) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if CompileCommand.ofOutput[word] == 1 { rest = rest.dropFirst() }
            if CompileCommand.ofOutput[word] == nil, !word.hasPrefix("@") { kept.append(word) }
        }
        return kept + ["-typecheck", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", modules] + sources
    }

    /// Options that say what is written, by how many words follow each.
    private static let ofOutput: [String: Int] = [
        "-emit-dependencies": 0, "-emit-module": 0, "-emit-module-path": 1, "-output-file-map": 1, "-incremental": 0,
        "-c": 0, "-serialize-diagnostics": 0, "-index-store-path": 1, "-parseable-output": 0, "-emit-objc-header": 0,
        "-emit-objc-header-path": 1, "-warnings-as-errors": 0, "-emit-const-values": 0, "-emit-const-values-path": 1,
        "-color-diagnostics": 0,
    ]
}

extension Substring {
    fileprivate var unquoted: String {
        var text = self
        while text.first == "'" || text.first == "\"" { text.removeFirst() }
        while text.last == "'" || text.last == "\"" { text.removeLast() }
        return String(text)
    }
}
