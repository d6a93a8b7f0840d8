/// An object with one key, the kind of node: `{"spacer": {"minimum": 8}}`.
extension Node: ArchiveChoice {
    package static let blanks = CaseBlanks<Node>(
        .text(.blank), .image(.blank), .surface(.blank), .divider(.blank), .gauge(.blank), .stack(.blank),
        .grid(.blank), .spacer(.blank), .fitting(.blank), .frame(.blank), .padding(.blank), .sizing(.blank),
        .layered(.blank), .clipped(.blank), .masked(.blank), .effect(.blank), .target(.blank), .label(.blank),
        .identified(.blank), .made(.blank))

    package func visitCase(_ visitor: inout some CaseVisitor) throws(ArchiveError) -> Node? {
        switch self {
        case .text(let content): try visitor.choice("text", content, Node.text)
        case .image(let content): try visitor.choice("image", content, Node.image)
        case .surface(let content): try visitor.choice("surface", content, Node.surface)
        case .divider(let content): try visitor.choice("divider", content, Node.divider)
        case .gauge(let content): try visitor.choice("gauge", content, Node.gauge)
        case .stack(let content): try visitor.choice("stack", content, Node.stack)
        case .grid(let content): try visitor.choice("grid", content, Node.grid)
        case .spacer(let content): try visitor.choice("spacer", content, Node.spacer)
        case .fitting(let content): try visitor.choice("fitting", content, Node.fitting)
        case .frame(let content): try visitor.choice("frame", content, Node.frame)
        case .padding(let content): try visitor.choice("padding", content, Node.padding)
        case .sizing(let content): try visitor.choice("sizing", content, Node.sizing)
        case .layered(let content): try visitor.choice("layered", content, Node.layered)
        case .clipped(let content): try visitor.choice("clipped", content, Node.clipped)
        case .masked(let content): try visitor.choice("masked", content, Node.masked)
        case .effect(let content): try visitor.choice("effect", content, Node.effect)
        case .target(let content): try visitor.choice("target", content, Node.target)
        case .label(let content): try visitor.choice("label", content, Node.label)
        case .identified(let content): try visitor.choice("identified", content, Node.identified)
        case .made(let content): try visitor.choice("made", content, Node.made)
        case .deferred: try Node.nothing.visitCase(&visitor)
        }
    }
}
