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
        case .endless: json.choice("endless")
        }
    }
}

extension Node.Padding: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard let insets = try json.member("insets") else { throw json.error(.missing("insets")) }
        let content: Node = try json.value("content")
        guard insets.token.kind == .object else {
            let inset = try Inset(from: insets)
            self.init(top: inset, leading: inset, bottom: inset, trailing: inset, content)
            return
        }
        try self.init(
            top: insets.value("top", or: .points(0)), leading: insets.value("leading", or: .points(0)),
            bottom: insets.value("bottom", or: .points(0)), trailing: insets.value("trailing", or: .points(0)), content)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            if leading == top, bottom == top, trailing == top {
                json.member("insets", top)
            } else {
                json.member("insets", object: writeInsets)
            }
            json.member("content", content)
        }
    }

    private func writeInsets(to json: inout JSONWriter) {
        json.member("top", top, unless: .points(0))
        json.member("leading", leading, unless: .points(0))
        json.member("bottom", bottom, unless: .points(0))
        json.member("trailing", trailing, unless: .points(0))
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
        case .usual: json.choice("usual")
        }
    }
}

extension JSONValue {
    /// Whether it is the one word that is allowed in place of a number.
    fileprivate func isWord(_ word: String, of type: Any.Type) throws(ArchiveError) -> Bool {
        guard isString else { return false }
        let name = try string()
        guard name == word else { throw unknown(name, as: type) }
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

extension Node.Sizing.Kind: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "ideal":
                try .ideal(
                    horizontal: choice.value("horizontal", or: false), vertical: choice.value("vertical", or: false))
            case "priority": try .priority(choice.value())
            case "aspectRatio":
                try .aspectRatio(choice.optional("ratio"), isFilling: choice.value("isFilling", or: false))
            case "guide": try .guide(horizontal: choice.optional("horizontal"), vertical: choice.optional("vertical"))
            default: throw choice.unknown(as: Node.Sizing.Kind.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .ideal(let horizontal, let vertical):
            json.choice("ideal") { json in
                json.member("horizontal", horizontal, unless: false)
                json.member("vertical", vertical, unless: false)
            }
        case .priority(let priority): json.choice("priority", priority)
        case .aspectRatio(let ratio, let isFilling):
            json.choice("aspectRatio") { json in
                json.member("ratio", ratio)
                json.member("isFilling", isFilling, unless: false)
            }
        case .guide(let horizontal, let vertical):
            json.choice("guide") { json in
                json.member("horizontal", horizontal)
                json.member("vertical", vertical)
            }
        }
    }
}
