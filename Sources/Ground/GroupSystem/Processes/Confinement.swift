import CLinux

/// What a process has given up for good: writing files, the network, and starting programs. Reading stays, and so do the
/// descriptors that it has.
package struct Confinement: Sendable {
    /// Whether the kernel keeps its files from being written, by Landlock.
    package let coversFiles: Bool
    /// Whether it refuses the system calls themselves, by seccomp.
    package let coversCalls: Bool

    /// Confines this process, whose memory may grow to so many bytes; nil for as many as there are.
    package static func begin(memory: Int? = nil) -> Confinement {
        let taken = clinux_confine(UInt64(memory ?? 0))
        return Confinement(coversFiles: taken & 1 != 0, coversCalls: taken & 2 != 0)
    }
}
