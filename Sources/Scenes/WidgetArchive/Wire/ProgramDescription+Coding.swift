extension ProgramDescription: ArchiveRecord {
    package static var blank: Self { Self([]) }

    package static func check(_ json: JSONValue) throws(ArchiveError) {
        try json.checkVersion(upTo: Archive.currentVersion)
    }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        var version = Archive.currentVersion
        try visitor.member("version", &version)
        try visitor.member("kinds", &kinds)
        try visitor.member("activities", &activities, or: [])
        try visitor.member("notes", &notes, or: [])
    }
}

extension KindDescription: ArchiveRecord {
    package static var blank: Self { Self("", name: "", summary: "", families: []) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("kind", &kind)
        try visitor.member("name", &name)
        try visitor.member("summary", &summary, or: "")
        try visitor.member("families", &families)
        try visitor.member("parameters", &parameters, or: [])
        try visitor.member("recommendations", &recommendations, or: [])
        try visitor.member("intent", &intent)
    }
}

extension KindDescription.Recommendation: ArchiveRecord {
    package static var blank: Self { Self("", parameters: [:]) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("title", &title)
        try visitor.member("parameters", &parameters, or: [:])
    }
}

extension ParameterDescription: ArchiveRecord {
    package static var blank: Self { Self("", title: "", type: .text) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("name", &name)
        try visitor.member("title", &title)
        try visitor.member("type", &type)
        try visitor.member("elements", &elements)
        try visitor.member("isOptional", &isOptional, or: false)
        try visitor.member("standard", &standard)
        try visitor.member("cases", &cases, or: [])
        try visitor.member("hasChoices", &hasChoices, or: false)
        try visitor.member("minimum", &minimum)
        try visitor.member("maximum", &maximum)
    }
}

extension ParameterDescription.Kind: ArchiveValue {}

extension Choice: ArchiveRecord {
    package static var blank: Self { Self(.boolean(false), title: "") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("value", &value)
        try visitor.member("title", &title)
        try visitor.member("subtitle", &subtitle)
        try visitor.member("symbol", &symbol)
    }
}
