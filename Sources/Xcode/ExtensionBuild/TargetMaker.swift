import Foundation
import XcodeFiles

/// Generates what Xcode generates for a target besides compiling it.
package enum TargetMaker {
    /// Generates it for the target that the arguments describe. Returns the exit code: 1 if the source cannot be built
    /// on Linux.
    package static func run(arguments: some Sequence<String>) -> Int32 {
        var head = ""
        do {
            let target = try Target(arguments: arguments)
            head = PluginError.head(forTarget: target.name)
            let scans = try target.scans()
            let problems = Unavailable.problems(in: scans, of: target)
            for problem in problems { print(problem) }
            // Written even then, since it helps to find all causes at once.
            try Output.write(try target.generated(from: scans).text, to: target.generatedFile)
            try target.writePhoneSources()
            try target.bundleFiles().write(to: target.bundle)
            return problems.isEmpty ? 0 : 1
        } catch {
            print("error: \(head)\(error)")
            return 3
        }
    }
}

/// Apple's modules that Linux lacks, with advice on what to do without them.
enum Unavailable {
    /// One line for each import of such a module, in the format of compiler errors.
    static func problems(in scans: [(file: URL, scan: SourceScan)], of target: Target) -> [String] {
        let words = TargetWords(scans.map(\.scan)).named
        let areEmpty = target.modules.contains("UnusedImports")
        return scans.flatMap { file, scan in
            scan.imports.compactMap { found in
                guard !target.modules.contains(found.module),
                    let advice = MissingModules.advice(without: found.module, in: words),
                    !(areEmpty && MissingModules.isUnused(found.module, by: words))
                else { return nil }
                return "\(file.path):\(found.place.line):\(found.place.column): error: "
                    + "there is no \(found.module) on Linux; \(advice), or put this code inside "
                    + "'#if canImport(\(found.module))'"
            }
        }
    }
}

/// Writes files only when their contents change, so that nothing is rebuilt because of them.
enum Output {
    static func write(_ text: String, to file: URL) throws { try write(Data(text.utf8), to: file) }

    static func write(_ data: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
