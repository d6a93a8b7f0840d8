/// The part of a folder that a target of a package is: the folder, and what is left out of it.
package struct TargetFolder: Equatable, Sendable {
    /// From the package; empty for the package's own folder.
    package let path: String
    /// From `path`. What the package need not name is not here.
    package let sources: [String]
    package let excluded: [String]
    package let resources: [String]
    package let isLocalized: Bool

    package init(of widget: WidgetTarget, in tree: FileTree) {
        let files = widget.sources + widget.resources + widget.undeclared
        let folder = Path.commonFolder(of: files)
        let base = TargetFolder.outerFolder(folder)
        path = base
        var parts = Parts(members: Set(files), tree: tree)
        parts.divide(base)
        excluded = parts.excluded.map { Path.relative($0, to: base) }.sorted()
        sources = parts.ownsAll ? [] : parts.sources.map { Path.relative($0, to: base) }.sorted()
        let localized = widget.resources.filter { Path.extension(Path.folder($0)) == "lproj" }
        isLocalized = !localized.isEmpty
        resources = widget.resources.filter { !localized.contains($0) }.map { Path.relative($0, to: base) }.sorted()
    }

    /// A folder that is one file, or a language's, is no place for a target.
    private static func outerFolder(_ folder: String) -> String {
        Path.extension(folder) == "lproj" || FileTree.isOne(folder) ? outerFolder(Path.folder(folder)) : folder
    }
}

/// What is in a folder, divided into what is a target's and what is not.
private struct Parts {
    let members: Set<String>
    let tree: FileTree
    var excluded: [String] = []
    /// Folders whose Swift files are all members, and other Swift files that are.
    var sources: [String] = []
    /// Whether there are no Swift files but members.
    var ownsAll = true

    mutating func divide(_ folder: String) {
        for path in tree.entries(folder) {
            if members.contains(path) {
                if path.hasSuffix(".swift") { sources.append(path) }
            } else if tree.isFolder(path), members.contains(where: { Path.isWithin(path, $0) }) {
                inner(path)
            } else if tree.isFolder(path) || !Parts.isIgnored(path) {
                excluded.append(path)
                ownsAll = ownsAll && !path.hasSuffix(".swift") && (!tree.isFolder(path) || !hasSwift(path))
            }
        }
    }

    private mutating func inner(_ folder: String) {
        var parts = Parts(members: members, tree: tree)
        parts.divide(folder)
        excluded += parts.excluded
        ownsAll = ownsAll && parts.ownsAll
        if parts.ownsAll, !parts.sources.isEmpty {
            sources.append(folder)
        } else {
            sources += parts.sources
        }
    }

    private func hasSwift(_ folder: String) -> Bool {
        !FileTree.isOne(folder) && tree.files(in: folder).contains { $0.hasSuffix(".swift") }
    }

    /// Whether a package says nothing of a file, though it is not told about it.
    private static func isIgnored(_ path: String) -> Bool { path == "Package.swift" || path == "Package.resolved" }
}
