extension Request: ArchiveRecord {
    package static var blank: Self { Self(number: 0, .describe) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("number", &number)
        try visitor.member("ask", &ask)
        try visitor.member("display", &display, or: DisplaySettings())
    }
}

extension Request.Ask: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "describe": .describe
            case "placeholder": try .placeholder(choice.value())
            case "snapshot": try .snapshot(choice.value("widget"), isPreview: choice.value("isPreview", or: false))
            case "timeline": try .timeline(choice.value())
            case "choices":
                try .choices(
                    kind: choice.value("kind"), parameter: choice.value("parameter"),
                    matching: choice.optional("matching"))
            case "perform":
                try .perform(intent: choice.value("intent"), parameters: choice.value("parameters", or: [:]))
            case "previews": .previews
            case "preview": try .preview(choice.value())
            default: throw choice.unknown(as: Request.Ask.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .describe: json.choice("describe")
        case .placeholder(let widget): json.choice("placeholder", widget)
        case .snapshot(let widget, let isPreview):
            json.choice("snapshot") { json in
                json.member("widget", widget)
                json.member("isPreview", isPreview, unless: false)
            }
        case .timeline(let widget): json.choice("timeline", widget)
        case .choices(let kind, let parameter, let value):
            json.choice("choices") { json in
                json.member("kind", kind)
                json.member("parameter", parameter)
                json.member("matching", value)
            }
        case .perform(let intent, let parameters):
            json.choice("perform") { json in
                json.member("intent", intent)
                json.member("parameters", parameters, unless: [:])
            }
        case .previews: json.choice("previews")
        case .preview(let place): json.choice("preview", place)
        }
    }
}
