/// A preview in a widget program's source, of which nothing has been drawn.
package struct PreviewDescription: Hashable, Sendable {
    /// Its own name, or that of what it stands in.
    package var name: String

    package init(_ name: String) { self.name = name }
}

/// What a preview shows: a widget in a family, or a view of a size.
package struct PreviewScenes: Hashable, Sendable {
    /// A name within the preview, where it shows several.
    package var name: String?
    /// Nil for a view that is no widget.
    package var family: Family?
    /// Nil for that of the family.
    package var size: Size?
    /// Nil for either appearance.
    package var isDark: Bool?
    /// In the order of the source.
    package var entries: [SceneTimeline.Entry]

    package init(
        name: String? = nil, family: Family? = nil, size: Size? = nil, isDark: Bool? = nil,
        _ entries: [SceneTimeline.Entry]
    ) {
        self.name = name
        self.family = family
        self.size = size
        self.isDark = isDark
        self.entries = entries
    }
}

extension PreviewDescription: ArchiveRecord {
    package static var blank: Self { Self("") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("name", &name)
    }
}

extension PreviewScenes: ArchiveRecord {
    package static var blank: Self { Self([]) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("name", &name)
        try visitor.member("family", &family)
        try visitor.member("size", &size)
        try visitor.member("isDark", &isDark)
        try visitor.member("entries", &entries)
    }
}
