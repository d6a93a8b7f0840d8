import GroupText

/// The bytes of a picture file, within the limit for archives.
package struct PictureBytes: Hashable, Sendable {
    package let bytes: [UInt8]

    package static let limit = 4 << 20
    static let none = PictureBytes()

    private init() { bytes = [] }

    /// Nil beyond the limit.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= PictureBytes.limit else { return nil }
        self.bytes = bytes
    }
}

/// A string in Base64.
extension PictureBytes: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let text = try json.string().utf8
        // Do not decode what is far too long.
        guard text.count / 4 * 3 <= PictureBytes.limit + 2, let bytes = Base64.decode(Array(text)),
            let picture = PictureBytes(bytes)
        else {
            throw json.error(.expected("up to \(PictureBytes.limit >> 20) MiB in Base64"))
        }
        self = picture
    }

    package func write(to json: inout JSONWriter) { json.base64(bytes) }
}
