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
        try visitor.member("writes", &writes, or: [])
        try visitor.member("notes", &notes, or: [])
    }
}

extension AnswerOf.Result: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "description": try .description(choice.value())
            case "timeline": try .timeline(choice.value())
            case "choices": try .choices(choice.value())
            case "performed": try .performed(opening: choice.optional("opening"))
            case "previews": try .previews(choice.value())
            case "preview": try .preview(choice.value())
            case "failure": try .failure(choice.value())
            default: throw choice.unknown(as: "Answer.Result")
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .description(let description): json.choice("description", description)
        case .timeline(let timeline): json.choice("timeline", timeline)
        case .choices(let choices): json.choice("choices", choices)
        case .performed(let url): json.choice("performed") { $0.member("opening", url) }
        case .previews(let previews): json.choice("previews", previews)
        case .preview(let scenes): json.choice("preview", scenes)
        case .failure(let reason): json.choice("failure", reason)
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
