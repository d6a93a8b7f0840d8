package import WidgetArchive

/// The drawing tree of a scene: drawables in rectangles, back to front, in groups that effects apply to as a whole.
package indirect enum Drawing: Hashable, Sendable {
    /// `requested` is set where the screen's policy fits lengths.
    case draw(Drawable, in: Rect, requested: Requested = Requested())
    /// Nested effects: the innermost was written first.
    case group(Effect, [Drawing])
}

/// An effect on a group, applied after the group has been drawn.
package enum Effect: Hashable, Sendable {
    case transform(Transform)
    /// Clips to an outline in a rectangle.
    case clip(Outline, in: Rect)
    /// Multiplies opacity by that of the mask's drawings.
    case mask([Drawing])
    case opacity(Double)
    case shadow(Tone, radius: Double, offset: Point)
    case blur(radius: Double)
    case saturation(Double)
    case brightness(Double)
    case grayscale(Double)
    case contrast(Double)
    case hueRotation(degrees: Double)
    case colorInvert
    case colorMultiply(Tone)
    /// Turns luminance into the opacity of black.
    case luminanceToAlpha
    /// Blends with what is behind the group, within the enclosing compositing group or the widget.
    case blend(Node.Effect.BlendMode)
    /// Isolates the group: blends and shadows inside do not reach beyond it.
    case compositingGroup
    /// Replaces words and pictures with bars.
    case redacted
    /// Takes the accent colour on screens that tint widgets.
    case accentable
    /// Makes the group's frame a hit area. If it covers the widget, taps outside of all hit areas count as taps here.
    case target(Action, coversWidget: Bool, in: Rect)
    /// Gives the group accessibility properties, and with `standIn` other elements than its own.
    case label(AccessibilityProperties, standIn: [Drawing]?, in: Rect)
}

/// The lengths that a frame requested, before the screen's policy fitted them.
package struct Requested: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// These lengths, falling back to those of the enclosing frame.
    package func within(_ outer: Requested) -> Requested {
        Requested(width: width ?? outer.width, height: height ?? outer.height)
    }
}

extension [Drawing] {
    /// Visits every drawing that is not a group, including those of masks, back to front, with its effects, outermost
    /// first; and each hit area, as the group that it is, before its content.
    package func visit(within effects: [Effect] = [], _ body: (Drawing, [Effect]) -> Void) {
        for drawing in self {
            if case .group(let effect, let inner) = drawing {
                if case .target = effect { body(drawing, effects) }
                inner.visit(within: effects + [effect], body)
                if case .mask(let mask) = effect { mask.visit(within: effects, body) }
            } else {
                body(drawing, effects)
            }
        }
    }
}

extension [Effect] {
    /// All transforms combined.
    package var transform: Transform? {
        reduce(nil) { outer, effect in
            guard case .transform(let inner) = effect else { return outer }
            return outer?.after(inner) ?? inner
        }
    }
}
