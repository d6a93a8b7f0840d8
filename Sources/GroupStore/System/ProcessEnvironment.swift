import Glibc

/// The environment of this process.
package enum ProcessEnvironment {
    /// A variable; one that is empty counts as not set. Bytes that are no text are refused, since what is made of them
    /// would name something else.
    package static func variable(_ name: String) throws(StoreError) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        guard let text = String(validatingCString: value) else { throw StoreError(path: "$" + name, .notText) }
        return text
    }

    /// Calls `body` with the environment for a program that is to be started: ours byte for byte, since it need not be
    /// text, with these variables in the place of those of the same names. One without a value is left out.
    package static func with<Result, Failure: Error>(
        _ changes: [String: String?],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let new = changes.compactMap { name, value in value.map { strdup("\(name)=\($0)") } }
        defer { for variable in new { free(variable) } }
        return try body(inherited(without: changes.keys.map { "\($0)=" }) + new + [nil])
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
