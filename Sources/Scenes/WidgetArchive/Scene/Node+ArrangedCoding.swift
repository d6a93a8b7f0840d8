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

extension Node.Grid.Column: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(
        .fixed(0), .flexible(minimum: 0, maximum: nil), .adaptive(minimum: 0, maximum: nil))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .fixed(let width): try visitor.choice("fixed", width, Self.fixed)
        case .flexible(let minimum, let maximum):
            try visitor.choice("flexible") { json throws(ArchiveError) in
                try .flexible(minimum: json.value("minimum", minimum), maximum: json.value("maximum", maximum))
            }
        case .adaptive(let minimum, let maximum):
            try visitor.choice("adaptive") { json throws(ArchiveError) in
                try .adaptive(minimum: json.value("minimum", minimum), maximum: json.value("maximum", maximum))
            }
        }
    }
}

extension Node.Grid.Cell: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("columns", &columns)
        try visitor.member("anchor", &anchor)
        try visitor.member("unsizedAxes", &unsizedAxes, or: [])
        try visitor.member("columnAlignment", &columnAlignment)
        try visitor.member("rowAlignment", &rowAlignment)
    }
}

extension Alignment.Vertical: ArchiveValue {}

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
