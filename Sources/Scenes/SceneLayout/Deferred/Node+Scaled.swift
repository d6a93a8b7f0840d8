package import WidgetArchive

extension Node {
    /// Scales all lengths but those of text, line widths, and contents built for a size of their own.
    package func scaled(by factors: Size) -> Node {
        if case .made = self { return self }
        return withLengths(scaledBy: factors).mapping { $0.scaled(by: factors) }
    }

    private func withLengths(scaledBy factors: Size) -> Node {
        switch self {
        case .surface(var surface):
            surface.outline = surface.outline.scaled(by: factors)
            return .surface(surface)
        case .clipped(var clipped):
            clipped.outline = clipped.outline.scaled(by: factors)
            return .clipped(clipped)
        case .stack(var stack):
            if stack.axis != .depth { stack.spacing = stack.spacing.map { $0 * factors[stack.axis] } }
            return .stack(stack)
        case .grid(var grid):
            grid.horizontalSpacing = grid.horizontalSpacing.map { $0 * factors.width }
            grid.verticalSpacing = grid.verticalSpacing.map { $0 * factors.height }
            grid.columns = grid.columns.map { $0.scaled(by: factors.width) }
            return .grid(grid)
        case .frame(var frame):
            frame.width = frame.width.scaled(by: factors.width)
            frame.height = frame.height.scaled(by: factors.height)
            return .frame(frame)
        case .padding(let padding): return .padding(padding.scaled(by: factors))
        case .sizing(var sizing):
            if case .guide(let x, let y) = sizing.kind {
                sizing.kind = .guide(horizontal: x.map { $0 * factors.width }, vertical: y.map { $0 * factors.height })
            }
            return .sizing(sizing)
        case .effect(var effect):
            if case .offset(let offset) = effect.kind { effect.kind = .offset(offset.scaled(by: factors)) }
            return .effect(effect)
        default: return self
        }
    }
}

extension Node.Frame.Length {
    fileprivate func scaled(by factor: Double) -> Node.Frame.Length {
        .init(
            minimum: minimum.map { $0 * factor }, ideal: ideal.map { $0 * factor },
            maximum: maximum.map { $0.length * factor })
    }
}

extension Node.Grid.Column {
    fileprivate func scaled(by factor: Double) -> Node.Grid.Column {
        switch self {
        case .fixed(let width): .fixed(width * factor)
        case .flexible(let minimum, let maximum):
            .flexible(minimum: minimum * factor, maximum: maximum.map { $0 * factor })
        case .adaptive(let minimum, let maximum):
            .adaptive(minimum: minimum * factor, maximum: maximum.map { $0 * factor })
        }
    }
}

extension Node.Padding {
    fileprivate func scaled(by factors: Size) -> Node.Padding {
        func scaled(_ inset: Inset, _ factor: Double) -> Inset {
            if case .points(let points) = inset { .points(points * factor) } else { inset }
        }
        return .init(
            top: scaled(insets.top, factors.height), leading: scaled(insets.leading, factors.width),
            bottom: scaled(insets.bottom, factors.height), trailing: scaled(insets.trailing, factors.width), content)
    }
}

extension Outline {
    fileprivate func scaled(by factors: Size) -> Outline {
        switch self {
        case .path(let steps): .path(steps.map { $0.mapped { $0.scaled(by: factors) } })
        case .inset(let outline, let amount): .inset(outline.scaled(by: factors), by: amount)
        case .trimmed(let outline, let from, let to): .trimmed(outline.scaled(by: factors), from: from, to: to)
        case .rotated(let outline, let degrees): .rotated(outline.scaled(by: factors), degrees: degrees)
        case .scaled(let outline, let x, let y): .scaled(outline.scaled(by: factors), x: x, y: y)
        case .offset(let outline, let offset): .offset(outline.scaled(by: factors), offset.scaled(by: factors))
        case .evenOdd(let outline): .evenOdd(outline.scaled(by: factors))
        case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .container: self
        }
    }
}

extension Point {
    fileprivate func scaled(by factors: Size) -> Point { Point(x: x * factors.width, y: y * factors.height) }
}
