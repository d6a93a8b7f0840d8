extension Request: ArchiveRecord {
    package static var blank: Self { Self(number: 0, .describe) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("number", &number)
        try visitor.member("ask", &ask)
        try visitor.member("display", &display, or: DisplaySettings())
        try visitor.member("cause", &cause, or: "")
    }
}

extension Request.Ask: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(
        .describe, .placeholder(.blank), .snapshot(.blank, isPreview: false), .timeline(.blank),
        .choices(kind: "", parameter: ""), .perform(intent: "", parameters: [:]), .previews, .preview(0))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .describe: visitor.choice("describe", self)
        case .placeholder(let widget): try visitor.choice("placeholder", widget, Self.placeholder)
        case .snapshot(let widget, let isPreview):
            try visitor.choice("snapshot") { json throws(ArchiveError) in
                try .snapshot(json.value("widget", widget), isPreview: json.value("isPreview", isPreview, or: false))
            }
        case .timeline(let widget): try visitor.choice("timeline", widget, Self.timeline)
        case .choices(let kind, let parameter, let value):
            try visitor.choice("choices") { json throws(ArchiveError) in
                try .choices(
                    kind: json.value("kind", kind), parameter: json.value("parameter", parameter),
                    matching: json.value("matching", value))
            }
        case .perform(let intent, let parameters):
            try visitor.choice("perform") { json throws(ArchiveError) in
                try .perform(
                    intent: json.value("intent", intent), parameters: json.value("parameters", parameters, or: [:]))
            }
        case .previews: visitor.choice("previews", self)
        case .preview(let place): try visitor.choice("preview", place, Self.preview)
        }
    }
}
