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

    /// The bytes of a whole gzip file; nil if it is damaged, or has more than `most`. The corresponding C function is
    /// `inflate`.
    package static func expand(_ file: [UInt8], most: Int = 64 << 20) -> [UInt8]? {
        var stream = z_stream()
        guard czlib_start_gunzip(&stream) == Z_OK, let count = UInt32(exactly: file.count) else { return nil }
        defer { inflateEnd(&stream) }
        return file.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = count
            var (bytes, status) = ([UInt8](), Z_OK)
            while status == Z_OK, bytes.count <= most {
                bytes += [UInt8](unsafeUninitializedCapacity: 32_768) { buffer, filled in
                    stream.next_out = buffer.baseAddress
                    stream.avail_out = UInt32(buffer.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    filled = buffer.count - Int(stream.avail_out)
                }
            }
            return status == Z_STREAM_END && bytes.count <= most ? bytes : nil
        }
    }
}
