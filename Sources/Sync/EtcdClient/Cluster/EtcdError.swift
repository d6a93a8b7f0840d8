/// The reason why a cluster did not carry out a request.
package enum EtcdError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cluster cannot be reached, or has no leader: the outcome of the request is unknown.
    case unavailable(String)
    /// The token is missing or has expired.
    case unauthenticated
    /// The cluster refuses the request; asking again would not help.
    case refused(String)
    /// The revision has been compacted away.
    case compacted
    /// The answer is malformed or too large.
    case unreadable(String)

    package var description: String {
        switch self {
        case .unavailable(let reason), .refused(let reason): reason
        case .unauthenticated: "it requires a user and a password"
        case .compacted: "its history does not reach back so far"
        case .unreadable(let what): "\(what) cannot be read"
        }
    }

    /// Classifies an error by its gRPC code, and by its message.
    init(code: Int64, _ message: String) {
        switch code {
        case 16: self = .unauthenticated
        case 3 where message.contains("user name is empty"), 3 where message.contains("invalid auth token"):
            self = .unauthenticated
        case 11: self = .compacted
        case 3, 5, 7, 8, 9, 12: self = .refused(message)
        default: self = .unavailable(message)
        }
    }
}
