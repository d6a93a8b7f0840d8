extension Node.Picture: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("source"), font: json.value("font"), paint: json.value("paint"),
            furtherPaints: json.value("furtherPaints", or: []), isResizable: json.value("isResizable", or: false),
            isTemplate: json.value("isTemplate", or: false), variableValue: json.optional("variableValue"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("source", source)
            json.member("font", font)
            json.member("paint", paint)
            json.member("furtherPaints", furtherPaints, unless: [])
            json.member("isResizable", isResizable, unless: false)
            json.member("isTemplate", isTemplate, unless: false)
            json.member("variableValue", variableValue)
        }
    }
}

extension Node.Picture.Source: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "symbol": try .symbol(choice.value())
            case "file": try .file(path: choice.value("path"), size: choice.value("size"))
            case "missing": try .missing(choice.value())
            default: throw choice.unknown(as: Node.Picture.Source.self)
            }
    }

    public func write(to json: inout JSONWriter) {
        switch self {
        case .symbol(let name): json.choice("symbol", name)
        case .file(let path, let size):
            json.choice("file") { json in
                json.member("path", path)
                json.member("size", size)
            }
        case .missing(let name): json.choice("missing", name)
        }
    }
}

extension Node.Surface: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("outline"), fill: json.optional("fill"), line: json.optional("line"),
            stroke: json.value("stroke", or: Stroke()))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("outline", outline)
            json.member("fill", fill)
            json.member("line", line)
            json.member("stroke", stroke, unless: Stroke())
        }
    }
}

extension Node.Divider: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) { try self.init(json.value("paint")) }

    public func write(to json: inout JSONWriter) {
        json.object { json in json.member("paint", paint) }
    }
}

extension Node.Gauge: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("style"), fraction: json.optional("fraction"), interval: json.optional("interval"),
            paint: json.value("paint"), label: json.optional("label"), current: json.optional("current"),
            minimum: json.optional("minimum"), maximum: json.optional("maximum"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("style", style)
            json.member("fraction", fraction)
            json.member("interval", interval)
            json.member("paint", paint)
            json.member("label", label)
            json.member("current", current)
            json.member("minimum", minimum)
            json.member("maximum", maximum)
        }
    }
}

extension Node.Gauge.Style: ArchiveValue {}
