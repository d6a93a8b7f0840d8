/// A plain tone is written as that tone.
extension Paint: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let isTone = json.isString ? true : try json.member("light") != nil
        guard !isTone else {
            self = .tone(try Tone(from: json))
            return
        }
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "linear":
                try .linear(stops: choice.value("stops"), start: choice.value("start"), end: choice.value("end"))
            case "radial":
                try .radial(
                    stops: choice.value("stops"), center: choice.value("center"),
                    startRadius: choice.value("startRadius"), endRadius: choice.value("endRadius"))
            case "angular":
                try .angular(
                    stops: choice.value("stops"), center: choice.value("center"),
                    startDegrees: choice.value("startDegrees"), endDegrees: choice.value("endDegrees"))
            case "elliptical":
                try .elliptical(
                    stops: choice.value("stops"), center: choice.value("center"),
                    startRadius: choice.value("startRadius"), endRadius: choice.value("endRadius"))
            case "mesh": try .mesh(choice.value())
            case "material": try .material(thickness: choice.value())
            default: throw choice.unknown(as: Paint.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .tone(let tone): tone.write(to: &json)
        case .linear(let stops, let start, let end):
            json.choice("linear") { json in
                json.member("stops", stops)
                json.member("start", start)
                json.member("end", end)
            }
        case .radial(let stops, let center, let startRadius, let endRadius):
            json.choice("radial") { json in
                json.member("stops", stops)
                json.member("center", center)
                json.member("startRadius", startRadius)
                json.member("endRadius", endRadius)
            }
        case .angular(let stops, let center, let startDegrees, let endDegrees):
            json.choice("angular") { json in
                json.member("stops", stops)
                json.member("center", center)
                json.member("startDegrees", startDegrees)
                json.member("endDegrees", endDegrees)
            }
        case .elliptical(let stops, let center, let startRadius, let endRadius):
            json.choice("elliptical") { json in
                json.member("stops", stops)
                json.member("center", center)
                json.member("startRadius", startRadius)
                json.member("endRadius", endRadius)
            }
        case .mesh(let mesh): json.choice("mesh", mesh)
        case .material(let thickness): json.choice("material", thickness)
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
