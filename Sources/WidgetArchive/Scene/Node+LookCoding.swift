// What changes how a content looks and what it does, and not the space it takes.

extension Node.Layered: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.value("content"), json.value("other"), alignment: json.value("alignment", or: .center),
            isBehind: json.value("isBehind", or: false))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("alignment", alignment, unless: .center)
            json.member("isBehind", isBehind, unless: false)
            json.member("other", other)
            json.member("content", content)
        }
    }
}

extension Node.Clipped: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(json.value("outline"), json.value("content"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("outline", outline)
            json.member("content", content)
        }
    }
}

extension Node.Effect: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) { try self.init(json.value("kind"), json.value("content")) }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind)
            json.member("content", content)
        }
    }
}

extension Node.Effect.Kind: ArchiveValue {
    private static let middle = UnitPoint(x: 0.5, y: 0.5)

    public init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        let middle = Node.Effect.Kind.middle
        self =
            switch choice.name {
            case "opacity": try .opacity(choice.value())
            case "offset": try .offset(choice.value())
            case "rotation":
                try .rotation(degrees: choice.value("degrees"), anchor: choice.value("anchor", or: middle))
            case "scale":
                try .scale(x: choice.value("x"), y: choice.value("y"), anchor: choice.value("anchor", or: middle))
            case "shadow":
                try .shadow(
                    choice.value("tone"), radius: choice.value("radius"), offset: choice.value("offset", or: .zero))
            case "blur": try .blur(radius: choice.value())
            case "saturation": try .saturation(choice.value())
            case "brightness": try .brightness(choice.value())
            case "grayscale": try .grayscale(choice.value())
            case "redacted": .redacted
            case "hidden": .hidden
            case "accentable": .accentable
            default: throw choice.unknown(as: Node.Effect.Kind.self)
            }
    }

    public func write(to json: inout JSONWriter) {
        switch self {
        case .opacity(let factor): json.choice("opacity", factor)
        case .offset(let distance): json.choice("offset", distance)
        case .rotation(let degrees, let anchor):
            json.choice("rotation") { json in
                json.member("degrees", degrees)
                json.member("anchor", anchor, unless: Node.Effect.Kind.middle)
            }
        case .scale(let x, let y, let anchor):
            json.choice("scale") { json in
                json.member("x", x)
                json.member("y", y)
                json.member("anchor", anchor, unless: Node.Effect.Kind.middle)
            }
        case .shadow(let tone, let radius, let offset):
            json.choice("shadow") { json in
                json.member("tone", tone)
                json.member("radius", radius)
                json.member("offset", offset, unless: .zero)
            }
        case .blur(let radius): json.choice("blur", radius)
        case .saturation(let factor): json.choice("saturation", factor)
        case .brightness(let amount): json.choice("brightness", amount)
        case .grayscale(let amount): json.choice("grayscale", amount)
        case .redacted: json.choice("redacted")
        case .hidden: json.choice("hidden")
        case .accentable: json.choice("accentable")
        }
    }
}

extension Node.Target: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(json.value("action"), coversWidget: json.value("coversWidget", or: false), json.value("content"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("action", action)
            json.member("coversWidget", coversWidget, unless: false)
            json.member("content", content)
        }
    }
}

extension Action: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "open": try .open(url: choice.value())
            case "perform":
                try .perform(intent: choice.value("intent"), parameters: choice.value("parameters", or: [:]))
            default: throw choice.unknown(as: Action.self)
            }
    }

    public func write(to json: inout JSONWriter) {
        switch self {
        case .open(let url): json.choice("open", url)
        case .perform(let intent, let parameters):
            json.choice("perform") { json in
                json.member("intent", intent)
                json.member("parameters", parameters, unless: [:])
            }
        }
    }
}

extension Node.Label: ArchiveValue {
    public init(from json: JSONValue) throws(ArchiveError) {
        try self.init(
            json.optional("text"), identifier: json.optional("identifier"), isHidden: json.value("isHidden", or: false),
            json.value("content"))
    }

    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("text", text)
            json.member("identifier", identifier)
            json.member("isHidden", isHidden, unless: false)
            json.member("content", content)
        }
    }
}
