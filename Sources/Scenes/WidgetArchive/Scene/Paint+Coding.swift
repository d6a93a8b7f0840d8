/// A plain tone is written as that tone.
extension Paint: ArchiveChoice {
    package static let blanks = CaseBlanks<Paint>(
        .linear(stops: [], start: .topLeft, end: .topLeft),
        .radial(stops: [], center: .center, startRadius: 0, endRadius: 0),
        .angular(stops: [], center: .center, startDegrees: 0, endDegrees: 0),
        .elliptical(stops: [], center: .center, startRadius: 0, endRadius: 0), .mesh(.blank), .material(thickness: 0))

    package init(from json: JSONValue) throws(ArchiveError) {
        let isTone = json.isString ? true : try json.member("light") != nil
        self = isTone ? .tone(try Tone(from: json)) : try Paint(choice: json)
    }

    package func write(to json: inout JSONWriter) {
        if case .tone(let tone) = self { tone.write(to: &json) } else { writeChoice(to: &json) }
    }

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Paint? {
        switch self {
        case .tone: nil
        case .linear(let stops, let start, let end):
            try visitor.choice("linear") { json throws(ArchiveError) in
                try .linear(
                    stops: json.value("stops", stops), start: json.value("start", start), end: json.value("end", end))
            }
        case .radial(let stops, let center, let start, let end):
            try visitor.choice("radial") { json throws(ArchiveError) in
                try .radial(
                    stops: json.value("stops", stops), center: json.value("center", center),
                    startRadius: json.value("startRadius", start), endRadius: json.value("endRadius", end))
            }
        case .angular(let stops, let center, let start, let end):
            try visitor.choice("angular") { json throws(ArchiveError) in
                try .angular(
                    stops: json.value("stops", stops), center: json.value("center", center),
                    startDegrees: json.value("startDegrees", start), endDegrees: json.value("endDegrees", end))
            }
        case .elliptical(let stops, let center, let start, let end):
            try visitor.choice("elliptical") { json throws(ArchiveError) in
                try .elliptical(
                    stops: json.value("stops", stops), center: json.value("center", center),
                    startRadius: json.value("startRadius", start), endRadius: json.value("endRadius", end))
            }
        case .mesh(let mesh): try visitor.choice("mesh", mesh, Paint.mesh)
        case .material(let thickness): try visitor.choice("material", thickness, Paint.material)
        }
    }
}

extension Tone {
    static let blank = Tone(Shade(red: 0, green: 0, blue: 0))
}

extension Paint {
    static let blank = Paint.tone(.blank)
}

extension MeshGradient: ArchiveRecord {
    package static var blank: Self { Self(columns: 0, rows: 0, points: [], tones: []) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("columns", &columns)
        try visitor.member("rows", &rows)
        try visitor.member("points", &points)
        try visitor.member("tones", &tones)
        try visitor.member("background", &background)
        try visitor.member("isSmooth", &isSmooth, or: true)
    }
}

extension GradientStop: ArchiveRecord {
    package static var blank: Self { Self(.blank, at: 0) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("tone", &tone)
        try visitor.member("at", &location)
    }
}

/// A single colour if light and dark agree and there is no role.
extension Tone: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard !json.isString else {
            self.init(try Shade(from: json))
            return
        }
        let light: Shade = try json.value("light")
        try self.init(light: light, dark: json.value("dark", or: light), role: json.optional("role"))
    }

    package func write(to json: inout JSONWriter) {
        guard self != Tone(light) else { return light.write(to: &json) }
        json.object { json in
            json.member("light", light)
            json.member("dark", dark, unless: light)
            json.member("role", role)
        }
    }
}

extension Tone.Role: ArchiveValue {}

extension Shade: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        guard let shade = Shade(try json.string()) else { throw json.error(.expected("a colour such as #1E90FF")) }
        self = shade
    }

    package func write(to json: inout JSONWriter) { json.string(description) }
}
