import SceneLayout
import WidgetArchive

/// One thing to be drawn, with all that is done to the groups it is in: cells have no layers to do that in.
struct Placed {
    var frame: Rect
    var drawable: Drawable
    var requested: Requested
    var look: Look

    struct Look {
        var opacity = 1.0
        var clips: [Clip] = []
        /// How it is turned and scaled where it stands; nil for not at all.
        var transform: Transform?
        /// Shadows, blurs and changes of colour, from the outermost.
        var filters: [Effect] = []
        /// Whether bars stand in place of its words.
        var isRedacted = false
        /// What a tap on it does.
        var action: Action?
    }
}

extension Placed.Look {
    /// The look of what is in a group.
    func within(_ effect: Effect) -> Placed.Look {
        var look = self
        switch effect {
        case .transform(let inner): look.transform = transform?.after(inner) ?? inner
        case .clip(let outline, let frame):
            look.clips.append(Clip(outline: outline, frame: frame, transform: transform))
        case .opacity(let factor): look.opacity *= factor
        case .shadow, .blur, .saturation, .brightness, .grayscale: look.filters.append(effect)
        case .redacted: look.isRedacted = true
        case .target(let action): look.action = action
        case .accentable: break
        }
        return look
    }
}

/// A form outside of which nothing is seen.
struct Clip {
    let outline: Outline
    let frame: Rect
    /// How the form itself is turned and scaled, by what is around it.
    let transform: Transform?

    /// Whether a point of the composition is within it.
    var inside: (Point) -> Bool {
        let inside = outline.inside(frame)
        guard let transform else { return inside }
        guard let back = transform.inverse else { return { _ in false } }
        return { inside(back($0)) }
    }
}
