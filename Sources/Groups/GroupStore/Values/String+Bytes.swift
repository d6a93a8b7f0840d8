import GroupSystem

extension String {
    /// Calls `body` with the UTF-8 of the string, without a copy if it is stored contiguously.
    @inline(__always)
    package func withBytes<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outcome = utf8.withContiguousStorageIfAvailable { bytes -> Swift.Result<Result, Failure> in
            do throws(Failure) { return .success(try body(bytes)) } catch { return .failure(error) }
        }
        if let outcome { return try outcome.get() }
        return try Array(utf8).withUnsafeBufferPointer { (bytes) throws(Failure) in try body(bytes) }
    }

    package func hasSameBytes(as other: String) -> Bool {
        withBytes { mine in other.withBytes { theirs in mine.hasSameBytes(as: theirs) } }
    }

    /// Compares bytes, like C's `memcmp`, which is also the order of the code points.
    func compareBytes(with other: String) -> Int {
        withBytes { mine in other.withBytes { theirs in mine.compareBytes(with: theirs) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    @inline(__always)
    func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let mine = baseAddress, let theirs = other.baseAddress else { return true }
        return memcmp(mine, theirs, count) == 0
    }

    @inline(__always)
    func compareBytes(with other: UnsafeBufferPointer<UInt8>) -> Int {
        if let mine = baseAddress, let theirs = other.baseAddress {
            let order = memcmp(mine, theirs, Swift.min(count, other.count))
            if order != 0 { return Int(order) }
        }
        return count - other.count
    }
}
