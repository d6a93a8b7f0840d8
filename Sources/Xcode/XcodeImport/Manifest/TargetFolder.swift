/// A target's folder in a package, and what is excluded from it.
package struct TargetFolder: Equatable, Sendable {
    /// Relative to the package; empty for the package's own folder.
    package let path: String
    /// Relative to `path`.
    package let excluded: [String]
    package let resources: [String]
    package let isLocalized: Bool

    /// The folder of a widget's files, and of a file beside the manifest, if there is one.
    package init(of widget: WidgetTarget, and stub: String?, in tree: FileTree) {
        let files = widget.sources + widget.resources + widget.undeclared + [stub].compactMap(\.self)
        let base = TargetFolder.outerFolder(Path.commonFolder(of: files))
        path = base
        let members = Set(files).subtracting(widget.phoneSources)
        excluded = TargetFolder.others(in: base, than: members, tree).map { Path.relative($0, to: base) }.sorted()
        let localized = widget.resources.filter { Path.extension(Path.folder($0)) == "lproj" }
        isLocalized = !localized.isEmpty
        resources = widget.resources.filter { !localized.contains($0) }.map { Path.relative($0, to: base) }.sorted()
    }

    /// The nearest suitable folder: one that counts as a file, or belongs to a language, cannot be a target's.
    private static func outerFolder(_ folder: String) -> String {
        Path.extension(folder) == "lproj" || FileTree.isOne(folder) ? outerFolder(Path.folder(folder)) : folder
    }

    /// The contents of a folder other than a target's files: whole folders, where these contain none of them.
    private static func others(in folder: String, than members: Set<String>, _ tree: FileTree) -> [String] {
        tree.entries(folder).flatMap { path -> [String] in
            if members.contains(path) || isIgnored(path) { return [] }
            let isOuter = members.contains { Path.isWithin(path, $0) }
            return isOuter ? others(in: path, than: members, tree) : [path]
        }
    }

    /// Whether SwiftPM accepts a file that the manifest does not mention.
    private static func isIgnored(_ path: String) -> Bool { path == "Package.swift" || path == "Package.resolved" }
}
