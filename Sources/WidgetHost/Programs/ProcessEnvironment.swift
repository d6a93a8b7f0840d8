import Glibc

/// The environment of this process.
enum ProcessEnvironment {
    /// As `NAME=value`.
    static var variables: [String] {
        var variables: [String] = []
        var place = environ
        while let variable = place.pointee {
            variables.append(String(cString: variable))
            place += 1
        }
        return variables
    }
}
