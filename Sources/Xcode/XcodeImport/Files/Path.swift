/// Paths as text, with `/` between their components.
package enum Path {
    /// Joins two paths, resolving `.` and, as far as possible, `..`.
    package static func join(_ base: String, _ path: String) -> String {
        let isAbsolute = path.hasPrefix("/") || (base.hasPrefix("/"))
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : base + "/" + path).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    package static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The folder that contains a path; empty if the path has one component.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The text after the last dot of the name; empty if there is none.
    package static func `extension`(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// Whether a path is a folder or is within it; the empty folder is the root.
    package static func isWithin(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    /// A path relative to a folder that contains it.
    package static func relative(_ path: String, to folder: String) -> String {
        folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    }

    /// The relative path from a folder to another path, through parent folders; both are relative to the root.
    package static func way(to path: String, from folder: String) -> String {
        let (from, to) = (join("/", folder).split(separator: "/"), join("/", path).split(separator: "/"))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let parts = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The deepest folder that contains all paths.
    package static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { folder($0).split(separator: "/") }
        guard var common = folders.first?[...] else { return "" }
        for folder in folders {
            let same = zip(common, folder).prefix { $0 == $1 }.count
            common = common.prefix(same)
        }
        return common.joined(separator: "/")
    }
}
