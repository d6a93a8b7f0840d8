/// A widget's pixels: blue, green, red and opacity in bytes, premultiplied.
package struct DeskPicture: Sendable {
    package let width: Int
    package let height: Int
    package let bytes: [UInt8]

    /// Nil if the bytes are no rows of that width.
    init?(_ bytes: [UInt8], width: Int?) {
        guard let width, (1...16_384).contains(width), !bytes.isEmpty, bytes.count.isMultiple(of: 4 * width),
            bytes.count / (4 * width) <= 16_384
        else { return nil }
        (self.width, self.bytes, height) = (width, bytes, bytes.count / (4 * width))
    }
}
