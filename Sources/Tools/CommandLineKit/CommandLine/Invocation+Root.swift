package import GroupStore

extension Invocation {
    /// The root named by `--root`, or else by the environment.
    package var root: Root {
        get throws {
            guard let path = argument(Option.root.name) else { return try .current() }
            if path.isEmpty { throw misused("--root needs a directory") }
            return try Root(named: path)
        }
    }
}
