/// The part of a folder that a target of a package is: the folder, and what is left out of it.
package struct TargetFolder: Equatable, Sendable {
    /// From the package; empty for the package's own folder.
    package let path: String
    /// From `path`.
    package let excluded: [String]
    package let resources: [String]
    package let isLocalized: Bool

    package init(of widget: WidgetTarget, in tree: FileTree) {
        let files = widget.sources + widget.resources + widget.undeclared
        let base = TargetFolder.outerFolder(Path.commonFolder(of: files))
        path = base
        excluded = TargetFolder.others(in: base, than: Set(files), tree).map { Path.relative($0, to: base) }.sorted()
        let localized = widget.resources.filter { Path.extension(Path.folder($0)) == "lproj" }
        isLocalized = !localized.isEmpty
        resources = widget.resources.filter { !localized.contains($0) }.map { Path.relative($0, to: base) }.sorted()
    }

    /// A folder that is one file, or a language's, is no place for a target.
    private static func outerFolder(_ folder: String) -> String {
        Path.extension(folder) == "lproj" || FileTree.isOne(folder) ? outerFolder(Path.folder(folder)) : folder
    }

    /// What a folder holds besides a target's files: whole folders where none of these are in them.
    private static func others(in folder: String, than members: Set<String>, _ tree: FileTree) -> [String] {
        tree.entries(folder).flatMap { path -> [String] in
            if members.contains(path) || isIgnored(path) { return [] }
            let isOuter = members.contains { Path.isWithin(path, $0) }
            return isOuter ? others(in: path, than: members, tree) : [path]
        }
    }

    /// Whether SwiftPM says nothing of a file, though it is not told about it.
    private static func isIgnored(_ path: String) -> Bool { path == "Package.swift" || path == "Package.resolved" }
}
