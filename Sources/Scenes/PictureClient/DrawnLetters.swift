package import WidgetArchive

/// The texts of a picture as they were asked of the fonts, with a digest of the answers: glyphs, their places, and the
/// font files that they are from. A picture does not change with fonts while this stays the same.
package struct DrawnLetters: Hashable, Sendable {
    package var texts: [Text]
    /// The families of which was asked whether they are installed.
    package var families: [String]
    package var digest: String

    package struct Text: Hashable, Sendable {
        package var words: String
        package var font: Font

        package init(_ words: String, _ font: Font) {
            (self.words, self.font) = (words, font)
        }
    }

    package init(_ texts: [Text], families: [String], digest: String = "") {
        (self.texts, self.families, self.digest) = (texts, families, digest)
    }
}

extension DrawnLetters: ArchiveRecord {
    package static var blank: Self { Self([], families: []) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("texts", &texts)
        try visitor.member("families", &families)
        try visitor.member("digest", &digest)
    }
}

extension DrawnLetters.Text: ArchiveRecord {
    package static var blank: Self { Self("", Font(size: 0)) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("words", &words)
        try visitor.member("font", &font)
    }
}
