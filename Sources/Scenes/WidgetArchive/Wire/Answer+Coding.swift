extension AnswerOf: ArchiveRecord {
    package static var blank: Self { Self(to: 0, .failure("")) }

    package static func check(_ json: JSONValue) throws(ArchiveError) {
        // A line of version 1 need not say so.
        if try json.member("version") != nil { try json.checkVersion(upTo: Archive.currentVersion) }
    }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        var version = Archive.currentVersion
        try visitor.member("version", &version, or: 1)
        try visitor.member("number", &number)
        try visitor.member("result", &result)
        try visitor.member("reads", &reads, or: [])
        try visitor.member("files", &files, or: [])
        try visitor.member("writes", &writes, or: [])
        try visitor.member("notes", &notes, or: [])
    }
}

extension AnswerOf.Result: ArchiveChoice {
    package static var blanks: CaseBlanks<Self> {
        CaseBlanks(
            of: "Answer.Result", .description(.blank), .timeline(.blank), .choices([]), .performed(opening: nil),
            .previews([]), .preview([]), .failure(""))
    }

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .description(let description): try visitor.choice("description", description, Self.description)
        case .timeline(let timeline): try visitor.choice("timeline", timeline, Self.timeline)
        case .choices(let choices): try visitor.choice("choices", choices, Self.choices)
        case .performed(let url):
            try visitor.choice("performed") { json throws(ArchiveError) in
                try .performed(opening: json.value("opening", url))
            }
        case .previews(let previews): try visitor.choice("previews", previews, Self.previews)
        case .preview(let scenes): try visitor.choice("preview", scenes, Self.preview)
        case .failure(let reason): try visitor.choice("failure", reason, Self.failure)
        }
    }
}

extension OwnWrite: ArchiveRecord {
    package static var blank: Self { Self(suite: "", key: "", value: nil) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("suite", &suite)
        try visitor.member("key", &key)
        try visitor.member("value", &value)
    }
}
