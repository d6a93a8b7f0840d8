package import GroupStore
import GroupSystem
package import WidgetArchive

/// Everything that the runs of a script for one widget have read, and what the last of them wrote.
package struct ScriptAccesses {
    private let root: String
    /// The host watches the script itself, and languages list its directory for modules.
    private let ignored: Set<String>
    private var suites: [String: Reads] = [:]
    private var versions: [String: String?] = [:]
    private var changed: Set<String> = []
    private(set) package var writes: [OwnWrite] = []

    /// In a root, for the script at a path.
    package init(root: String, script: String) {
        self.root = root
        let path = ScriptAccesses.standardized(script)
        ignored = [path, root, String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])]
    }

    package mutating func note(_ access: Access) {
        switch access {
        case .read(let suite, let key): reads(suite) { if !$0.keys.contains(key) { $0.keys.append(key) } }
        case .readAll(let suite): reads(suite) { $0.everyKey = true }
        case .wrote(let suite, let key, let value): writes.append(OwnWrite(suite: suite, key: key, value: value))
        case .openedFile(let path, let version): noteFile(ScriptAccesses.standardized(path), version)
        case .changedFile(let path): changed.insert(ScriptAccesses.standardized(path))
        }
    }

    /// Forgets what was written, once the host has been told.
    package mutating func forgetWrites() {
        (writes, changed) = ([], [])
    }

    private mutating func reads(_ suite: String, _ change: (inout Reads) -> Void) {
        change(&suites[suite, default: Reads(suite: suite)])
    }

    /// A file in the root is a suite's, or a file of its container: the host has other watches for these.
    private mutating func noteFile(_ path: String, _ version: String?) {
        guard !ignored.contains(path) else { return }
        guard path.hasPrefix(root + "/") else {
            versions[path] = .some(version)
            return
        }
        let parts = path.dropFirst(root.utf8.count + 1).split(separator: "/")
        guard let suite = parts.first, !suite.hasPrefix(".") else { return }
        let isOfSuite = parts.count > 1 && parts[1] == "Library"
        reads(String(suite)) { if isOfSuite { $0.everyKey = true } else { $0.container = true } }
    }

    package var reads: [Reads] { suites.values.sorted { $0.suite < $1.suite } }

    /// The files with the versions that were read; one that the run itself has written, with the version that it left.
    package var files: [ReadFile] {
        versions.sorted { $0.key < $1.key }.map { path, version in
            guard changed.contains(path) else { return ReadFile(path, version: version) }
            return ReadFile(path, version: (try? FileStatus(of: path, followsLinks: true))?.version)
        }
    }

    /// A path without `.`, `..` and repeated slashes.
    private static func standardized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
