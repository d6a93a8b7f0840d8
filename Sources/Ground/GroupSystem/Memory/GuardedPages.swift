import CLinux
import Glibc
import Synchronization

/// Pages on which this process maps the starts of files that anyone may truncate, as many as a process can reasonably
/// use. Reading past a truncation gives zeros, where it would otherwise end the process with SIGBUS.
package enum GuardedPages {
    private static let limit = 1_024
    private static let size = Int(getpagesize())
    private static let free = Mutex(Array(0..<limit))

    /// The address of the first page; nil if the range cannot be reserved.
    private static let base: UInt? = {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let memory = mmap(nil, limit * size, PROT_NONE, flags, -1, 0), memory != MAP_FAILED,
            clinux_guard(memory, limit * size) == 0
        else { return nil }
        return UInt(bitPattern: memory)
    }()

    /// Maps the start of a file; nil if that fails, or no page is free.
    package static func map(_ file: borrowing FileDescriptor) -> UnsafeMutableRawPointer? {
        guard let base, let number = free.withLock({ $0.popLast() }) else { return nil }
        let page = UnsafeMutableRawPointer(bitPattern: base + UInt(number * size))
        if mmap(page, size, PROT_READ, MAP_SHARED | MAP_FIXED, file.rawValue, 0) == page { return page }
        free.withLock { $0.append(number) }
        return nil
    }

    package static func unmap(_ page: UnsafeMutableRawPointer) {
        guard let base else { return }
        mmap(page, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0)
        free.withLock { $0.append(Int(UInt(bitPattern: page) - base) / size) }
    }
}
