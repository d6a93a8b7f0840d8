package import WidgetArchive

/// A request to the drawing program to compare two picture files.
package struct PictureComparison: Hashable, Sendable {
    package var picture: PictureBytes
    package var reference: PictureBytes

    package init(_ picture: PictureBytes, reference: PictureBytes) {
        self.picture = picture
        self.reference = reference
    }
}

/// The visible difference between two pictures, in CIE Lab.
package struct PictureDifference: Hashable, Sendable {
    /// In pixels.
    package var size: Size
    package var referenceSize: Size
    /// The share of pixels, from 0 to 1, that no pixel of the other picture matches within one pixel.
    package var share: Double
    /// The greatest distance of a pixel from the nearest colour there.
    package var largest: Double

    /// The greatest distance of colours that match: hardly anybody can see it.
    package static let visible = 2.0

    package init(size: Size, referenceSize: Size, share: Double, largest: Double) {
        self.size = size
        self.referenceSize = referenceSize
        self.share = share
        self.largest = largest
    }
}

extension PictureComparison: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        self.init(try json.value("picture"), reference: try json.value("reference"))
    }

    package func write(to json: inout JSONWriter) {
        json.object {
            $0.member("picture", picture)
            $0.member("reference", reference)
        }
    }
}

extension PictureDifference: ArchiveRecord {
    package static var blank: Self { Self(size: .zero, referenceSize: .zero, share: 0, largest: 0) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("size", &size)
        try visitor.member("referenceSize", &referenceSize)
        try visitor.member("share", &share)
        try visitor.member("largest", &largest)
    }
}
