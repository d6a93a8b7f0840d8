package import XcodeFiles

/// A folder of sources without a project. All of it is one target, unless several folders have a `@main` or one has an
/// app's: then each folder with a `@main` widget is a target.
struct WidgetFolder {
    let tree: FileTree

    init(_ tree: FileTree) { self.tree = tree }

    func widgets() throws -> [WidgetTarget] {
        let files = try tree.files(in: "").filter { $0 != "Package.swift" }
        let swift = files.filter { $0.hasSuffix(".swift") }.map { file in
            let text = tree.text(file)
            return (file, WidgetSource(PhoneSource.text(text) ?? text))
        }
        let folders = swift.filter { $0.1.hasMain }.map { Path.folder($0.0) }.sortedOnce
        guard folders.count > 1 || swift.contains(where: { $0.1.isApp }) else {
            return folders.map { _ in widget(Path.name(tree.root), files) }
        }
        return folders.map { folder in
            widget(Path.name(folder.isEmpty ? tree.root : folder), files.filter { Path.isWithin(folder, $0) })
        }
    }

    private func widget(_ name: String, _ files: [String]) -> WidgetTarget {
        var widget = WidgetTarget(name: name)
        widget.take(files)
        widget.resources = widget.resources.filter(WidgetFolder.isResource)
        let entitlements = files.filter { $0.hasSuffix(".entitlements") }
        for file in entitlements {
            widget.takeGroups { () throws(Unreadable) in try XcodeFile.propertyList(tree.absolute(file)) }
        }
        return widget
    }

    /// Without a project that lists them, only files of no other use are taken for resources.
    private static func isResource(_ file: String) -> Bool {
        [
            "xcassets", "strings", "stringsdict", "xcstrings", "intentdefinition", "xcdatamodeld", "json", "png", "jpg",
            "jpeg", "svg",
            "pdf", "ttf", "otf",
        ].contains(Path.extension(file))
    }
}

/// Facts about a target that a Swift file of it reveals.
package struct WidgetSource {
    package let scan: SourceScan

    /// Whether a text has a widget program's entry point; a text without the attribute is not scanned.
    package static func hasMain(in text: String, conditions: Set<String> = []) -> Bool {
        text.contains("@main") && WidgetSource(text, conditions: conditions).hasMain
    }

    /// Scans a text, given the compilation conditions besides `DEBUG`.
    package init(_ text: String, conditions: Set<String> = []) {
        scan = SourceScan(text, modules: OfferedModules.importable, conditions: conditions.union(["DEBUG"]))
    }

    /// Whether it has an app's entry point.
    var isApp: Bool { scan.hasMain && !hasMain && scan.words.contains("App") }

    /// Whether it has a widget program's entry point.
    var hasMain: Bool {
        scan.hasMain && !scan.words.isDisjoint(with: ["Widget", "WidgetBundle"])
            && scan.imports.contains { ["WidgetKit", "SwiftUI"].contains($0.module) }
    }
}

/// The scans of a tree's Swift files, each of which is read once.
final class SourceScans {
    private let tree: FileTree
    private var known: [String: SourceScan] = [:]
    private var conditions: [String: Set<String>] = [:]

    init(_ tree: FileTree) { self.tree = tree }

    subscript(file: String) -> SourceScan {
        if let scan = known[file] { return scan }
        let scan = scan(tree.text(file), of: file)
        known[file] = scan
        return scan
    }

    private func scan(_ text: String, of file: String) -> SourceScan {
        WidgetSource(text, conditions: conditions[file] ?? []).scan
    }

    /// Scans a target's files under its compilation conditions.
    func define(_ target: WidgetTarget) {
        let names = Set(target.settings.conditions + target.settings.debugConditions)
        for file in target.sources where !names.isSubset(of: conditions[file] ?? []) {
            conditions[file, default: []].formUnion(names)
            known[file] = nil
        }
    }

    /// Scans a file as for iOS from now on, if a condition asks for that and needs no more modules than before.
    func isForPhones(_ file: String, modules: Set<String>) -> Bool {
        guard let text = PhoneSource.text(tree.text(file)), !file.contains(":") else { return false }
        let scan = scan(text, of: file)
        let more = Set(scan.imports.map(\.module)).subtracting(self[file].imports.map(\.module))
        guard more.isSubset(of: modules) else { return false }
        known[file] = scan
        return true
    }
}
