package import XcodeFiles

/// Facts about a target that a Swift file of it reveals.
package struct WidgetSource {
    package let scan: SourceScan

    package init(_ text: String) { scan = SourceScan(text, modules: OfferedModules.importable) }

    /// Whether it has an app's entry point.
    var isApp: Bool { scan.hasMain && !hasMain && scan.words.contains("App") }

    /// Whether it has a widget program's entry point.
    package var hasMain: Bool {
        scan.hasMain && !scan.words.isDisjoint(with: ["Widget", "WidgetBundle"])
            && scan.imports.contains { ["WidgetKit", "SwiftUI"].contains($0.module) }
    }
}
