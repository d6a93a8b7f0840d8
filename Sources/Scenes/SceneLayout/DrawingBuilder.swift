import WidgetArchive

/// The drawings placed so far, and the state inherited by those placed next.
struct DrawingBuilder {
    let metrics: Metrics
    let container: Container?
    private(set) var drawings: [Drawing] = []
    private(set) var look = Look()

    /// The state that parts inherit from their ancestors.
    struct Look {
        var isHidden = false
        var isMask = false
        var requested = Requested()
        var sides = Sides()
    }

    init(metrics: Metrics, container: Container? = nil, sides: Sides = Sides()) {
        self.metrics = metrics
        self.container = container
        look.sides = sides
    }

    /// Places parts with a changed look, and restores the look afterwards.
    mutating func with(_ change: (inout Look) -> Void, _ place: (inout DrawingBuilder) -> Void) {
        let before = look
        change(&look)
        place(&self)
        look = before
    }

    /// Places parts as a group with an effect.
    mutating func group(_ effect: Effect, _ place: (inout DrawingBuilder) -> Void) {
        let inner = taken(place)
        if !inner.isEmpty { drawings.append(.group(formed(effect), inner)) }
    }

    /// The effect of a mask, whose drawings have no hit areas or accessibility properties.
    mutating func mask(_ place: (inout DrawingBuilder) -> Void) -> Effect {
        var drawings: [Drawing] = []
        with({ $0.isMask = true }) { drawings = $0.taken(place) }
        guard drawings.count == 1, case .draw(.surface(let surface), let frame, _) = drawings[0],
            surface.line == nil, case .tone(let tone)? = surface.fill, tone.isOpaque
        else { return .mask(drawings) }
        return .clip(surface.outline, in: frame)
    }

    /// The drawings that `place` adds, taken off the output.
    private mutating func taken(_ place: (inout DrawingBuilder) -> Void) -> [Drawing] {
        let before = drawings
        drawings = []
        place(&self)
        let taken = drawings
        drawings = before
        return taken
    }

    mutating func add(_ drawable: Drawable, in frame: Rect) {
        guard !look.isHidden, frame.isFinite else { return }
        let drawn = formed(look.sides(drawable), in: look.sides(frame))
        drawings.append(.draw(drawn, in: snapped(frame), requested: look.requested))
    }

    /// Places a part as a hit area, even if it draws nothing.
    mutating func target(
        _ target: Node.Target, in frame: Rect, _ place: (inout DrawingBuilder) -> Void
    ) {
        guard !look.isHidden, !look.isMask, frame.isFinite else { return place(&self) }
        let inner = taken(place)
        let effect = Effect.target(target.action, coversWidget: target.coversWidget, in: snapped(frame))
        drawings.append(.group(effect, inner))
    }

    /// Places a part with accessibility properties, even if it draws nothing; what is read in its place is not drawn.
    mutating func label(
        _ properties: AccessibilityProperties, standIn: ((inout DrawingBuilder) -> Void)?, in frame: Rect,
        _ place: (inout DrawingBuilder) -> Void
    ) {
        guard !look.isHidden, !look.isMask, frame.isFinite else { return place(&self) }
        let standIn = standIn.map { taken($0) }
        let inner = taken(place)
        drawings.append(.group(.label(properties, standIn: standIn, in: snapped(frame)), inner))
    }

    /// A rectangle on the screen. Origins are fitted to it; sizes already are.
    private func snapped(_ frame: Rect) -> Rect { Rect(metrics.origin(look.sides(frame).origin), frame.size) }

    private func formed(_ drawable: Drawable, in frame: Rect) -> Drawable {
        guard case .surface(var surface) = drawable, let container else { return drawable }
        surface.outline = container.formed(surface.outline, in: frame)
        return .surface(surface)
    }

    private func formed(_ effect: Effect) -> Effect {
        guard case .clip(let outline, let frame) = effect, let container else { return effect }
        return .clip(container.formed(outline, in: frame), in: frame)
    }
}
