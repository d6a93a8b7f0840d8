import FoundationEssentials

extension SceneTimeline: ArchiveRecord {
    package static var blank: Self { Self([], policy: .never) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("policy", &policy)
        try visitor.member("entries", &entries)
        try visitor.member("occasions", &occasions, or: [])
        try visitor.member("minimumDistance", &minimumDistance)
    }
}

extension SceneTimeline.Policy: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(.atEnd, .after(.distantPast), .never)

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .atEnd: visitor.choice("atEnd", self)
        case .after(let date): try visitor.choice("after", date, Self.after)
        case .never: visitor.choice("never", self)
        }
    }
}

extension SceneTimeline.Entry: ArchiveRecord {
    package static var blank: Self { Self(date: .distantPast, scene: .blank) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("date", &date)
        try visitor.member("relevance", &relevance)
        try visitor.member("scenes", &scenes)
    }

    package init(from json: JSONValue) throws(ArchiveError) {
        guard try json.member("scenes") == nil, try json.member("scene") != nil else {
            try self.init(members: json)
            return
        }
        // Version 1 had one scene, and an optional dark one.
        try self.init(
            date: json.value("date"), relevance: json.optional("relevance"),
            scenes: Scenes(json.value("scene"), dark: json.optional("darkScene")))
    }
}

extension Scenes: ArchiveRecord {
    package static var blank: Self { Self(.blank) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("light", &light)
        try visitor.member("dark", &dark)
        try visitor.member("accented", &accented)
        try visitor.member("vibrant", &vibrant)
    }
}

extension SceneTimeline.Occasion: ArchiveRecord {
    package static var blank: Self { Self(from: .distantPast, until: .distantPast) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("from", &from)
        try visitor.member("until", &until)
    }
}

extension SceneTimeline.Relevance: ArchiveRecord {
    package static var blank: Self { Self(score: 0, duration: 0) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("score", &score)
        try visitor.member("duration", &duration, or: 0)
    }
}
