/// Bytes that are sent to any number of viewers, kept once. They are compressed when they are made, not for each
/// viewer.
package struct HTTPBody: Sendable {
    package let bytes: [UInt8]
    /// The same in gzip's form; nil where that would not be shorter, or is not wanted.
    package let compressed: [UInt8]?

    package init(_ bytes: [UInt8], compressing: Bool = false) {
        self.bytes = bytes
        let compressed = compressing ? Gzip.compress(bytes) : nil
        self.compressed = compressed.flatMap { $0.count < bytes.count ? $0 : nil }
    }
}
