/// How other users could decide what a program does.
package enum Exposure: Hashable, Sendable {
    /// It belongs to another user.
    case owned(by: String)
    /// Others may write to it.
    case writable(by: String)
    /// It is a directory whose entries others may replace.
    case replaceable(by: String)
}

extension Exposure {
    /// The problem and its consequence, in words.
    package func words(_ consequence: String) -> String {
        switch self {
        case .owned(let owner): "belongs to \(owner), and \(consequence)"
        case .writable(let others), .replaceable(let others): "can be changed by \(others), and \(consequence)"
        }
    }

    /// What the user can do about it.
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

/// Other users could change what is at a path.
package struct Exposed: Error, Hashable, Sendable {
    package let path: String
    package let exposure: Exposure
    /// The user who was to trust it.
    package let user: String

    package var hint: String { exposure.hint(path, for: user) }
}
