extension Archive: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let version = try json.version(upTo: Archive.currentVersion)
        try self.init(
            of: json.value("widget"), generation: json.value("generation"), made: json.value("made"),
            cause: json.value("cause"), isPlaceholder: json.value("isPlaceholder", or: false), json.value("timeline"),
            reads: json.value("reads", or: []), notes: json.value("notes", or: []))
        self.version = version
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", version)
            json.member("widget", widget)
            json.member("generation", generation)
            json.member("made", made)
            json.member("cause", cause)
            json.member("isPlaceholder", isPlaceholder, unless: false)
            json.member("reads", reads, unless: [])
            json.member("notes", notes, unless: [])
            json.member("timeline", timeline)
        }
    }
}

extension Instance: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            id: json.value("id", or: ""), kind: json.value("kind"), family: json.value("family"),
            parameters: json.value("parameters", or: [:]))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id, unless: "")
            json.member("kind", kind)
            json.member("family", family)
            json.member("parameters", parameters, unless: [:])
        }
    }
}

extension Family: ArchiveValue {}

extension Reads: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            suite: json.value("suite"), keys: json.value("keys", or: []), everyKey: json.value("everyKey", or: false),
            container: json.value("container", or: false))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("suite", suite)
            json.member("keys", keys, unless: [])
            json.member("everyKey", everyKey, unless: false)
            json.member("container", container, unless: false)
        }
    }
}
