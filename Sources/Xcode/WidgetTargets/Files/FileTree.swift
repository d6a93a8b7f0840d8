import GroupSystem
package import XcodeFiles

/// The files below a directory, by their paths from there.
package struct FileTree: Sendable {
    package let root: String

    package init(_ root: String) { self.root = root }

    package func absolute(_ path: String) -> String { path.isEmpty ? root : Path.join(root, path) }

    /// A path from here, if it leads to a place in here.
    func relative(_ path: String) -> String {
        let whole = absolute(path)
        return Path.isWithin(root, whole) ? Path.relative(whole, to: root) : Path.join("", path)
    }

    /// What can be read of a file as text.
    package func text(_ path: String) -> String { (try? XcodeFile.text(absolute(path))) ?? "" }

    /// The same, where what is there but cannot be read is an error.
    func readable(ifThere path: String) throws(Unreadable) -> String {
        path.isEmpty || !exists(path) ? "" : try XcodeFile.text(absolute(path))
    }

    /// What the kernel knows of what is at a path; nil if nothing is there.
    func status(_ path: String) -> FileStatus? { try? FileStatus(of: absolute(path), followsLinks: true) }

    package func exists(_ path: String) -> Bool { status(path) != nil }

    package func isFolder(_ path: String) -> Bool { status(path)?.isDirectory == true }

    /// What is in a folder, sorted, without what is hidden.
    package func entries(_ folder: String) -> [String] {
        DirectoryListing.names(in: absolute(folder)).filter { !$0.hasPrefix(".") }.sorted()
            .map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }

    /// All files in a folder and below, sorted. A folder that is one file to a developer, such as an asset catalog, is
    /// one here.
    package func files(in folder: String) throws(Unreadable) -> [String] {
        var files: [String] = []
        var count = 0
        try list(folder, below: [], into: &files, &count)
        return files
    }

    /// More than any project has, and soon listed, where a link leads to the root of a machine.
    private static let most = 100_000

    /// Links to a folder that is being listed would list it without end.
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
            "xcassets", "bundle", "xcdatamodeld", "docc", "scnassets", "icon", "xcodeproj", "xcworkspace", "framework",
            "xcframework", "playground",
        ].contains(Path.extension(path))
    }

    /// Whether a folder holds what others wrote, or what a build made.
    private static func isForeign(_ path: String) -> Bool {
        ["Pods", "Carthage", "node_modules", "DerivedData", "build"].contains(Path.name(path))
    }
}
