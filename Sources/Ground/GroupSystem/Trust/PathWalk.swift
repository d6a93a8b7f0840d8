/// Resolves a path component by component and link by link, as the kernel does.
package enum PathWalk {
    /// The number of links that the kernel follows.
    private static let mostLinks = 40

    /// Calls `visit` with each directory on the way and the next component in it, before looking that up; `visit`
    /// returns whether to continue. Returns the path without links, or nil if the walk was stopped.
    package static func follow<Failure: Error>(
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

    /// The components of a path, in reverse order.
    private static func steps(of path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
    }
}
