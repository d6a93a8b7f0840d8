extension Node {
    /// The node with each of its direct children replaced.
    package func mapping(_ change: (Node) -> Node) -> Node {
        switch self {
        case .text, .surface, .divider, .spacer, .deferred: return self
        case .image(var picture):
            guard case .drawing(let content, let size) = picture.source else { return self }
            picture.source = .drawing(change(content), size: size)
            return .image(picture)
        case .gauge(var gauge):
            gauge.label = gauge.label.map(change)
            gauge.current = gauge.current.map(change)
            gauge.minimum = gauge.minimum.map(change)
            gauge.maximum = gauge.maximum.map(change)
            return .gauge(gauge)
        case .stack(var stack):
            stack.children = stack.children.map(change)
            return .stack(stack)
        case .grid(var grid):
            grid.rows = grid.rows.map { $0.map(change) }
            return .grid(grid)
        case .fitting(var fitting):
            fitting.choices = fitting.choices.map(change)
            return .fitting(fitting)
        case .layered(var layered):
            layered.other = change(layered.other)
            layered.content = change(layered.content)
            return .layered(layered)
        case .masked(var masked):
            masked.mask = change(masked.mask)
            masked.content = change(masked.content)
            return .masked(masked)
        case .label(var label):
            label.standIn = label.standIn.map(change)
            label.content = change(label.content)
            return .label(label)
        default: return mappingContent(change)
        }
    }

    /// The node with its child replaced, if it has exactly one.
    private func mappingContent(_ change: (Node) -> Node) -> Node {
        func changed<Part>(_ part: Part, _ content: WritableKeyPath<Part, Node>) -> Part {
            var part = part
            part[keyPath: content] = change(part[keyPath: content])
            return part
        }
        return switch self {
        case .frame(let frame): .frame(changed(frame, \.content))
        case .padding(let padding): .padding(changed(padding, \.content))
        case .sizing(let sizing): .sizing(changed(sizing, \.content))
        case .clipped(let clipped): .clipped(changed(clipped, \.content))
        case .effect(let effect): .effect(changed(effect, \.content))
        case .target(let target): .target(changed(target, \.content))
        case .identified(let identified): .identified(changed(identified, \.content))
        case .made(let made): .made(changed(made, \.content))
        default: self
        }
    }
}
