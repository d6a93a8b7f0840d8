import XcodeFiles

/// A fact about a target's source, with all the places that it concerns.
package struct Finding: Equatable, Sendable {
    package let title: String
    package private(set) var places: [SourcePlace]

    package init(_ title: String, at places: [SourcePlace]) {
        self.title = title
        self.places = Set(places).sorted()
    }

    package var files: [String] { Set(places.map(\.file)).sorted() }

    /// Merges findings with equal titles; those that concern the most files come first.
    package static func grouped(_ findings: [Finding]) -> [Finding] {
        Dictionary(grouping: findings, by: \.title).map { title, same in Finding(title, at: same.flatMap(\.places)) }
            .sorted { ($1.files.count, $0.title) < ($0.files.count, $1.title) }
    }
}

extension Finding {
    /// The causes that a whole build's output names, in other modules, in a plugin or in SwiftPM's plan.
    package static func causes(inBuild output: String) -> [Finding] {
        let errors = Diagnostic.errors(in: output)
        guard errors.isEmpty else { return causes(of: errors) }
        let words = words(inBuild: output).filter { !isOfDownload($0) }
        let reasons = words.filter { !$0.contains("command failed with exit code") }
        return grouped((reasons.isEmpty ? words : reasons).map { Finding(title(of: $0), at: []) })
    }

    /// Advice on a package from elsewhere that imports one of our modules.
    static let adviceToCopy =
        "a package from elsewhere cannot import it; run 'groupwidgets init --force', which copies such packages into the "
        + "project's folder"

    /// The compiler finds our modules in the folder of all modules, but not those in C that they are built on.
    private static func title(of words: String) -> String {
        words == "missing required module 'CLinux'" ? "SwiftUI, or another module of Apple's: \(adviceToCopy)" : words
    }

    /// The packages that SwiftPM could not download.
    package static func downloads(inBuild output: String) -> [Finding] {
        grouped(words(inBuild: output).filter(isOfDownload).map { Finding($0, at: []) })
    }

    /// The files of a target that the plugin WidgetExtension refused. Errors of the compiler then only follow.
    package static func refusals(ofPluginFor target: String, inBuild output: String) -> [Finding] {
        let head = PluginError.head(forTarget: target)
        let words = words(inBuild: output).filter { $0.hasPrefix(head) }
        return grouped(words.map { Finding(String($0.dropFirst(head.count)), at: []) })
    }

    private static func words(inBuild output: String) -> [String] {
        output.split(whereSeparator: \.isNewline).compactMap { line in
            line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
        }
    }

    private static func isOfDownload(_ words: String) -> Bool {
        [
            "ailed to clone", "ailed to fetch", "fetch updates", "ailed downloading", "Git command '",
            "update repository submodules",
        ].contains(where: words.contains)
    }

    /// The causes of a compiler's errors: missing names, one finding each, and other errors. Errors that follow from a
    /// missing name in the same file, or from a type's missing protocol in any file, are left out.
    package static func causes(of errors: [Diagnostic]) -> [Finding] {
        let named = errors.map { ($0, ErrorCause($0.message)) }
        let broken = Set(named.filter { $0.1.isMissing }.map(\.0.place.file))
        return grouped(
            named.filter { error, cause in
                !(cause.mayFollow && broken.contains(error.place.file)) && !(cause.isOfConformance && !broken.isEmpty)
            }.map {
                Finding($0.1.title, at: [$0.0.place])
            })
    }
}
