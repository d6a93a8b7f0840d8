import Foundation
import XcodeFiles

/// The words in all files of a target.
struct TargetWords {
    /// The names that its source uses.
    private(set) var named: Set<String> = []
    /// The types that it declares, and its static members, each with its type, as in `Color.brand`.
    private(set) var types: Set<String> = []
    private(set) var statics: Set<String> = []
    /// The functions that it declares, with their first argument labels.
    private(set) var functions: Set<String> = []

    init(_ scans: [SourceScan]) {
        for scan in scans {
            named.formUnion(scan.words)
            types.formUnion(scan.types)
            statics.formUnion(scan.statics)
            functions.formUnion(scan.functions)
        }
    }

    /// The words of the files that import none of these modules.
    func inFiles(of scans: [SourceScan], without modules: Set<String>) -> TargetWords {
        var words = self
        words.named = []
        for scan in scans where modules.isDisjoint(with: scan.imports.map(\.module)) {
            words.named.formUnion(scan.words)
        }
        return words
    }

    /// Whether a name refers to something that the target does not declare itself.
    func need(_ name: String) -> Bool { named.contains(name) && !types.contains(name) }
}
