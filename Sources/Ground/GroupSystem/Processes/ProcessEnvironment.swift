import Glibc

/// The environment of this process.
package enum ProcessEnvironment {
    /// A variable; one that is empty counts as not set. Bytes that are no text throw `illegalByteSequence`, since what is
    /// made of them would name something else.
    package static func variable(_ name: String) throws(Errno) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        guard let text = String(validatingCString: value) else { throw .illegalByteSequence }
        return text
    }

    /// The same where it does not matter much: what is no text is replaced.
    package static func words(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Calls `body` with the environment for a program that is to be started: ours byte for byte, since it need not be
    /// text, with these variables in the place of those of the same names. One without a value is left out.
    static func with<Result, Failure: Error>(
        _ changes: [String: String?], _ body: (CStrings.List) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let new = CStrings(changes.compactMap { name, value in value.map { "\(name)=\($0)" } })
        return try new.withList(after: inherited(without: changes.keys.map { "\($0)=" }), body)
    }

    private static func inherited(without beginnings: [String]) -> [UnsafeMutablePointer<CChar>?] {
        var variables: [UnsafeMutablePointer<CChar>?] = []
        var place = environ
        while let variable = place.pointee {
            if !beginnings.contains(where: { strncmp(variable, $0, $0.utf8.count) == 0 }) { variables.append(variable) }
            place += 1
        }
        return variables
    }
}

/// Texts as C takes them, for as long as they are needed.
struct CStrings: ~Copyable {
    typealias List = UnsafePointer<UnsafeMutablePointer<CChar>?>

    private let strings: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        strings = texts.map { strdup($0) }
    }

    deinit {
        for string in strings { free(string) }
    }

    /// Calls `body` with a list that ends with null.
    func withList<Result, Failure: Error>(
        after others: [UnsafeMutablePointer<CChar>?] = [], _ body: (List) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(others + strings + [nil])
    }
}
