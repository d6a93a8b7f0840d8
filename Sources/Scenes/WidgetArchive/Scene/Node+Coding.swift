/// An object with one key, the kind of node: `{"spacer": {"minimum": 8}}`.
extension Node: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        let choice = try JSONChoice(json)
        self =
            switch choice.name {
            case "text": try .text(choice.value())
            case "image": try .image(choice.value())
            case "surface": try .surface(choice.value())
            case "divider": try .divider(choice.value())
            case "gauge": try .gauge(choice.value())
            case "stack": try .stack(choice.value())
            case "grid": try .grid(choice.value())
            case "spacer": try .spacer(choice.value())
            case "fitting": try .fitting(choice.value())
            case "frame": try .frame(choice.value())
            case "padding": try .padding(choice.value())
            case "sizing": try .sizing(choice.value())
            case "layered": try .layered(choice.value())
            case "clipped": try .clipped(choice.value())
            case "masked": try .masked(choice.value())
            case "effect": try .effect(choice.value())
            case "target": try .target(choice.value())
            case "label": try .label(choice.value())
            case "identified": try .identified(choice.value())
            case "made": try .made(choice.value())
            default: throw choice.unknown(as: Node.self)
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .text(let content): json.choice("text", content)
        case .image(let content): json.choice("image", content)
        case .surface(let content): json.choice("surface", content)
        case .divider(let content): json.choice("divider", content)
        case .gauge(let content): json.choice("gauge", content)
        case .stack(let content): json.choice("stack", content)
        case .grid(let content): json.choice("grid", content)
        case .spacer(let content): json.choice("spacer", content)
        case .fitting(let content): json.choice("fitting", content)
        case .frame(let content): json.choice("frame", content)
        case .padding(let content): json.choice("padding", content)
        case .sizing(let content): json.choice("sizing", content)
        case .layered(let content): json.choice("layered", content)
        case .clipped(let content): json.choice("clipped", content)
        case .masked(let content): json.choice("masked", content)
        case .effect(let content): json.choice("effect", content)
        case .target(let content): json.choice("target", content)
        case .label(let content): json.choice("label", content)
        case .identified(let content): json.choice("identified", content)
        case .made(let content): json.choice("made", content)
        case .deferred: Node.nothing.write(to: &json)
        }
    }
}
