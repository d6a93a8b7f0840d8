extension Axis: ArchiveValue {}

extension Node.Stack: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("axis"), alignment: json.value("alignment", or: .center), spacing: json.optional("spacing"),
            json.value("children", or: []))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("axis", axis)
            json.member("alignment", alignment, unless: .center)
            json.member("spacing", spacing)
            if !children.isEmpty { json.member("children", children) }
        }
    }
}

extension Node.Grid: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            columns: json.value("columns", or: []), alignment: json.value("alignment", or: .center),
            horizontalSpacing: json.optional("horizontalSpacing"), verticalSpacing: json.optional("verticalSpacing"),
            rows: json.value("rows"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("columns", columns, unless: [])
            json.member("alignment", alignment, unless: .center)
            json.member("horizontalSpacing", horizontalSpacing)
            json.member("verticalSpacing", verticalSpacing)
            json.member("rows", rows)
        }
    }
}

extension Node.Grid.Column: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "fixed": try .fixed(choice.value())
            case "flexible": try .flexible(minimum: choice.value("minimum"), maximum: choice.optional("maximum"))
            case "adaptive": try .adaptive(minimum: choice.value("minimum"), maximum: choice.optional("maximum"))
            default: throw choice.unknown(as: Node.Grid.Column.self)
            }
    }

    public func write(to json: inout JSONWriter) {
        switch self {
        case .fixed(let width): json.choice("fixed", width)
        case .flexible(let minimum, let maximum):
            json.choice("flexible") { json in
                json.member("minimum", minimum)
                json.member("maximum", maximum)
            }
        case .adaptive(let minimum, let maximum):
            json.choice("adaptive") { json in
                json.member("minimum", minimum)
                json.member("maximum", maximum)
            }
        }
    }
}

extension Node.Spacer: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) { try self.init(minimum: json.optional("minimum")) }

    public func write(to json: inout JSONWriter) {
        json.object { json in json.member("minimum", minimum) }
    }
}

extension Node.Fitting: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(json.value("axes"), json.value("choices"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("axes", axes)
            json.member("choices", choices)
        }
    }
}
