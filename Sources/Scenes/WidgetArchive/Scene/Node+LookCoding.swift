// Modifications of a content's look and behaviour, but not of the space it takes.

extension Node.Layered: ArchiveRecord {
    package static var blank: Self { Self(.nothing, .nothing, isBehind: false) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("alignment", &alignment, or: .center)
        try visitor.member("isBehind", &isBehind, or: false)
        try visitor.member("other", &other)
        try visitor.member("content", &content)
    }
}

extension Node.Clipped: ArchiveRecord {
    package static var blank: Self { Self(.rectangle, .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("outline", &outline)
        try visitor.member("content", &content)
    }
}

extension Node.Masked: ArchiveRecord {
    package static var blank: Self { Self(.nothing, by: .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("alignment", &alignment, or: .center)
        try visitor.member("mask", &mask)
        try visitor.member("content", &content)
    }
}

extension Node.Effect: ArchiveRecord {
    package static var blank: Self { Self(.hidden, .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("kind", &kind)
        try visitor.member("content", &content)
    }
}

extension Node.Effect.Kind: ArchiveValue {
    private static let middle = UnitPoint(x: 0.5, y: 0.5)

    package init(from json: JSONValue) throws(ArchiveError) {
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
            case "contrast": try .contrast(choice.value())
            case "hueRotation": try .hueRotation(degrees: choice.value())
            case "colorInvert": .colorInvert
            case "colorMultiply": try .colorMultiply(choice.value())
            case "luminanceToAlpha": .luminanceToAlpha
            case "blend": try .blend(choice.value())
            case "compositingGroup": .compositingGroup
            case "redacted": .redacted
            case "hidden": .hidden
            case "accentable": .accentable
            default: throw choice.unknown(as: Node.Effect.Kind.self)
            }
    }

    package func write(to json: inout JSONWriter) {
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
        case .contrast(let amount): json.choice("contrast", amount)
        case .hueRotation(let degrees): json.choice("hueRotation", degrees)
        case .colorInvert: json.choice("colorInvert")
        case .colorMultiply(let tone): json.choice("colorMultiply", tone)
        case .luminanceToAlpha: json.choice("luminanceToAlpha")
        case .blend(let mode): json.choice("blend", mode)
        case .compositingGroup: json.choice("compositingGroup")
        case .redacted: json.choice("redacted")
        case .hidden: json.choice("hidden")
        case .accentable: json.choice("accentable")
        }
    }
}

extension Node.Effect.BlendMode: ArchiveValue {}

extension Node.Target: ArchiveRecord {
    package static var blank: Self { Self(.open(url: ""), .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("action", &action)
        try visitor.member("coversWidget", &coversWidget, or: false)
        try visitor.member("content", &content)
    }
}

extension Action: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "open": try .open(url: choice.value())
            case "perform":
                try .perform(intent: choice.value("intent"), parameters: choice.value("parameters", or: [:]))
            default: throw choice.unknown(as: Action.self)
            }
    }

    package func write(to json: inout JSONWriter) {
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

extension Node.Label: ArchiveRecord {
    package static var blank: Self { Self(nil, .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("text", &text)
        try visitor.member("identifier", &identifier)
        try visitor.member("isHidden", &isHidden, or: false)
        try visitor.member("content", &content)
    }
}

extension Node.Identified: ArchiveRecord {
    package static var blank: Self { Self("", .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("id", &id)
        try visitor.member("content", &content)
    }
}
