extension Outline: ArchiveChoice {
    package static let blanks = CaseBlanks<Outline>(
        .rectangle, .roundedRectangle(radii: Corners(all: 0), isContinuous: false), .circle, .ellipse, .capsule,
        .container, .path([]), .inset(.rectangle, by: 0), .trimmed(.rectangle, from: 0, to: 1),
        .rotated(.rectangle, degrees: 0), .scaled(.rectangle, x: 1, y: 1), .offset(.rectangle, .zero),
        .evenOdd(.rectangle))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Outline? {
        switch self {
        case .rectangle: visitor.choice("rectangle", self)
        case .roundedRectangle(let radii, let isContinuous):
            try visitor.choice("roundedRectangle") { json throws(ArchiveError) in
                try .roundedRectangle(
                    radii: json.value("radii", radii), isContinuous: json.value("isContinuous", isContinuous, or: false)
                )
            }
        case .circle: visitor.choice("circle", self)
        case .ellipse: visitor.choice("ellipse", self)
        case .capsule: visitor.choice("capsule", self)
        case .container: visitor.choice("container", self)
        case .path(let steps): try visitor.choice("path", steps, Outline.path)
        case .inset(let outline, let distance):
            try visitor.choice("inset") { json throws(ArchiveError) in
                let distance = try json.value("by", distance)
                return try .inset(json.value("outline", outline), by: distance)
            }
        case .trimmed(let outline, let from, let to):
            try visitor.choice("trimmed") { json throws(ArchiveError) in
                let (from, to) = (try json.value("from", from), try json.value("to", to))
                return try .trimmed(json.value("outline", outline), from: from, to: to)
            }
        case .rotated(let outline, let degrees):
            try visitor.choice("rotated") { json throws(ArchiveError) in
                let degrees = try json.value("degrees", degrees)
                return try .rotated(json.value("outline", outline), degrees: degrees)
            }
        case .scaled(let outline, let x, let y):
            try visitor.choice("scaled") { json throws(ArchiveError) in
                let (x, y) = (try json.value("x", x), try json.value("y", y))
                return try .scaled(json.value("outline", outline), x: x, y: y)
            }
        case .offset(let outline, let distance):
            try visitor.choice("offset") { json throws(ArchiveError) in
                let distance = try json.value("by", distance)
                return try .offset(json.value("outline", outline), distance)
            }
        case .evenOdd(let outline): try visitor.choice("evenOdd", outline, Outline.evenOdd)
        }
    }
}

extension Corners: UniformRecord {
    package static var blank: Self { Self(all: 0) }
    var anyMember: Double { topLeading }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("topLeading", &topLeading, or: 0)
        try visitor.member("bottomLeading", &bottomLeading, or: 0)
        try visitor.member("bottomTrailing", &bottomTrailing, or: 0)
        try visitor.member("topTrailing", &topTrailing, or: 0)
    }
}

extension PathStep: ArchiveChoice {
    package static let blanks = CaseBlanks<PathStep>(
        .move(.zero), .line(.zero), .quadratic(.zero, control: .zero), .cubic(.zero, control1: .zero, control2: .zero),
        .close)

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> PathStep? {
        switch self {
        case .move(let point): try visitor.choice("move", point, PathStep.move)
        case .line(let point): try visitor.choice("line", point, PathStep.line)
        case .quadratic(let point, let control):
            try visitor.choice("quadratic") { json throws(ArchiveError) in
                try .quadratic(json.value("to", point), control: json.value("control", control))
            }
        case .cubic(let point, let control1, let control2):
            try visitor.choice("cubic") { json throws(ArchiveError) in
                try .cubic(
                    json.value("to", point), control1: json.value("control1", control1),
                    control2: json.value("control2", control2))
            }
        case .close: visitor.choice("close", self)
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
