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

extension Node.Effect.Kind: ArchiveChoice {
    package static let blanks = CaseBlanks<Self>(
        .opacity(1), .offset(.zero), .rotation(degrees: 0, anchor: .center), .scale(x: 1, y: 1, anchor: .center),
        .shadow(.blank, radius: 0, offset: .zero), .blur(radius: 0), .saturation(1), .brightness(0), .grayscale(0),
        .contrast(1), .hueRotation(degrees: 0), .colorInvert, .colorMultiply(.blank), .luminanceToAlpha,
        .blend(.normal), .compositingGroup, .redacted, .hidden, .accentable)

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Self? {
        switch self {
        case .opacity(let factor): try visitor.choice("opacity", factor, Self.opacity)
        case .offset(let distance): try visitor.choice("offset", distance, Self.offset)
        case .rotation(let degrees, let anchor):
            try visitor.choice("rotation") { json throws(ArchiveError) in
                try .rotation(
                    degrees: json.value("degrees", degrees), anchor: json.value("anchor", anchor, or: .center))
            }
        case .scale(let x, let y, let anchor):
            try visitor.choice("scale") { json throws(ArchiveError) in
                try .scale(
                    x: json.value("x", x), y: json.value("y", y), anchor: json.value("anchor", anchor, or: .center))
            }
        case .shadow(let tone, let radius, let offset):
            try visitor.choice("shadow") { json throws(ArchiveError) in
                try .shadow(
                    json.value("tone", tone), radius: json.value("radius", radius),
                    offset: json.value("offset", offset, or: .zero))
            }
        case .blur(let radius): try visitor.choice("blur", radius, Self.blur)
        case .saturation(let factor): try visitor.choice("saturation", factor, Self.saturation)
        case .brightness(let amount): try visitor.choice("brightness", amount, Self.brightness)
        case .grayscale(let amount): try visitor.choice("grayscale", amount, Self.grayscale)
        case .contrast(let amount): try visitor.choice("contrast", amount, Self.contrast)
        case .hueRotation(let degrees): try visitor.choice("hueRotation", degrees, Self.hueRotation)
        case .colorInvert: visitor.choice("colorInvert", self)
        case .colorMultiply(let tone): try visitor.choice("colorMultiply", tone, Self.colorMultiply)
        case .luminanceToAlpha: visitor.choice("luminanceToAlpha", self)
        case .blend(let mode): try visitor.choice("blend", mode, Self.blend)
        case .compositingGroup: visitor.choice("compositingGroup", self)
        case .redacted: visitor.choice("redacted", self)
        case .hidden: visitor.choice("hidden", self)
        case .accentable: visitor.choice("accentable", self)
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

extension Action: ArchiveChoice {
    package static let blanks = CaseBlanks<Action>(.open(url: ""), .perform(intent: "", parameters: [:]))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Action? {
        switch self {
        case .open(let url): try visitor.choice("open", url, Action.open)
        case .perform(let intent, let parameters):
            try visitor.choice("perform") { json throws(ArchiveError) in
                try .perform(
                    intent: json.value("intent", intent), parameters: json.value("parameters", parameters, or: [:]))
            }
        }
    }
}

extension Node.Identified: ArchiveRecord {
    package static var blank: Self { Self("", .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("id", &id)
        try visitor.member("content", &content)
    }
}
