import Glibc

/// unshare, with which a test takes something away from a program, such as /proc, and from nobody else.
public enum Unshare {
    public static let isPossible = (try? Tool().unshared("true").code) == 0

    /// What a test that needs it says where it is not run.
    public static let excuse = "unshare is missing, or mounts cannot be had here"

    fileprivate static let namespaces = geteuid() == 0 ? "--mount" : "--map-root-user --mount"
}

extension Tool {
    /// Runs a shell script that may call the tool as `$tool`, and mount what it likes.
    public func unshared(_ script: String) throws -> Outcome {
        try shell("exec unshare \(Unshare.namespaces) sh -c '\(script)'")
    }
}
