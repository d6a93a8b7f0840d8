import FoundationEssentials

extension ArchiveOf: ArchiveRecord {
    package static var blank: Self {
        Self(of: .blank, generation: 0, made: Date(timeIntervalSince1970: 0), cause: "", Timeline.blank)
    }

    package static func check(_ json: JSONValue) throws(ArchiveError) { try json.checkVersion(upTo: currentVersion) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        var version = Self.currentVersion
        try visitor.member("version", &version)
        try visitor.member("widget", &widget)
        try visitor.member("generation", &generation)
        try visitor.member("made", &made)
        try visitor.member("cause", &cause)
        try visitor.member("isPlaceholder", &isPlaceholder, or: false)
        try visitor.member("reads", &reads, or: [])
        try visitor.member("files", &files, or: [])
        try visitor.member("notes", &notes, or: [])
        try visitor.member("timeline", &timeline)
    }
}

extension Instance: ArchiveRecord {
    package static var blank: Self { Self(kind: "", family: .systemSmall) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("id", &id, or: "")
        try visitor.member("kind", &kind)
        try visitor.member("family", &family)
        try visitor.member("parameters", &parameters, or: [:])
    }
}

extension Family: ArchiveValue {}

extension Reads: ArchiveRecord {
    package static var blank: Self { Self(suite: "") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("suite", &suite)
        try visitor.member("keys", &keys, or: [])
        try visitor.member("everyKey", &everyKey, or: false)
        try visitor.member("container", &container, or: false)
    }
}

extension ReadFile: ArchiveRecord {
    package static var blank: Self { Self("", version: nil) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("path", &path)
        try visitor.member("version", &version)
    }
}
