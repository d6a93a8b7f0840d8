import WidgetArchive

extension TreeReader {
    /// A node put into something, by one of `TreeWord.changes`.
    mutating func modified(_ node: Node, _ key: String, _ value: JSONValue, _ style: TreeStyle, depth: Int) -> Node {
        switch key {
        case "padding": return padded(node, value)
        case "frame": return framed(node, value)
        case "background":
            guard let paint = paint(value) else { return node }
            return .layered(.init(node, .surface(.init(.rectangle, fill: paint)), isBehind: true))
        case "cornerRadius":
            guard let radius = number(value, to: 1_000) else { return node }
            return .clipped(.init(.roundedRectangle(radii: Corners(all: radius), isContinuous: true), node))
        case "opacity": return number(value, to: 1).map { .effect(.init(.opacity($0), node)) } ?? node
        case "accessibilityLabel": return .label(.init(value.words.shown, node))
        default:
            if !TreeWord.taps.contains(key) { addUnknown((key, value)) }
            return node
        }
    }

    private mutating func padded(_ node: Node, _ value: JSONValue) -> Node {
        guard !value.isTrue else {
            return .padding(.init(top: .usual, leading: .usual, bottom: .usual, trailing: .usual, node))
        }
        guard let members = value.membersIfAny else {
            let all = number(value, from: -500, to: 500) ?? 0
            return node.padded(top: all, leading: all, bottom: all, trailing: all)
        }
        var edges = Edges()
        for (key, value) in members {
            let length = number(value, from: -500, to: 500) ?? 0
            switch key {
            case "top": edges.top = length
            case "leading": edges.leading = length
            case "bottom": edges.bottom = length
            case "trailing": edges.trailing = length
            case "horizontal": (edges.leading, edges.trailing) = (length, length)
            case "vertical": (edges.top, edges.bottom) = (length, length)
            default:
                let words = ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
                add(unknown: "edge", key, among: words, at: value)
            }
        }
        return node.padded(top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
    }

    private mutating func framed(_ node: Node, _ value: JSONValue) -> Node {
        guard let members = value.membersIfAny else {
            add(expected: "an object such as {\"width\": 40, \"alignment\": \"leading\"}", at: value)
            return node
        }
        var frame = Node.Frame(node)
        for (key, value) in members {
            switch key {
            case "width": frame.width = length(value).map(Node.Frame.Length.fixed) ?? frame.width
            case "height": frame.height = length(value).map(Node.Frame.Length.fixed) ?? frame.height
            case "minWidth": frame.width.minimum = length(value)
            case "minHeight": frame.height.minimum = length(value)
            case "maxWidth": frame.width.maximum = maximum(value)
            case "maxHeight": frame.height.maximum = maximum(value)
            case "alignment": frame.alignment = alignment(value) ?? frame.alignment
            default:
                let words = ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "alignment"]
                add(unknown: "length", key, among: words, at: value)
            }
        }
        return .frame(frame)
    }

    private mutating func length(_ json: JSONValue) -> Double? { number(json) }

    private mutating func maximum(_ json: JSONValue) -> Node.Frame.Length.Maximum? {
        json.words == "infinity" ? .endless : number(json).map { .points($0) }
    }
}
