import FoundationEssentials
package import WidgetArchive

extension PictureRequest: ArchiveRecord {
    package static var blank: Self { Self(Scene(.nothing), family: .systemSmall, date: .distantPast) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("family", &family)
        try visitor.member("size", &size)
        try visitor.member("scale", &scale, or: 2)
        try visitor.member("format", &format, or: .png)
        try visitor.member("isDark", &isDark, or: false)
        try visitor.member("mode", &mode, or: .full)
        try visitor.member("tint", &tint)
        try visitor.member("palette", &palette, or: .ios18)
        try visitor.member("font", &font)
        try visitor.member("date", &date)
        try visitor.member("title", &title)
        try visitor.member("prefix", &prefix)
        try visitor.member("hasTree", &hasTree, or: false)
        try visitor.member("hasLetters", &hasLetters, or: false)
        try visitor.member("isTimed", &isTimed, or: false)
        try visitor.member("scene", &scene)
    }
}

extension PictureRequest.Format: ArchiveValue {}
extension PictureLook.Mode: ArchiveValue {}
extension Palette: ArchiveValue {}

extension PictureAnswer: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("byteCount", &byteCount, or: 0)
        try visitor.member("width", &width)
        try visitor.member("notes", &notes, or: [])
        try visitor.member("nextChange", &nextChange)
        try visitor.member("difference", &difference)
        try visitor.member("tree", &tree)
        try visitor.member("letters", &letters)
        try visitor.member("isLocal", &isLocal, or: false)
        try visitor.member("texts", &texts, or: [])
        try visitor.member("identity", &identity)
        try visitor.member("cost", &cost)
        try visitor.member("problem", &problem)
        try visitor.member("isLast", &isLast, or: false)
    }
}

extension DrawingIdentity: ArchiveRecord {
    package static var blank: Self { Self(program: "", fonts: "", place: "") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("program", &program)
        try visitor.member("fonts", &fonts)
        try visitor.member("place", &place)
    }
}

extension PictureCost: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("drawing", &drawing)
        try visitor.member("encoding", &encoding)
    }
}
