import GroupSystem
package import XcodeFiles

/// The files below a directory, by their paths relative to it.
package struct FileTree: Sendable {
    package let root: String

    package init(_ root: String) { self.root = root }

    package func absolute(_ path: String) -> String { path.isEmpty ? root : Path.join(root, path) }

    /// A path relative to the directory, if it leads into it.
    func relative(_ path: String) -> String {
        let whole = absolute(path)
        return Path.isWithin(root, whole) ? Path.relative(whole, to: root) : Path.join("", path)
    }

    /// The text of a file, as far as it can be read.
    package func text(_ path: String) -> String { (try? XcodeFile.text(absolute(path))) ?? "" }

    /// Like `text`, but throws for a file that exists and cannot be read.
    func readable(ifThere path: String) throws(Unreadable) -> String {
        path.isEmpty || !exists(path) ? "" : try XcodeFile.text(absolute(path))
    }

    /// The kernel's status of the file at a path; nil if nothing is there.
    func status(_ path: String) -> FileStatus? { try? FileStatus(of: absolute(path), followsLinks: true) }

    package func exists(_ path: String) -> Bool { status(path) != nil }

    /// A path as it is spelled on disk: macOS finds a file by its name in any case.
    func spelled(_ path: String) -> String {
        if path.isEmpty || exists(path) { return path }
        let folder = spelled(Path.folder(path))
        let name = Path.name(path).lowercased()
        let alike = entries(folder).filter { Path.name($0).lowercased() == name }
        return alike.count == 1 ? alike[0] : path
    }

    package func isFolder(_ path: String) -> Bool { status(path)?.isDirectory == true }

    /// The entries of a folder, sorted, without hidden ones.
    package func entries(_ folder: String) -> [String] {
        DirectoryListing.names(in: absolute(folder)).filter { !$0.hasPrefix(".") }.sorted()
            .map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    /// All files in a folder and its subfolders, sorted. A folder that is one file to a developer, such as an asset
    /// catalog, counts as one.
    package func files(in folder: String) throws(Unreadable) -> [String] {
        var files: [String] = []
        var count = 0
        try list(folder, below: [], into: &files, &count)
        return files
    }

    /// More than any project has, yet quick to list if a link leads to the root of a machine.
    private static let most = 100_000

    /// A link to a folder that is being listed is not followed: it would never end.
    private func list(
        _ folder: String, below outer: [FileIdentity], into files: inout [String], _ count: inout Int
    ) throws(Unreadable) {
        guard let identity = status(folder)?.identity, !outer.contains(identity) else { return }
        for path in entries(folder) {
            count += 1
            guard count <= FileTree.most else {
                throw Unreadable(absolute(folder), "more than \(FileTree.most) files are around it")
            }
            if !isFolder(path) || FileTree.isOne(path) {
                files.append(path)
            } else if !FileTree.isForeign(path) {
                try list(path, below: outer + [identity], into: &files, &count)
            }
        }
    }

    /// Whether a folder is one file to a developer.
    static func isOne(_ path: String) -> Bool {
        [
            "xcassets", "bundle", "xcdatamodeld", "xcmappingmodel", "docc", "scnassets", "icon", "xcodeproj",
            "xcworkspace", "framework",
            "xcframework", "playground",
        ].contains(Path.extension(path))
    }

    /// Whether a folder holds third-party code or the products of a build.
    private static func isForeign(_ path: String) -> Bool {
        ["Pods", "Carthage", "node_modules", "DerivedData", "build"].contains(Path.name(path))
    }
}
