/// A preview in a widget program's source, not drawn yet.
package struct PreviewDescription: Hashable, Sendable {
    /// Its own name, or that of the enclosing file or type.
    package var name: String

    package init(_ name: String) { self.name = name }
}

/// The scenes of a preview: of a widget in a family, or of a view with a size.
package struct PreviewScenes: Hashable, Sendable {
    /// A name within the preview, if it shows several.
    package var name: String?
    /// Nil for a view that is not a widget.
    package var family: Family?
    /// Nil for the family's size.
    package var size: Size?
    /// Nil for either appearance.
    package var isDark: Bool?
    /// In source order.
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
