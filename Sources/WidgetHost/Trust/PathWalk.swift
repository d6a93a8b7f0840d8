import GroupSystem

/// The way to a file, link by link, as the kernel goes it.
enum PathWalk {
    /// As many as the kernel follows.
    private static let mostLinks = 40

    /// Calls `visit` with each directory on the way and the name in it that leads on, before it is known what that is; it
    /// returns whether to go on. Returns where the way ends, through no link any more; nil if it was broken off.
    static func follow<Failure: Error>(
        _ path: String, visit: (_ directory: String, _ name: String) throws(Failure) -> Bool
    ) throws(Failure) -> String? {
        var steps = steps(of: path)
        var (directory, links) = ("", 0)
        while let step = steps.popLast() {
            if step == ".." {
                directory = String(directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)])
                continue
            }
            guard try visit(directory.isEmpty ? "/" : directory, step) else { return nil }
            guard let target = FileSystem.target(ofLink: "\(directory)/\(step)") else {
                directory += "/\(step)"
                continue
            }
            links += 1
            guard links <= mostLinks else { return nil }
            if target.hasPrefix("/") { directory = "" }
            steps += self.steps(of: target)
        }
        return directory.isEmpty ? "/" : directory
    }

    /// The steps of a path, the first of them last.
    private static func steps(of path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
    }
}
