import Glibc

package enum Environment {
    /// A variable of the environment; one that is empty counts as not set.
    package static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
