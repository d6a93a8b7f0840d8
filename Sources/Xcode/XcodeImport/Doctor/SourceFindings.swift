import XcodeFiles

/// Findings in a target's source before it is compiled.
package struct SourceFindings: Equatable, Sendable {
    /// Imported frameworks that are unavailable here.
    package let frameworks: [Finding]
    /// The modules of these frameworks.
    package let absentModules: [String]
    /// Conditions that exclude code.
    package let hidden: [Finding]

    /// Reads files, given the modules that can be imported, the compilation conditions that are defined, and whether the
    /// files are of a package from elsewhere.
    package init(
        files: [String], modules: Set<String>, conditions: Set<String> = ["DEBUG"], areForeign: Bool = false
    ) {
        var frameworks: [Finding] = []
        var hidden: [Finding] = []
        var absent: Set<String> = []
        let scans = files.map { SourceScan(FileTree("/").text($0), modules: modules, conditions: conditions) }
        let words = scans.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        func isEmpty(_ module: String) -> Bool {
            modules.contains("UnusedImports") && MissingModules.isUnused(module, by: words)
        }
        for (file, scan) in zip(files, scans) {
            for found in scan.imports where !modules.contains(found.module) && !isEmpty(found.module) {
                absent.insert(found.module)
                let title = SourceFindings.title(ofAbsent: found.module, words, areForeign)
                frameworks.append(
                    Finding(title, at: [SourcePlace(file: file, line: found.place.line)]))
            }
            hidden += scan.hidden.map {
                Finding($0.condition, at: [SourcePlace(file: file, line: $0.place.line)])
            }
        }
        self.frameworks = Finding.grouped(frameworks)
        self.hidden = Finding.grouped(hidden)
        absentModules = absent.sorted()
    }

    /// The modules that files import.
    package static func imports(in files: [String], _ modules: Set<String>, _ conditions: Set<String>) -> Set<String> {
        files.reduce(into: []) { imports, file in
            let scan = SourceScan(FileTree("/").text(file), modules: modules, conditions: conditions)
            imports.formUnion(scan.imports.map(\.module))
        }
    }

    private static func title(ofAbsent module: String, _ words: Set<String>, _ isForeign: Bool) -> String {
        if OfferedModules.products[module] != nil {
            if isForeign { return "\(module): \(Finding.adviceToCopy)" }
            return "\(module): name the product of groupdefaults in Package.swift, if this version has it"
        }
        let advice = MissingModules.advice(without: module, in: words) ?? "no module of that name is here"
        return "\(module): \(advice)"
    }

    /// The lines that contain a word, such as the name of a modifier.
    package static func places(of word: String, in files: [String]) -> [SourcePlace] {
        files.flatMap { file in
            FileTree("/").text(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter {
                $0.element.contains(word)
            }.map { SourcePlace(file: file, line: $0.offset + 1) }
        }
    }

    /// The places of the word that a note of a widget quotes: a modifier, a view, or the name of a picture. A note that
    /// something is missing has no place.
    package static func places(ofNote note: String, in files: [String]) -> [SourcePlace] {
        if note.hasPrefix("Without ") { return [] }
        let code = note.split(separator: "`", omittingEmptySubsequences: false)
        if code.count > 2 { return places(of: String(code[1].prefix { $0 != "(" }), in: files) }
        let name = note.split(separator: "'", omittingEmptySubsequences: false)
        return name.count > 2 ? places(of: "\"\(name[1])\"", in: files) : []
    }
}
