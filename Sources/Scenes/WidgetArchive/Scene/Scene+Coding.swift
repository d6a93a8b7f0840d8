extension Scene: ArchiveRecord {
    package static var blank: Self { Self(.nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("url", &url)
        try visitor.member("direction", &direction, or: .leftToRight)
        try visitor.member("size", &size)
        try visitor.member("margins", &margins, or: Edges())
        try visitor.member("background", &background)
        try visitor.member("root", &root)
    }
}
