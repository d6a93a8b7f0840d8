package import GroupSystem

/// The directory that holds the group containers.
public struct Root: Sendable, Hashable, CustomStringConvertible {
    /// The path, made absolute so that it does not depend on the working directory.
    public let path: String

    /// A root at a path. A relative path stays relative if the working directory cannot be found.
    public init(path: String) {
        self.init(path, in: try? Root.workingDirectory(for: path))
    }

    /// A root at a path given by a person. Throws if the path cannot lead anywhere.
    package init(named path: String) throws(StoreError) {
        self.init(path, in: try Root.workingDirectory(for: path))
    }

    private init(_ path: String, in directory: String?) {
        let absolute = directory.map { $0 + "/" + path } ?? path
        self.path = absolute.count > 1 && absolute.hasSuffix("/") ? String(absolute.dropLast()) : absolute
    }

    public var description: String { path }

    /// The root of the environment: `$GROUPDEFAULTS_ROOT`, else `$XDG_DATA_HOME/group-containers`, else
    /// `~/.local/share/group-containers`.
    public static func current() throws -> Root {
        if let root = try ProcessEnvironment.text("GROUPDEFAULTS_ROOT") { return try Root(named: root) }
        // The XDG base directory specification says to ignore relative paths.
        if let data = try ProcessEnvironment.text("XDG_DATA_HOME"), data.hasPrefix("/") {
            return Root(path: data + "/group-containers")
        }
        guard let home = try ProcessEnvironment.text("HOME") else { throw StoreError(path: "", .noHome) }
        return try Root(named: home + "/.local/share/group-containers")
    }

    /// The directory that a path is relative to; nil if it is absolute.
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
