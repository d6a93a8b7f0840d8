package import WidgetArchive

/// A text as a picture shows it.
package struct ExaminedText: Hashable, Sendable {
    package var words: String
    /// Its visible part, in points from the picture's top left corner.
    package var origin: Point
    package var size: Size
    /// The size of its smallest letters, in points.
    package var fontSize: Double
    package var isBold: Bool
    /// Whether nothing of it was truncated or clipped.
    package var isWhole: Bool
    /// The contrast of its letters to what is behind them, from 1 to 21; nil if none of it is in sight.
    package var contrast: Double?

    package init(
        _ words: String, at origin: Point, size: Size, fontSize: Double, isBold: Bool = false, isWhole: Bool = true,
        contrast: Double? = nil
    ) {
        self.words = words
        self.origin = origin
        self.size = size
        self.fontSize = fontSize
        self.isBold = isBold
        self.isWhole = isWhole
        self.contrast = contrast
    }
}

extension ExaminedText: ArchiveRecord {
    package static var blank: Self { Self("", at: .zero, size: .zero, fontSize: 0) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("words", &words)
        try visitor.member("origin", &origin)
        try visitor.member("size", &size)
        try visitor.member("fontSize", &fontSize)
        try visitor.member("isBold", &isBold, or: false)
        try visitor.member("isWhole", &isWhole, or: true)
        try visitor.member("contrast", &contrast)
    }
}
