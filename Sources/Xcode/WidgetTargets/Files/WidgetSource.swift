package import SourceScan

/// What a Swift file tells about the target that it is part of.
package struct WidgetSource {
    package let scan: SourceScan

    package init(_ text: String) { scan = SourceScan(text, modules: OfferedModules.importable) }

    /// Whether it is where an app begins.
    var isApp: Bool { scan.hasMain && !hasMain && scan.words.contains("App") }

    /// Whether it is where a widget program begins.
    package var hasMain: Bool {
        scan.hasMain && !scan.words.isDisjoint(with: ["Widget", "WidgetBundle"])
            && scan.imports.contains { ["WidgetKit", "SwiftUI"].contains($0.module) }
    }
}
