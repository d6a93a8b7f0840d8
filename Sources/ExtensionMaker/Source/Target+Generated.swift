import Foundation
import SourceScan

extension Target {
    /// The Swift that Xcode and Apple's modules would bring.
    func generated(from scans: [(file: URL, scan: SourceScan)]) throws -> GeneratedSource {
        let words = TargetWords(scans.map(\.scan))
        var source = GeneratedSource()
        if modules.contains("AppGroups"), words.need("UserDefaults") {
            source.add(["public typealias UserDefaults = AppGroups.UserDefaults"], importing: "AppGroups")
        }
        for part in FoundationPart.all {
            source.add(part.aliases(for: words), importing: part.module)
        }
        return source
    }
}
