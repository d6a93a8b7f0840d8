extension Scene: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("root"), background: json.optional("background"), margins: json.value("margins", or: Edges()),
            url: json.optional("url"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("url", url)
            json.member("margins", margins, unless: Edges())
            json.member("background", background)
            json.member("root", root)
        }
    }
}
