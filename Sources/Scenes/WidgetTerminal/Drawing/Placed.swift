import SceneLayout
import WidgetArchive

/// A drawable with the effects of all enclosing groups: cells have no layers to apply them to.
struct Placed {
    var frame: Rect
    var drawable: Drawable
    var requested: Requested
    var look: Look

    struct Look {
        var opacity = 1.0
        var clips: [Clip] = []
        var masks: [Mask] = []
        /// The transform, if any.
        var transform: Transform?
        /// Shadows, blurs and colour filters, outermost first.
        var filters: [Effect] = []
        /// Whether text is drawn as bars.
        var isRedacted = false
        /// The action of a tap.
        var action: Action?
    }
}

extension Placed.Look {
    /// The look inside a group with an effect.
    func within(_ effect: Effect) -> Placed.Look {
        var look = self
        switch effect {
        case .transform(let inner): look.transform = transform?.after(inner) ?? inner
        case .clip(let outline, let frame):
            look.clips.append(Clip(outline: outline, frame: frame, transform: transform))
        case .opacity(let factor): look.opacity *= factor
        case .mask(let drawings): look.masks.append(Mask(drawings, look: Placed.Look(transform: transform)))
        case .shadow, .blur, .saturation, .brightness, .grayscale, .contrast, .hueRotation, .colorInvert,
            .colorMultiply, .luminanceToAlpha, .blend:
            look.filters.append(effect)
        case .redacted: look.isRedacted = true
        case .target(let action, _, _): look.action = action
        case .accentable, .compositingGroup, .label: break
        }
        return look
    }
}

/// A clip shape.
struct Clip {
    let outline: Outline
    let frame: Rect
    /// The transform of the clip itself, from its enclosing groups.
    let transform: Transform?

    /// Tests whether a point of the composition is inside.
    var inside: (Point) -> Bool {
        let inside = outline.inside(frame)
        guard let transform else { return inside }
        guard let back = transform.inverse else { return { _ in false } }
        return { inside(back($0)) }
    }
}
