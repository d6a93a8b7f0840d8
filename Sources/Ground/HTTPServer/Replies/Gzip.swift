internal import CZlib

/// Compression by zlib.
package enum Gzip {
    /// The bytes as a gzip file, without a name or a date, so that equal bytes give equal files; nil if there is no
    /// memory. The corresponding C function is `deflate`.
    package static func compress(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8]? {
        var stream = z_stream()
        guard czlib_start_gzip(&stream, level) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        guard let count = UInt32(exactly: bytes.count) else { return nil }
        return bytes.withUnsafeBufferPointer { input in
            // It only reads what `next_in` points to.
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = count
            let bound = Int(deflateBound(&stream, UInt(count)))
            let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, filled in
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(bound)
                filled = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
            // Kept for long: without the room that the bound needed.
            return output.isEmpty ? nil : Array(output[...])
        }
    }
}
