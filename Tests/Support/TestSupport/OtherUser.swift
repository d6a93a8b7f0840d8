public import Foundation

/// A user who is not root, for tests that are.
public enum OtherUser {
    public static let identifier: uid_t = 12_001

    /// What a test that needs one says where it is not run.
    public static let excuse = "programs cannot be run as another user here"

    public static let isPossible = geteuid() == 0 && (try? Tool().runAsOtherUser("help").code) == 0

    /// Makes a file, or a directory with all in it, that user's.
    public static func give(_ path: String) {
        let within = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        for path in [path] + within.map({ "\(path)/\($0)" }) { lchown(path, identifier, identifier) }
    }
}

extension Tool {
    /// Runs the tool as that user, whose the test's directory must be.
    public func runAsOtherUser(_ arguments: String...) throws -> Outcome {
        try runAsOtherUser(arguments)
    }

    public func runAsOtherUser(_ arguments: [String]) throws -> Outcome {
        let user = String(OtherUser.identifier)
        let words = ["--reuid", user, "--regid", user, "--clear-groups", program] + arguments
        return try ChildProcess("setpriv", words, environment: environment).wait()
    }
}
