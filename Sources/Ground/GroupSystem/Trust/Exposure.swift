/// A way in which other users could influence a program.
package enum Exposure: Hashable, Sendable {
    /// The path belongs to another user.
    case owned(by: String)
    /// Others may write to the path.
    case writable(by: String)
    /// The path is a directory whose entries others may replace.
    case replaceable(by: String)
}

extension Exposure {
    /// Describes the problem and its consequence.
    package func words(_ consequence: String) -> String {
        switch self {
        case .owned(let owner): "belongs to \(owner), and \(consequence)"
        case .writable(let others), .replaceable(let others): "can be changed by \(others), and \(consequence)"
        }
    }

    /// Suggests a remedy to the user.
    package func hint(_ path: String, for user: String) -> String {
        switch self {
        case .owned("root"): "'sudo chown -R \(user) \(path)' makes it yours"
        case .owned(let owner) where user == "root": "do it as \(owner), without sudo"
        case .owned: "use a root of your own: --root DIR, or GROUPDEFAULTS_ROOT"
        case .writable: "'chmod -R go-w \(path)' takes that from them"
        case .replaceable: "'chmod +t \(path)' keeps them from replacing what is not theirs"
        }
    }
}

/// Thrown if other users could change the file at a path.
package struct Exposed: Error, Hashable, Sendable {
    package let path: String
    package let exposure: Exposure
    /// The user who would have to trust it.
    package let user: String

    package var hint: String { exposure.hint(path, for: user) }
}
