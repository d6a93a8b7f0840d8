import SourceScan

/// What a target's source tells before it is compiled.
package struct SourceFindings: Equatable, Sendable {
    /// Imported frameworks that are not here.
    package let frameworks: [Finding]
    /// The modules of these.
    package let absentModules: [String]
    /// Conditions that hide code.
    package let hidden: [Finding]

    /// Reads files, where these modules can be imported.
    package init(files: [String], modules: Set<String>) {
        var frameworks: [Finding] = []
        var hidden: [Finding] = []
        var absent: Set<String> = []
        for file in files {
            let scan = SourceScan(FileTree("/").text(file), modules: modules)
            for found in scan.imports where !modules.contains(found.module) {
                absent.insert(found.module)
                let advice = MissingModules.advice(without: found.module).map { ": \($0)" } ?? " is not here"
                frameworks.append(
                    Finding("\(found.module)\(advice)", at: [SourcePlace(file: file, line: found.place.line)]))
            }
            hidden += scan.hidden.map {
                Finding($0.condition, at: [SourcePlace(file: file, line: $0.place.line)])
            }
        }
        self.frameworks = Finding.grouped(frameworks)
        self.hidden = Finding.grouped(hidden)
        absentModules = absent.sorted()
    }

    /// The files that use a word, such as the name of a modifier.
    package static func places(of word: String, in files: [String]) -> [SourcePlace] {
        files.flatMap { file in
            FileTree("/").text(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter {
                $0.element.contains(word)
            }.map { SourcePlace(file: file, line: $0.offset + 1) }
        }
    }
}
