extension ProgramDescription: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let version = try json.version(upTo: ProgramDescription.currentVersion)
        try self.init(json.value("kinds"))
        self.version = version
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", version)
            json.member("kinds", kinds)
        }
    }
}

extension KindDescription: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("kind"), name: json.value("name"), summary: json.value("summary", or: ""),
            families: json.value("families"), parameters: json.value("parameters", or: []),
            recommendations: json.value("recommendations", or: []))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind)
            json.member("name", name)
            json.member("summary", summary, unless: "")
            json.member("families", families)
            json.member("parameters", parameters, unless: [])
            json.member("recommendations", recommendations, unless: [])
        }
    }
}

extension KindDescription.Recommendation: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(json.value("title"), parameters: json.value("parameters", or: [:]))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("title", title)
            json.member("parameters", parameters, unless: [:])
        }
    }
}

extension ParameterDescription: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("name"), title: json.value("title"), type: json.value("type"),
            elements: json.optional("elements"), isOptional: json.value("isOptional", or: false),
            standard: json.optional("standard"),
            cases: json.value("cases", or: []), hasChoices: json.value("hasChoices", or: false),
            minimum: json.optional("minimum"), maximum: json.optional("maximum"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("title", title)
            json.member("type", type)
            json.member("elements", elements)
            json.member("isOptional", isOptional, unless: false)
            json.member("standard", standard)
            json.member("cases", cases, unless: [])
            json.member("hasChoices", hasChoices, unless: false)
            json.member("minimum", minimum)
            json.member("maximum", maximum)
        }
    }
}

extension ParameterDescription.Kind: ArchiveValue {}

extension Choice: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("value"), title: json.value("title"), subtitle: json.optional("subtitle"),
            symbol: json.optional("symbol"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("value", value)
            json.member("title", title)
            json.member("subtitle", subtitle)
            json.member("symbol", symbol)
        }
    }
}
