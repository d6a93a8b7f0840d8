import FoundationEssentials
import WidgetArchive

/// Builds parts from nodes, and resolves live text at one moment.
struct Builder {
    let metrics: Metrics
    let measurer: any TextMeasurer
    let moment: Moment
    /// The direction of the layout around the next part.
    var direction: LayoutDirection
    /// The next date at which a text or gauge changes.
    var nextChange: Date?
    var notes: [String] = []
    /// Resolves deferred nodes in the widget's process; nil on a screen, where none are left.
    var resolver: DeferredResolver?
    private var depth = 0
    /// The number of enclosing stacks and grids.
    private var divisions = 0

    /// Deeper than any real scene, and shallow enough for a thread's stack.
    private static let deepest = 256
    /// Up to this many nested stacks are offered exact sizes; deeper ones coarse sizes, to bound the work.
    private static let mostDivisions = 12

    init(
        metrics: Metrics, measurer: any TextMeasurer, moment: Moment, direction: LayoutDirection = .leftToRight
    ) {
        self.metrics = metrics
        self.measurer = measurer
        self.moment = moment
        self.direction = direction
    }

    /// The part of a node; `axis` is that of the enclosing stack, if any.
    mutating func part(_ node: Node, along axis: Axis? = nil) -> LayoutNode {
        guard depth < Builder.deepest else {
            note("The scene is nested too deeply to be shown in full")
            return LayoutNode(DepthRule(alignment: .center))
        }
        depth += 1
        defer { depth -= 1 }
        return switch node {
        case .text(let paragraph): read(paragraph)
        case .image(let picture): image(picture)
        case .surface(let surface): fill(.surface(surface), isSquare: surface.outline.isSquare)
        case .divider(let divider): self.divider(divider, along: axis)
        case .gauge(let gauge): read(gauge)
        case .stack(let stack): self.stack(stack)
        case .grid(let grid): self.grid(grid)
        case .spacer(let spacer): self.spacer(spacer, along: axis)
        case .fitting(let fitting): self.fitting(fitting)
        case .identified(let identified): part(identified.content, along: axis)
        case .made(let made): self.made(made)
        case .deferred(let number): deferred(number, along: axis)
        default: changed(node, along: axis)
        }
    }

