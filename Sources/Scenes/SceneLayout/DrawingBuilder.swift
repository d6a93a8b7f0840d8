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
        var isSilent = false
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

    /// The effect of a mask, whose drawings have no hit areas or accessibility texts.
    mutating func mask(_ place: (inout DrawingBuilder) -> Void) -> Effect {
        var drawings: [Drawing] = []
        with({ ($0.isMask, $0.isSilent) = (true, true) }) { drawings = $0.taken(place) }
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
        say(drawable.words, in: frame)
    }

    mutating func listen(_ action: Action, coversWidget: Bool, in frame: Rect) {
        guard !look.isHidden, !look.isMask, frame.isFinite else { return }
        drawings.append(.area(.tap(action, coversWidget: coversWidget), in: snapped(frame)))
    }

    mutating func say(_ text: String, identifier: String? = nil, in frame: Rect) {
        guard !look.isHidden, !look.isSilent, frame.isFinite, !text.isEmpty || identifier != nil else { return }
        drawings.append(.area(.spoken(text, identifier: identifier), in: snapped(frame)))
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
