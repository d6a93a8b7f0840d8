package import WidgetArchive

/// What a scene is drawn as: things in their places, from back to front, in groups that something is done to as a whole.
package indirect enum Drawing: Hashable, Sendable {
    /// What its frame asked for is told where the screen's policy fits lengths.
    case draw(Drawable, in: Rect, requested: Requested = Requested())
    /// Effects stand around each other: the innermost was written first.
    case group(Effect, [Drawing])
    case area(Area, in: Rect)
}

/// What is done to a group when all of it has been drawn.
package enum Effect: Hashable, Sendable {
    case transform(Transform)
    /// Nothing is seen outside of a form that fills a rectangle.
    case clip(Outline, in: Rect)
    case opacity(Double)
    case shadow(Tone, radius: Double, offset: Point)
    case blur(radius: Double)
    case saturation(Double)
    case brightness(Double)
    case grayscale(Double)
    /// Bars stand in place of its words and pictures.
    case redacted
    /// Takes the tint where the screen has one.
    case accentable
    /// A tap on any of it does this.
    case target(Action)
}

/// A place that does or says something.
package enum Area: Hashable, Sendable {
    /// Taps that meet nothing else may lead there too.
    case tap(Action, coversWidget: Bool)
    case spoken(String, identifier: String?)
}

/// The lengths that a frame asked for, before the screen's policy fitted them.
package struct Requested: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// These, and where there are none, those of the frame around.
    package func within(_ outer: Requested) -> Requested {
        Requested(width: width ?? outer.width, height: height ?? outer.height)
    }
}

extension [Drawing] {
    /// Visits all that is no group, from back to front, with the effects around it from the outermost.
    package func visit(within effects: [Effect] = [], _ body: (Drawing, [Effect]) -> Void) {
        for drawing in self {
            if case .group(let effect, let inner) = drawing {
                inner.visit(within: effects + [effect], body)
            } else {
                body(drawing, effects)
            }
        }
    }
}

extension [Effect] {
    /// All that turns, scales and moves, as one.
    package var transform: Transform? {
        reduce(nil) { outer, effect in
            guard case .transform(let inner) = effect else { return outer }
            return outer?.after(inner) ?? inner
        }
    }
}