    mutating func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }

    /// Notes the next date at which a text or gauge changes.
    mutating func expect(_ change: Date?) {
        guard let change else { return }
        nextChange = min(nextChange ?? change, change)
    }

    /// A text, with other words for those who hear it if it shows a clock.
    private mutating func read(_ paragraph: Paragraph) -> LayoutNode {
        let shown = text(resolved(paragraph), fillsWidth: paragraph.isCounting && metrics.policy == nil)
        guard let words = paragraph.spoken(at: moment) else { return shown }
        return passing(LabelRule(properties: AccessibilityProperties(text: words)), shown)
    }

    private mutating func resolved(_ paragraph: Paragraph) -> Paragraph {
        var resolved = paragraph
        // A timer alone stays on its line, even in a space that is too narrow for it.
        if paragraph.runs.allSatisfy(\.isCounting) { resolved.lineLimit = 1 }
        for index in resolved.runs.indices {
            if case .symbol = resolved.runs[index].content { continue }
            let live = LiveText(paragraph.runs[index].content, at: moment)
            resolved.runs[index].content = .words(live.words)
            if live.nextChange != nil { resolved.runs[index].clock = paragraph.runs[index].content }
            expect(live.nextChange)
        }
        return resolved
    }

    private func text(_ paragraph: Paragraph, fillsWidth: Bool) -> LayoutNode {
        LayoutNode(
            TextRule(
                paragraph: paragraph, measurer: measurer, canVanish: metrics.policy == nil, fillsWidth: fillsWidth),
            spacing: spacing(of: paragraph.runs.map(\.font), leading: paragraph.leading.length))
    }

    private func image(_ picture: Node.Picture) -> LayoutNode {
        var isSymbol = false
        if case .symbol = picture.source { isSymbol = !picture.isResizable }
        return LayoutNode(
            ImageRule(picture: picture, own: measurer.measure(picture)),
            spacing: isSymbol ? spacing(of: [picture.symbolFont]) : .plain)
    }

    private func spacing(of fonts: [Font], leading: Double = 0) -> Spacing {
        let heights = fonts.map { TextHeights(of: $0, leading: leading) }
        guard let pixel = metrics.textPixel, let first = heights.first else { return .plain }
        return .text(heights.dropFirst().reduce(first) { $0.union($1) }, pixel: pixel)
    }

    private mutating func fitting(_ fitting: Node.Fitting) -> LayoutNode {
        var choices: [LayoutNode] = []
        for choice in fitting.choices where choice != .nothing { choices.append(part(choice)) }
        let fits = FittingRule(axes: fitting.axes)
        // In the widget's process all choices are resolved; the screen picks the one that fits.
        let rule: any Rule = resolver == nil ? fits : EveryChoiceRule(rule: fits)
        return LayoutNode(rule, choices, spacing: choices.first?.spacing ?? .plain)
    }

    func fill(_ drawable: Drawable, isSquare: Bool = false) -> LayoutNode {
        let ideal = metrics.visible(Size(width: 10, height: 10))
        return LayoutNode(FillRule(drawable: drawable, ideal: ideal, isSquare: isSquare))
    }

    private func divider(_ divider: Node.Divider, along axis: Axis?) -> LayoutNode {
        let line: Axis = axis == .horizontal ? .vertical : .horizontal
        var rule = FillRule(drawable: .line(line, divider.paint), ideal: metrics.visible(Size(width: 10, height: 10)))
        let thickness = metrics.visible(Size(width: metrics.hairline, height: metrics.hairline))
        if line == .vertical { rule.width = thickness.width } else { rule.height = thickness.height }
        let growth = Size(
            width: thickness.width - metrics.hairline, height: thickness.height - metrics.hairline)
        return LayoutNode(rule, growth: growth)
    }

    private func spacer(_ spacer: Node.Spacer, along axis: Axis?) -> LayoutNode {
        let least =
            spacer.minimum.map { Size(width: max(0, $0.bounded), height: max(0, $0.bounded)) } ?? metrics.spacing
        let minimum = Size(
            width: metrics.fitted(least.width, .horizontal, as: .origin),
            height: metrics.fitted(least.height, .vertical, as: .origin))
        let axis = axis == .depth ? nil : axis
        return LayoutNode(SpacerRule(minimum: minimum, axis: axis), isSpacer: true, spacing: .spacer(along: axis))
    }

    private var isDeep: Bool { divisions > Builder.mostDivisions }

    private mutating func stack(_ stack: Node.Stack) -> LayoutNode {
        divisions += 1
        defer { divisions -= 1 }
        var parts: [LayoutNode] = []
        for child in stack.children where child != .nothing { parts.append(part(child, along: stack.axis)) }
        let spacing = Spacing(of: parts, along: stack.axis)
        return stack.axis == .depth
            ? LayoutNode(DepthRule(alignment: stack.alignment), parts, spacing: spacing, isDeep: isDeep)
            : LayoutNode(StackRule(stack, of: parts, metrics: metrics), parts, spacing: spacing, isDeep: isDeep)
    }

    private mutating func grid(_ grid: Node.Grid) -> LayoutNode {
        let spacing = Size(
            width: grid.horizontalSpacing.map { metrics.fitted($0.bounded, .horizontal, as: .origin) }
                ?? metrics.spacing.width,
            height: grid.verticalSpacing.map { metrics.fitted($0.bounded, .vertical, as: .origin) }
                ?? metrics.spacing.height)
        divisions += 1
        defer { divisions -= 1 }
        let rows = grid.rows.filter { !$0.isEmpty }
        var parts: [LayoutNode] = []
        for row in rows { for cell in row { parts.append(part(cell, along: row.count == 1 ? .vertical : nil)) } }
        let cells = rows.map { $0.map(\.cell) }
        let rule: any Rule =
            grid.columns.isEmpty
            ? GridRule(rows: cells, alignment: grid.alignment, spacing: spacing, metrics: metrics)
            : ColumnsRule(
                columns: grid.columns, cells: cells.flatMap(\.self), alignment: grid.alignment, spacing: spacing,
                metrics: metrics)
        return LayoutNode(rule, parts, spacing: Spacing(of: parts, along: .depth), isDeep: isDeep)
    }
}

extension Outline {
    /// Whether it is a circle, or made of one.
    fileprivate var isSquare: Bool {
        switch self {
        case .circle: true
        case .inset(let outline, _), .trimmed(let outline, _, _), .rotated(let outline, _), .scaled(let outline, _, _),
            .offset(let outline, _), .evenOdd(let outline):
            outline.isSquare
        case .rectangle, .roundedRectangle, .ellipse, .capsule, .container, .path: false
        }
    }
}

extension Paragraph {
    /// Whether it shows a timer, whose letters are not known in advance.
    fileprivate var isCounting: Bool { runs.contains(where: \.isCounting) }
}

extension Paragraph.Run {
    fileprivate var isCounting: Bool {
        switch content {
        case .timer, .date(_, .timer): true
        case .words, .date, .interval, .symbol: false
        }
    }
}
