import WidgetArchive

/// What has been placed so far, and how what comes next will look.
struct Stage {
    let metrics: Metrics
    let container: Container
    var placed: [Placed] = []
    var taps: [Tap] = []
    var spoken: [Spoken] = []
    var look = Look()

    /// What parents have done to their contents.
    struct Look {
        var opacity = 1.0
        var clips: [Clip] = []
        var transform: Transform?
        var filters: [Node.Effect.Kind] = []
        var isRedacted = false
        var isHidden = false
        var isSilent = false
        var action: Action?
        var asked = Asked()
    }

    init(metrics: Metrics, container: Container) {
        self.metrics = metrics
        self.container = container
    }

    /// Places something with another look, after which the look is as before.
    mutating func with(_ change: (inout Look) -> Void, _ place: (inout Stage) -> Void) {
        let before = look
        change(&look)
        place(&self)
        look = before
    }

    mutating func add(_ drawable: Drawable, in frame: Rect) {
        guard !look.isHidden, look.opacity > 0, frame.isFinite else { return }
        placed.append(
            Placed(
                frame: snapped(frame), drawable: container.formed(drawable, in: frame), opacity: look.opacity,
                clips: look.clips.map { Clip(frame: $0.frame, outline: container.formed($0.outline, in: $0.frame)) },
                transform: look.transform, filters: look.filters, isRedacted: look.isRedacted, action: look.action,
                asked: look.asked))
        if !look.isRedacted { say(drawable.words, in: frame) }
    }

    mutating func listen(_ tap: Tap) {
        guard !look.isHidden, tap.frame.isFinite else { return }
        var tap = tap
        tap.frame = snapped(tap.frame)
        if let transform = look.transform { tap.frame = transform(tap.frame) }
        taps.append(tap)
    }

    mutating func say(_ text: String, identifier: String? = nil, in frame: Rect) {
        guard !look.isHidden, !look.isSilent, frame.isFinite, !text.isEmpty || identifier != nil else { return }
        spoken.append(Spoken(text: text, identifier: identifier, frame: snapped(frame)))
    }

    /// What is placed begins where the screen can begin; sizes fit already.
    private func snapped(_ frame: Rect) -> Rect { Rect(metrics.origin(frame.origin), frame.size) }
}
