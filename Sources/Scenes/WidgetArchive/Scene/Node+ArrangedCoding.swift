extension Axis: ArchiveValue {}
extension LayoutDirection: ArchiveValue {}

extension Node.Stack: ArchiveRecord {
    package static var blank: Self { Self(.horizontal, []) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("axis", &axis)
        try visitor.member("alignment", &alignment, or: .center)
        try visitor.member("spacing", &spacing)
        try visitor.member("children", &children, or: [])
    }
}

extension Node.Grid: ArchiveRecord {
    package static var blank: Self { Self(rows: []) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("columns", &columns, or: [])
        try visitor.member("alignment", &alignment, or: .center)
        try visitor.member("horizontalSpacing", &horizontalSpacing)
        try visitor.member("verticalSpacing", &verticalSpacing)
        try visitor.member("rows", &rows)
    }
}

extension Node.Grid.Column: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "fixed": try .fixed(choice.value())
            case "flexible": try .flexible(minimum: choice.value("minimum"), maximum: choice.optional("maximum"))
            case "adaptive": try .adaptive(minimum: choice.value("minimum"), maximum: choice.optional("maximum"))
            default: throw choice.unknown(as: Node.Grid.Column.self)
            }
    }

    package func write(to json: inout JSONWriter) {
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

extension Node.Spacer: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("minimum", &minimum)
    }
}

extension Node.Fitting: ArchiveRecord {
    package static var blank: Self { Self([], []) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("axes", &axes)
        try visitor.member("choices", &choices)
    }
}
