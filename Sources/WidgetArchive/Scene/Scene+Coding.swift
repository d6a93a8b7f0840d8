extension Scene: ArchiveRecord {
    public static var blank: Self { Self(.nothing) }

    public mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("url", &url)
        try visitor.member("margins", &margins, or: Edges())
        try visitor.member("background", &background)
        try visitor.member("root", &root)
    }
}
