/// The command that links a program, in SwiftPM's build plan.
package struct LinkCommand {
    /// The program, which is named after its product, and the module with its entry point.
    package let product: String
    package let module: String

    /// The arguments of each program's command in a build plan, as JSON arrays.
    package static func lists(inPlan plan: String) -> [Substring] {
        plan.split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: "args: ["), line.contains("\"-emit-executable\"") else { return nil }
            return line[line.index(before: start.upperBound)...]
        }
    }

    package init?(words: [String]) {
        let (prefix, suffix) = ("main=", "_main")
        guard let output = words.firstIndex(of: "-o"), words.indices.contains(output + 1),
            let main = words.first(where: { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) })
        else { return nil }
        product = words[output + 1].split(separator: "/").last.map(String.init) ?? ""
        module = String(main.dropFirst(prefix.count).dropLast(suffix.count))
    }
}
