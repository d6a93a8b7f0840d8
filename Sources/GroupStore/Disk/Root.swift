package import GroupSystem

/// The directory that holds the group containers.
public struct Root: Sendable, Hashable, CustomStringConvertible {
    /// Absolute, so that a change of the working directory does not move it.
    public let path: String

    /// A path that is relative stays so where the working directory has no name any more.
    public init(path: String) {
        self.init(path, in: try? Root.workingDirectory(for: path))
    }

    /// The same, for a path that someone named: throws where it can lead nowhere.
    package init(named path: String) throws(StoreError) {
        self.init(path, in: try Root.workingDirectory(for: path))
    }

    private init(_ path: String, in directory: String?) {
        let absolute = directory.map { $0 + "/" + path } ?? path
        self.path = absolute.count > 1 && absolute.hasSuffix("/") ? String(absolute.dropLast()) : absolute
    }

    public var description: String { path }

    /// The root that the environment names: `$GROUPDEFAULTS_ROOT`, else `$XDG_DATA_HOME/group-containers`, else
    /// `~/.local/share/group-containers`.
    public static func current() throws -> Root {
        if let root = try ProcessEnvironment.text("GROUPDEFAULTS_ROOT") { return try Root(named: root) }
        // The XDG base directory specification: a relative path is to be ignored.
        if let data = try ProcessEnvironment.text("XDG_DATA_HOME"), data.hasPrefix("/") {
            return Root(path: data + "/group-containers")
        }
        guard let home = try ProcessEnvironment.text("HOME") else { throw StoreError(path: "", .noHome) }
        return try Root(named: home + "/.local/share/group-containers")
    }

    /// What a path starts from; nil for one that is absolute.
    private static func workingDirectory(for path: String) throws(StoreError) -> String? {
        if path.hasPrefix("/") { return nil }
        do throws(Errno) {
            return try CurrentProcess.workingDirectory
        } catch {
            if error == .illegalByteSequence { throw StoreError(path: "the path of the working directory", .notText) }
            throw StoreError(path: path, .noWorkingDirectory(error))
        }
    }
}

extension ProcessEnvironment {
    /// A variable; nil if it is not set, or empty.
    package static func text(_ name: String) throws(StoreError) -> String? {
        do throws(Errno) {
            return try variable(name)
        } catch {
            throw StoreError(path: "$" + name, .notText)
        }
    }
}
