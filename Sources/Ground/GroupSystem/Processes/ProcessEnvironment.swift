import Glibc

/// The environment of this process.
package enum ProcessEnvironment {
    /// The value of a variable; nil if it is empty. Throws `illegalByteSequence` if it is not valid text, since a
    /// repaired value would name something else.
    package static func variable(_ name: String) throws(Errno) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        guard let text = String(validatingCString: value) else { throw .illegalByteSequence }
        return text
    }

    /// The value where precision matters less: invalid bytes are replaced.
    package static func words(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }

    /// Sets a variable for this process and those that it starts; only before there are threads.
    package static func set(_ name: String, to value: String) { setenv(name, value, 1) }

    /// Calls `body` with the environment for a new program: ours, byte for byte since it need not be valid text, with
    /// these changes. A nil value removes its variable.
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

/// Strings in C's form, valid as long as this lives.
struct CStrings: ~Copyable {
    typealias List = UnsafePointer<UnsafeMutablePointer<CChar>?>

    private let strings: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        strings = texts.map { strdup($0) }
    }

    deinit {
        for string in strings { free(string) }
    }

    /// Calls `body` with a null-terminated array.
    func withList<Result, Failure: Error>(
        after others: [UnsafeMutablePointer<CChar>?] = [], _ body: (List) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(others + strings + [nil])
    }
}
