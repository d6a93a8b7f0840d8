package import GroupStore

extension Invocation {
    /// The directory that `--root` names, else the one that the environment does.
    package var root: Root {
        get throws {
            guard let path = argument(Option.root.name) else { return try .current() }
            if path.isEmpty { throw misused("--root needs a directory") }
            return try Root(named: path)
        }
    }
}
