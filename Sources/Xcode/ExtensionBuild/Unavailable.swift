import Foundation
import XcodeFiles

/// Apple's modules that Linux lacks, with advice on what to do without them.
enum Unavailable {
    /// One line for each import of such a module, in the format of compiler errors.
    static func problems(in scans: [(file: URL, scan: SourceScan)], of target: Target) -> [String] {
        scans.flatMap { file, scan in
            scan.imports.compactMap { found in
                guard !target.modules.contains(found.module), let advice = MissingModules.advice(without: found.module)
                else { return nil }
                return "\(file.path):\(found.place.line):\(found.place.column): error: "
                    + "there is no \(found.module) on Linux; \(advice), or put this code inside "
                    + "'#if canImport(\(found.module))'"
            }
        }
    }
}
