import GroupStore

extension FileDescriptor {
    /// Up to 64 KiB that can be read at once: none at the end, nil if there is nothing now.
    func readWhatIsThere() -> [UInt8]? {
        try? [UInt8](unsafeUninitializedCapacity: 1 << 16) { (buffer, count) throws(Errno) in
            count = try read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}
