extension SceneTimeline: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(json.value("entries"), policy: json.value("policy"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("policy", policy)
            json.member("entries", entries)
        }
    }
}

extension SceneTimeline.Policy: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "atEnd": .atEnd
            case "after": try .after(choice.value())
            case "never": .never
            default: throw choice.unknown(as: SceneTimeline.Policy.self)
            }
    }

    public func write(to json: inout JSONWriter) {
        switch self {
        case .atEnd: json.choice("atEnd")
        case .after(let date): json.choice("after", date)
        case .never: json.choice("never")
        }
    }
}

extension SceneTimeline.Entry: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            date: json.value("date"), relevance: json.optional("relevance"), scene: json.value("scene"),
            darkScene: json.optional("darkScene"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("date", date)
            json.member("relevance", relevance)
            json.member("scene", scene)
            json.member("darkScene", darkScene)
        }
    }
}

extension SceneTimeline.Relevance: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(score: json.value("score"), duration: json.value("duration", or: 0))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("score", score)
            json.member("duration", duration, unless: 0)
        }
    }
}
