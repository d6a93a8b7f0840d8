extension Node.Picture: ArchiveRecord {
    package static var blank: Self { Self(.missing(""), font: .blank, paint: .blank) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("source", &source)
        try visitor.member("font", &font)
        try visitor.member("paint", &paint)
        try visitor.member("furtherPaints", &furtherPaints, or: [])
        try visitor.member("isResizable", &isResizable, or: false)
        try visitor.member("capInsets", &capInsets, or: Edges())
        try visitor.member("isTiled", &isTiled, or: false)
        try visitor.member("isTemplate", &isTemplate, or: false)
        try visitor.member("interpolation", &interpolation, or: .medium)
        try visitor.member("isAntialiased", &isAntialiased, or: true)
        try visitor.member("variableValue", &variableValue)
        try visitor.member("symbolMode", &symbolMode)
        try visitor.member("symbolScale", &symbolScale, or: .medium)
        try visitor.member("isDecorative", &isDecorative, or: false)
        try visitor.member("baseline", &baseline)
    }
}

extension Node.Picture.Interpolation: ArchiveValue {}
extension Node.Picture.SymbolMode: ArchiveValue {}
extension Node.Picture.SymbolScale: ArchiveValue {}

extension Node.Picture.Source: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(
        .symbol(""), .file(path: "", size: .zero), .bytes(.none, size: .zero), .drawing(.nothing, size: .zero),
        .missing(""))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .symbol(let name): try visitor.choice("symbol", name, Self.symbol)
        case .file(let path, let dark, let size):
            try visitor.choice("file") { json throws(ArchiveError) in
                try .file(
                    path: json.value("path", path), dark: json.value("dark", dark), size: json.value("size", size))
            }
        case .bytes(let bytes, let size):
            try visitor.choice("bytes") { json throws(ArchiveError) in
                try .bytes(json.value("data", bytes), size: json.value("size", size))
            }
        case .drawing(let content, let size):
            try visitor.choice("drawing") { json throws(ArchiveError) in
                try .drawing(json.value("content", content), size: json.value("size", size))
            }
        case .missing(let name): try visitor.choice("missing", name, Self.missing)
        }
    }
}

extension Node.Surface: ArchiveRecord {
    package static var blank: Self { Self(.rectangle) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("outline", &outline)
        try visitor.member("fill", &fill)
        try visitor.member("line", &line)
        try visitor.member("stroke", &stroke, or: Stroke())
    }
}

extension Node.Divider: ArchiveRecord {
    package static var blank: Self { Self(.blank) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("paint", &paint)
    }
}

extension Node.Gauge: ArchiveRecord {
    package static var blank: Self { Self(.linear, fraction: nil, paint: .blank) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("style", &style)
        try visitor.member("fraction", &fraction)
        try visitor.member("interval", &interval)
        try visitor.member("paint", &paint)
        try visitor.member("label", &label)
        try visitor.member("current", &current)
        try visitor.member("minimum", &minimum)
        try visitor.member("maximum", &maximum)
    }
}

extension Node.Gauge.Style: ArchiveValue {}
