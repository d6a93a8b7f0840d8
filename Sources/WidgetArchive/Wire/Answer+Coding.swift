extension Answer: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        // A line of this version need not say so.
        if try json.member("version") != nil { _ = try json.version(upTo: ProgramDescription.currentVersion) }
        try self.init(
            to: json.value("number"), json.value("result"), reads: json.value("reads", or: []),
            writes: json.value("writes", or: []), notes: json.value("notes", or: []))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("number", number)
            json.member("result", result)
            json.member("reads", reads, unless: [])
            json.member("writes", writes, unless: [])
            json.member("notes", notes, unless: [])
        }
    }
}

extension Answer.Result: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "description": try .description(choice.value())
            case "timeline": try .timeline(choice.value())
            case "choices": try .choices(choice.value())
            case "performed": try .performed(opening: choice.optional("opening"))
            case "failure": try .failure(choice.value())
            default: throw choice.unknown(as: Answer.Result.self)
            }
    }

    public func write(to json: inout JSONWriter) {
        switch self {
        case .description(let description): json.choice("description", description)
        case .timeline(let timeline): json.choice("timeline", timeline)
        case .choices(let choices): json.choice("choices", choices)
        case .performed(let url): json.choice("performed") { $0.member("opening", url) }
        case .failure(let reason): json.choice("failure", reason)
        }
    }
}

extension OwnWrite: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(suite: json.value("suite"), key: json.value("key"), value: json.optional("value"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("suite", suite)
            json.member("key", key)
            json.member("value", value)
        }
    }
}
