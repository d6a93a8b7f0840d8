import FoundationEssentials
import WidgetArchive

extension Builder {
    /// A gauge as a bar or a ring, with its labels around it, which is read as one element.
    mutating func read(_ gauge: Node.Gauge) -> LayoutNode {
        let fraction = fraction(of: gauge)
        let properties = AccessibilityProperties(
            text: gauge.label?.spoken(at: moment) ?? (fraction == nil ? "In progress" : ""),
            value: gauge.current?.spoken(at: moment) ?? fraction.map { "\(Int(($0 * 100).rounded()))%" },
            children: .combine)
        return passing(LabelRule(properties: properties), drawn(gauge, fraction))
    }

    private mutating func drawn(_ gauge: Node.Gauge, _ fraction: Double?) -> LayoutNode {
        switch gauge.style {
        case .linear, .linearCapacity, .progress: linear(gauge, fraction)
        case .circular, .circularCapacity, .spinner: circular(gauge, fraction)
        }
    }

    private mutating func linear(_ gauge: Node.Gauge, _ fraction: Double?) -> LayoutNode {
        let isThick = gauge.style == .linearCapacity && metrics.policy == nil
        let height = metrics.visible(isThick ? metrics.barHeight * 4 : metrics.barHeight, .vertical)
        let drawable = Drawable.bar(fraction: fraction, isMarked: gauge.style == .linear, gauge.paint)
        let bar = LayoutNode(FillRule(drawable: drawable, ideal: Size(width: 100, height: height), height: height))
        let ends = [gauge.minimum.map { part($0) }, bar, gauge.maximum.map { part($0) }].compactMap(\.self)
        let line = stacked(.horizontal, .center, ends)
        let current = gauge.current.map { part($0) }
        if gauge.style == .linear, ends.count == 1 {
            return stacked(.horizontal, .center, [current, line].compactMap(\.self))
        }
        let label = gauge.label.map { part($0) }
        return stacked(.vertical, Alignment(.leading, .center), [label, line, current].compactMap(\.self))
    }

    private mutating func circular(_ gauge: Node.Gauge, _ fraction: Double?) -> LayoutNode {
        let isOpen = gauge.style == .circular
        let side = gauge.style == .spinner ? 20 : metrics.ringSize
        let ideal = metrics.visible(Size(width: side, height: side))
        // On phones a gauge keeps its size, which only `scaleEffect` changes, and progress, which has no label in the
        // ring, shrinks to its space.
        let shrinks = metrics.policy != nil || gauge.style == .spinner || (!isOpen && gauge.label == nil)
        let ring = LayoutNode(
            RingRule(
                drawable: .ring(fraction: fraction, isOpen: isOpen, gauge.paint), ideal: ideal, shrinks: shrinks))
        if gauge.style == .spinner, let label = gauge.label { return stacked(.vertical, .center, [ring, part(label)]) }
        let inner = gauge.current ?? (isOpen ? nil : gauge.label)
        let middle = inner.map { fitted($0, to: side * 0.62) }.map {
            LayoutNode(LayeredRule(alignment: .center, isBehind: false), [ring, $0])
        }
        guard isOpen, let foot = foot(of: gauge, within: side) else { return middle ?? ring }
        guard metrics.policy == nil else {
            let alignment = Alignment(.center, .bottom)
            return LayoutNode(LayeredRule(alignment: alignment, isBehind: false), [middle ?? ring, foot])
        }
        let below = LayoutNode(RingFootRule(), [foot])
        return LayoutNode(LayeredRule(alignment: .center, isBehind: false), [middle ?? ring, below])
    }

    /// The labels that fill the gap of an open ring: those of its bounds, or else its own, between the ends of the ring.
    private mutating func foot(of gauge: Node.Gauge, within side: Double) -> LayoutNode? {
        let ends = [gauge.minimum, gauge.maximum].compactMap(\.self)
        guard !ends.isEmpty else { return gauge.label.map { fitted($0, to: side / 2) } }
        guard metrics.policy == nil else { return stacked(.horizontal, .center, ends.map { part($0) }) }
        return fitted(.stack(Node.Stack(.horizontal, spacing: 3, ends)), to: side / 2)
    }

    /// Labels that shrink to fit into a ring. Cells cannot shrink.
    private mutating func fitted(_ label: Node, to width: Double) -> LayoutNode {
        guard metrics.policy == nil else { return part(label) }
        return part(.frame(Node.Frame(width: Node.Frame.Length(maximum: width), label.shrinkingToFit)))
    }

    private func stacked(_ axis: Axis, _ alignment: Alignment, _ parts: [LayoutNode]) -> LayoutNode {
        guard parts.count > 1 || parts.isEmpty else { return parts[0] }
        return LayoutNode(StackRule(Node.Stack(axis, alignment: alignment, []), of: parts, metrics: metrics), parts)
    }

    private mutating func fraction(of gauge: Node.Gauge) -> Double? {
        guard let interval = gauge.interval else { return gauge.fraction.map { min(max($0.isNaN ? 0 : $0, 0), 1) } }
        let span = LiveSpan(interval)
        expect(span?.nextChange(after: moment.date))
        return span?.fraction(at: moment.date)
    }
}

extension Node {
    /// The node with its texts on one line each, which shrink rather than be cut.
    fileprivate var shrinkingToFit: Node {
        guard case .text(var paragraph) = self else { return mapping(\.shrinkingToFit) }
        paragraph.lineLimit = 1
        paragraph.alignment = .center
        paragraph.minimumScale = min(paragraph.minimumScale, 0.3)
        return .text(paragraph)
    }
}
