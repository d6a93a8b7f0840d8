import Glibc

/// Memory that is written once and may be large. Large blocks use huge pages where the kernel has them, since page
/// faults are most of the cost of copying a file.
package enum LargeMemory {
    private static let largePage = 2 << 20

    package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount >= largePage / 2, let memory = aligned_alloc(largePage, byteCount) {
            madvise(memory, byteCount, MADV_HUGEPAGE)
            return memory
        }
        return UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    }

    package static func free(_ memory: UnsafeMutableRawPointer) {
        Glibc.free(memory)
    }
}
