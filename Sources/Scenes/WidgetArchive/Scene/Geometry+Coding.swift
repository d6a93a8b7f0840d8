extension Size: ArchiveRecord {
    package static var blank: Self { .zero }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("width", &width)
        try visitor.member("height", &height)
    }
}

/// `[x, y]`
extension Point: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let (x, y) = try json.pair()
        self.init(x: x, y: y)
    }

    package func write(to json: inout JSONWriter) { json.array([x, y]) }
}

/// `[x, y]`
extension UnitPoint: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let (x, y) = try json.pair()
        self.init(x: x, y: y)
    }

    package func write(to json: inout JSONWriter) { json.array([x, y]) }
}

extension JSONValue {
    fileprivate func pair() throws(ArchiveError) -> (Double, Double) {
        let elements = try elements()
        guard elements.count == 2 else { throw error(.expected("an array of two numbers")) }
        return (try Double(from: elements[0]), try Double(from: elements[1]))
    }
}

extension Edges: UniformRecord {
    package static var blank: Self { Self() }
    var anyMember: Double { top }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("top", &top, or: 0)
        try visitor.member("leading", &leading, or: 0)
        try visitor.member("bottom", &bottom, or: 0)
        try visitor.member("trailing", &trailing, or: 0)
    }
}

/// `"leading top"`
extension Alignment: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let text = try json.string()
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
        guard words.count == 2 else { throw json.error(.expected("an alignment such as 'leading top'")) }
        guard let horizontal = Horizontal(rawValue: words[0]) else { throw json.unknown(words[0], as: Horizontal.self) }
        guard let vertical = Vertical(rawValue: words[1]) else { throw json.unknown(words[1], as: Vertical.self) }
        self.init(horizontal, vertical)
    }

    package func write(to json: inout JSONWriter) { json.string(horizontal.rawValue + " " + vertical.rawValue) }
}
