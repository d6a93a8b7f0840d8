extension Outline: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "rectangle": .rectangle
            case "roundedRectangle":
                try .roundedRectangle(
                    radii: choice.value("radii"), isContinuous: choice.value("isContinuous", or: false))
            case "circle": .circle
            case "ellipse": .ellipse
            case "capsule": .capsule
            case "container": .container
            case "path": try .path(choice.value())
            case "inset": try .inset(choice.value("outline"), by: choice.value("by"))
            case "trimmed": try .trimmed(choice.value("outline"), from: choice.value("from"), to: choice.value("to"))
            case "rotated": try .rotated(choice.value("outline"), degrees: choice.value("degrees"))
            case "scaled": try .scaled(choice.value("outline"), x: choice.value("x"), y: choice.value("y"))
            case "offset": try .offset(choice.value("outline"), choice.value("by"))
            default: throw choice.unknown(as: Outline.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .rectangle: json.choice("rectangle")
        case .roundedRectangle(let radii, let isContinuous):
            json.choice("roundedRectangle") { json in
                json.member("radii", radii)
                json.member("isContinuous", isContinuous, unless: false)
            }
        case .circle: json.choice("circle")
        case .ellipse: json.choice("ellipse")
        case .capsule: json.choice("capsule")
        case .container: json.choice("container")
        case .path(let steps): json.choice("path", steps)
        case .inset(let outline, let distance): json.choice("inset", of: outline) { $0.member("by", distance) }
        case .trimmed(let outline, let from, let to):
            json.choice("trimmed", of: outline) { json in
                json.member("from", from)
                json.member("to", to)
            }
        case .rotated(let outline, let degrees): json.choice("rotated", of: outline) { $0.member("degrees", degrees) }
        case .scaled(let outline, let x, let y):
            json.choice("scaled", of: outline) { json in
                json.member("x", x)
                json.member("y", y)
            }
        case .offset(let outline, let distance): json.choice("offset", of: outline) { $0.member("by", distance) }
        }
    }
}

extension JSONWriter {
    /// An outline derived from another.
    fileprivate mutating func choice(_ name: StaticString, of outline: Outline, _ change: (inout JSONWriter) -> Void) {
        choice(name) { json in
            change(&json)
            json.member("outline", outline)
        }
    }
}

/// One number if all are equal; otherwise the nonzero ones.
extension Corners: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard json.token.kind == .object else {
            self.init(all: try Double(from: json))
            return
        }
        try self.init(
            topLeading: json.value("topLeading", or: 0), bottomLeading: json.value("bottomLeading", or: 0),
            bottomTrailing: json.value("bottomTrailing", or: 0), topTrailing: json.value("topTrailing", or: 0))
    }

    package func write(to json: inout JSONWriter) {
        guard self != Corners(all: topLeading) else { return topLeading.write(to: &json) }
        json.object { json in
            json.member("topLeading", topLeading, unless: 0)
            json.member("bottomLeading", bottomLeading, unless: 0)
            json.member("bottomTrailing", bottomTrailing, unless: 0)
            json.member("topTrailing", topTrailing, unless: 0)
        }
    }
}

extension PathStep: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "move": try .move(choice.value())
            case "line": try .line(choice.value())
            case "quadratic": try .quadratic(choice.value("to"), control: choice.value("control"))
            case "cubic":
                try .cubic(choice.value("to"), control1: choice.value("control1"), control2: choice.value("control2"))
            case "close": .close
            default: throw choice.unknown(as: PathStep.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .move(let point): json.choice("move", point)
        case .line(let point): json.choice("line", point)
        case .quadratic(let point, let control):
            json.choice("quadratic") { json in
                json.member("to", point)
                json.member("control", control)
            }
        case .cubic(let point, let control1, let control2):
            json.choice("cubic") { json in
                json.member("to", point)
                json.member("control1", control1)
                json.member("control2", control2)
            }
        case .close: json.choice("close")
        }
    }
}

extension Stroke: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("width", &width, or: 1)
        try visitor.member("cap", &cap, or: .butt)
        try visitor.member("join", &join, or: .miter)
        try visitor.member("dash", &dash, or: [])
        try visitor.member("dashPhase", &dashPhase, or: 0)
        try visitor.member("isInside", &isInside, or: false)
    }
}

extension Stroke.Cap: ArchiveValue {}
extension Stroke.Join: ArchiveValue {}
