import CLinux
import Glibc

/// A file's contents as memory, without a copy: for a look at a large file that ends before the file can be trusted no
/// longer. It shows what others write to the file in place, and zeros where they cut it short.
final class Mapping: Sendable {
    private let address: UInt
    private let guardian: Int32
    let size: Int

    /// Nil if the file cannot be mapped so that `padding` zeros follow it, or need not be, as it is small.
    init?(_ file: borrowing FileDescriptor, size: Int, padding: Int) {
        let page = Int(getpagesize())
        guard size >= 64 << 10, size % page != 0, size % page <= page - padding else { return nil }
        guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.rawValue, 0), memory != MAP_FAILED else {
            return nil
        }
        guardian = clinux_guard(memory, (size + page - 1) / page * page)
        address = UInt(bitPattern: memory)
        self.size = size
        if guardian < 0 { return nil }
    }

    deinit {
        if guardian >= 0 { clinux_unguard(guardian) }
        munmap(UnsafeMutableRawPointer(bitPattern: address), size)
    }

    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: size)
    }
}
