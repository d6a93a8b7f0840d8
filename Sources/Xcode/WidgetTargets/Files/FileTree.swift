import GroupSystem

/// The files below a directory, by their paths from there.
package struct FileTree: Sendable {
    package let root: String

    package init(_ root: String) { self.root = root }

    package func absolute(_ path: String) -> String { path.isEmpty ? root : Path.join(root, path) }

    package func text(_ path: String) -> String { SmallFile.text(absolute(path)) }

    package func exists(_ path: String) -> Bool { (try? FileStatus(of: absolute(path), followsLinks: true)) != nil }

    package func isFolder(_ path: String) -> Bool {
        (try? FileStatus(of: absolute(path), followsLinks: true))?.isDirectory == true
    }

    /// What is in a folder, sorted, without what is hidden.
    package func entries(_ folder: String) -> [String] {
        DirectoryListing.names(in: absolute(folder)).filter { !$0.hasPrefix(".") }.sorted()
            .map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    /// All files in a folder and below, sorted. A folder that is one file to a developer, such as an asset catalog, is
    /// one here.
    package func files(in folder: String) -> [String] { files(in: folder, below: []) }

    /// Links to a folder that is being listed would list it without end.
    private func files(in folder: String, below outer: [FileIdentity]) -> [String] {
        guard let identity = try? FileStatus(of: absolute(folder), followsLinks: true).identity,
            !outer.contains(identity)
        else { return [] }
        return entries(folder).flatMap { path -> [String] in
            guard isFolder(path), !FileTree.isOne(path) else { return [path] }
            return FileTree.isForeign(path) ? [] : files(in: path, below: outer + [identity])
        }
    }

    /// Whether a folder is one file to a developer.
    static func isOne(_ path: String) -> Bool {
        [
            "xcassets", "bundle", "xcdatamodeld", "docc", "scnassets", "icon", "xcodeproj", "xcworkspace", "framework",
            "xcframework", "playground",
        ].contains(Path.extension(path))
    }

    /// Whether a folder holds what others wrote, or what a build made.
    private static func isForeign(_ path: String) -> Bool {
        ["Pods", "Carthage", "node_modules", "DerivedData", "build"].contains(Path.name(path))
    }
}
