import Glibc

/// The directory that holds the group containers.
public struct Root: Sendable, Hashable, CustomStringConvertible {
    /// Absolute, so that a change of the working directory does not move it.
    public let path: String

    public init(path: String) {
        let absolute = path.hasPrefix("/") ? path : Root.workingDirectory + "/" + path
        self.path = absolute.count > 1 && absolute.hasSuffix("/") ? String(absolute.dropLast()) : absolute
    }

    public var description: String { path }

    /// The root that the environment names: `$GROUPDEFAULTS_ROOT`, else `$XDG_DATA_HOME/group-containers`, else
    /// `~/.local/share/group-containers`.
    public static func current() throws -> Root {
        if let root = variable("GROUPDEFAULTS_ROOT") { return Root(path: root) }
        // The XDG base directory specification: a relative path is to be ignored.
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return Root(path: data + "/group-containers") }
        guard let home = variable("HOME") else { throw StoreError(path: "", .noHome) }
        return Root(path: home + "/.local/share/group-containers")
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    private static var workingDirectory: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
