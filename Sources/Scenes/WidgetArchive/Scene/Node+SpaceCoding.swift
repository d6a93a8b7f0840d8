// Modifications of the space that a content takes.

extension Node.Frame: ArchiveRecord {
    package static var blank: Self { Self(.nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("width", &width, or: Length())
        try visitor.member("height", &height, or: Length())
        try visitor.member("alignment", &alignment, or: .center)
        try visitor.member("direction", &direction)
        try visitor.member("content", &content)
    }
}

/// One number if it is fixed.
extension Node.Frame.Length: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard json.token.kind == .object else {
            self = .fixed(try Double(from: json))
            return
        }
        self.init(minimum: try json.optional("minimum"), ideal: try json.optional("ideal"))
        maximum = try json.optional("maximum")
    }

    package func write(to json: inout JSONWriter) {
        if isFixed, maximum != .endless, let minimum { return minimum.write(to: &json) }
        json.object { json in
            json.member("minimum", minimum)
            json.member("ideal", ideal)
            json.member("maximum", maximum)
        }
    }
}

/// A number, or `"endless"`.
extension Node.Frame.Length.Maximum: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        self = try json.isWord("endless", of: Self.self) ? .endless : .points(Double(from: json))
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .points(let length): length.write(to: &json)
        case .endless: json.string("endless")
        }
    }
}

extension Node.Padding: ArchiveRecord {
    package static var blank: Self { Self(top: .usual, leading: .usual, bottom: .usual, trailing: .usual, .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("insets", &insets)
        try visitor.member("content", &content)
    }
}

extension Node.Padding.Insets: UniformRecord {
    package static var blank: Self { Self(all: .points(0)) }
    var anyMember: Node.Padding.Inset { top }

    init(all inset: Node.Padding.Inset) {
        self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("top", &top, or: .points(0))
        try visitor.member("leading", &leading, or: .points(0))
        try visitor.member("bottom", &bottom, or: .points(0))
        try visitor.member("trailing", &trailing, or: .points(0))
    }
}

/// A number, or `"usual"`.
extension Node.Padding.Inset: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        self = try json.isWord("usual", of: Self.self) ? .usual : .points(Double(from: json))
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .points(let length): length.write(to: &json)
        case .usual: json.string("usual")
        }
    }
}

extension JSONValue {
    /// Whether it is the one word that is allowed in place of a number.
    fileprivate func isWord(_ word: StaticString, of type: Any.Type) throws(ArchiveError) -> Bool {
        guard isString else { return false }
        guard isWord(word) else { throw unknown(try string(), as: type) }
        return true
    }
}

extension Node.Made: ArchiveRecord {
    package static var blank: Self { Self(for: .zero, .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("size", &size)
        try visitor.member("content", &content)
    }
}

extension Node.Sizing: ArchiveRecord {
    package static var blank: Self { Self(.priority(0), .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("kind", &kind)
        try visitor.member("content", &content)
    }
}

extension Node.Sizing.Kind: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(
        .ideal(horizontal: false, vertical: false), .priority(0), .aspectRatio(nil, isFilling: false),
        .guide(horizontal: nil, vertical: nil), .cell(.init()))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .ideal(let horizontal, let vertical):
            try visitor.choice("ideal") { json throws(ArchiveError) in
                try .ideal(
                    horizontal: json.value("horizontal", horizontal, or: false),
                    vertical: json.value("vertical", vertical, or: false))
            }
        case .priority(let priority): try visitor.choice("priority", priority, Self.priority)
        case .aspectRatio(let ratio, let isFilling):
            try visitor.choice("aspectRatio") { json throws(ArchiveError) in
                try .aspectRatio(json.value("ratio", ratio), isFilling: json.value("isFilling", isFilling, or: false))
            }
        case .guide(let horizontal, let vertical):
            try visitor.choice("guide") { json throws(ArchiveError) in
                try .guide(horizontal: json.value("horizontal", horizontal), vertical: json.value("vertical", vertical))
            }
        case .cell(let cell): try visitor.choice("cell", cell, Self.cell)
        }
    }
}
