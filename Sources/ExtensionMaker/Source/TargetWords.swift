import Foundation
import SourceScan

/// The words of all files of a target.
struct TargetWords {
    /// What its source names.
    private(set) var named: Set<String> = []
    /// What it declares: types, and static members.
    private(set) var types: Set<String> = []
    private(set) var statics: Set<String> = []

    init(_ scans: [SourceScan]) {
        for scan in scans {
            named.formUnion(scan.words)
            types.formUnion(scan.types)
            statics.formUnion(scan.statics)
        }
    }

    /// Whether a name stands for something that the target does not declare itself.
    func need(_ name: String) -> Bool { named.contains(name) && !types.contains(name) }
}
