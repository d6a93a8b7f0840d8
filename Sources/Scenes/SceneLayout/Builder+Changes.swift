import WidgetArchive

extension Builder {
    /// The part of a node that wraps a content.
    mutating func changed(_ node: Node, along axis: Axis?) -> LayoutNode {
        switch node {
        case .frame(let frame): return directed(frame, along: axis)
        case .padding(let padding):
            let content = part(padding.content, along: axis)
            let rule = PaddingRule(padding, metrics: metrics)
            return LayoutNode(rule, [content], priority: content.priority, spacing: rule.spacing(of: content.spacing))
        case .sizing(let sizing): return self.sizing(sizing, along: axis)
        case .layered(let layered):
            let rule = LayeredRule(alignment: layered.alignment, isBehind: layered.isBehind)
            let content = part(layered.content, along: axis)
            return LayoutNode(
                rule, [content, part(layered.other)], priority: content.priority, growth: content.growth,
                spacing: content.spacing)
        case .clipped(let clipped):
            let rule = LookRule(effect: { .clip(clipped.outline, in: $0) })
            return passing(rule, part(clipped.content, along: axis))
        case .masked(let masked):
            let mask = part(masked.mask)
            let content = part(masked.content, along: axis)
            return LayoutNode(
                MaskRule(alignment: masked.alignment), [content, mask], priority: content.priority,
                growth: content.growth, spacing: content.spacing)
        case .effect(let effect): return self.effect(effect, along: axis)
        case .target(let target): return passing(TargetRule(target: target), part(target.content, along: axis))
        case .label(let label): return labelled(label, along: axis)
        default: return LayoutNode(DepthRule(alignment: .center))
        }
    }

    private mutating func directed(_ frame: Node.Frame, along axis: Axis?) -> LayoutNode {
        guard let inner = frame.direction, inner != direction else { return framed(frame, along: axis) }
        let outer = direction
        direction = inner
        defer { direction = outer }
        let content = framed(frame, along: axis)
        return LayoutNode(
            TurnedRule(), [content], priority: content.priority, isSpacer: content.isSpacer, growth: content.growth,
            spacing: content.spacing.mirrored)
    }

    private mutating func framed(_ frame: Node.Frame, along axis: Axis?) -> LayoutNode {
        let content = part(frame.content, along: axis)
        let rule = FrameRule(frame, metrics: metrics)
        guard frame.direction == nil || !rule.isEmpty else { return content }
        return LayoutNode(
            rule, [content], priority: content.priority, growth: rule.growth,
            spacing: rule.spacing(of: content.spacing))
    }

    /// A part that passes its content's priority, spacing and growth on to the stack around it.
    func passing(_ rule: any Rule, _ content: LayoutNode) -> LayoutNode {
        LayoutNode(
            rule, [content], priority: content.priority, isSpacer: content.isSpacer, growth: content.growth,
            spacing: content.spacing)
    }

    private mutating func sizing(_ sizing: Node.Sizing, along axis: Axis?) -> LayoutNode {
        let content = part(sizing.content, along: axis)
        return switch sizing.kind {
        case .ideal(let horizontal, let vertical):
            LayoutNode(
                IdealRule(horizontal: horizontal, vertical: vertical), [content], priority: content.priority,
                spacing: content.spacing)
        case .priority(let priority):
            LayoutNode(
                LookRule(), [content], priority: priority.bounded, isSpacer: content.isSpacer,
                spacing: content.spacing)
        case .aspectRatio(let ratio, let isFilling):
            LayoutNode(
                AspectRule(ratio: ratio, isFilling: isFilling, metrics: metrics), [content],
                priority: content.priority, spacing: content.spacing)
        case .guide(let horizontal, let vertical):
            passing(GuideRule(horizontal: horizontal, vertical: vertical), content)
        case .cell: content
        }
    }

    private mutating func effect(_ effect: Node.Effect, along axis: Axis?) -> LayoutNode {
        let content = part(effect.content, along: axis)
        var rule = LookRule()
        switch effect.kind {
        case .offset(let point): rule.offset = Point(x: point.x.bounded, y: point.y.bounded)
        case .hidden, .opacity(...0): rule.change = { look, _ in look.isHidden = true }
        default: rule.effect = { Effect(effect.kind, of: $0) }
        }
        return passing(rule, content)
    }

    private mutating func labelled(_ label: Node.Label, along axis: Axis?) -> LayoutNode {
        let content = part(label.content, along: axis)
        let standIn = label.standIn.map { part($0) }
        return LayoutNode(
            LabelRule(properties: label.properties), [content, standIn].compactMap(\.self), priority: content.priority,
            isSpacer: content.isSpacer, growth: content.growth, spacing: content.spacing)
    }
}

extension Effect {
    /// The effect on a content in a frame; nil for offsets and hiding, which need no group.
    fileprivate init?(_ kind: Node.Effect.Kind, of frame: Rect) {
        func anchor(_ point: UnitPoint) -> Point {
            frame.origin + Point(x: frame.size.width * point.x.bounded, y: frame.size.height * point.y.bounded)
        }
        switch kind {
        case .opacity(let factor) where factor.isNaN: return nil
        case .opacity(let factor): self = .opacity(min(factor, 1))
        case .rotation(let degrees, let point):
            self = .transform(.rotation(degrees: degrees.bounded, around: anchor(point)))
        case .scale(let x, let y, let point):
            self = .transform(.scale(x: x.bounded, y: y.bounded, around: anchor(point)))
        case .shadow(let tone, let radius, let offset): self = .shadow(tone, radius: radius, offset: offset)
        case .blur(let radius): self = .blur(radius: radius)
        case .saturation(let amount): self = .saturation(amount)
        case .brightness(let amount): self = .brightness(amount)
        case .grayscale(let amount): self = .grayscale(amount)
        case .contrast(let amount): self = .contrast(amount)
        case .hueRotation(let degrees): self = .hueRotation(degrees: degrees.bounded)
        case .colorInvert: self = .colorInvert
        case .colorMultiply(let tone): self = .colorMultiply(tone)
        case .luminanceToAlpha: self = .luminanceToAlpha
        case .blend(let mode): self = .blend(mode)
        case .compositingGroup: self = .compositingGroup
        case .redacted: self = .redacted
        case .accentable: self = .accentable
        case .offset, .hidden: return nil
        }
    }
}
