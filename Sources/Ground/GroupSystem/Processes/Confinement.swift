import CLinux

/// The rights that a process has given up for good: to write files, use the network and start programs. It can still
/// read, and keeps its open descriptors.
package struct Confinement: Sendable {
    /// Whether Landlock keeps files from being written.
    package let coversFiles: Bool
    /// Whether seccomp refuses the system calls.
    package let coversCalls: Bool

    /// Confines this process, and limits its address space to this many bytes; nil for no limit.
    package static func begin(memory: Int? = nil) -> Confinement {
        let taken = clinux_confine(UInt64(memory ?? 0))
        return Confinement(coversFiles: taken & 1 != 0, coversCalls: taken & 2 != 0)
    }
}
