/// Why a cluster did not do what it was asked.
package enum EtcdError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be reached, or nobody leads it: whether it did what it was asked is unknown.
    case unavailable(String)
    /// The token has run out, or there is none.
    case unauthenticated
    /// It refuses, whoever asks again.
    case refused(String)
    /// Its history does not reach back so far.
    case compacted
    /// An answer that is none, or too large a one.
    case unreadable(String)

    package var description: String {
        switch self {
        case .unavailable(let reason), .refused(let reason): reason
        case .unauthenticated: "it wants a user and a password"
        case .compacted: "its history does not reach back so far"
        case .unreadable(let what): "\(what) cannot be read"
        }
    }

    /// By the code of gRPC, and by the words.
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
