import WidgetArchive

extension Node {
    /// The size that it will have where it is offered one, as far as frames tell that before the layout; what they do
    /// not tell is taken to be all that is offered.
    func size(offered size: Size) -> Size {
        switch self {
        case .frame(let frame):
            let inner = Size(width: frame.width.offered(in: size.width), height: frame.height.offered(in: size.height))
            let content = frame.content.size(offered: inner)
            return Size(
                width: frame.width.length(around: content.width, offered: inner.width),
                height: frame.height.length(around: content.height, offered: inner.height))
        case .padding(let padding):
            let width = padding.leading.length + padding.trailing.length
            let height = padding.top.length + padding.bottom.length
            let content = padding.content.size(
                offered: Size(width: size.width - width, height: size.height - height))
            return Size(width: content.width + width, height: content.height + height)
        case .layered(let layered): return layered.content.size(offered: size)
        case .clipped(let clipped): return clipped.content.size(offered: size)
        case .effect(let effect): return effect.content.size(offered: size)
        case .target(let target): return target.content.size(offered: size)
        case .label(let label): return label.content.size(offered: size)
        default: return size
        }
    }
}

extension Node.Frame.Length {
    /// What a content is offered in it, where this much is offered to it.
    func offered(in outer: Double) -> Double {
        if isFixed, let minimum { return minimum }
        return max(minimum ?? 0, min(outer, maximum?.length ?? outer))
    }

    /// How long it is: with a limit, as long as what its content is offered.
    fileprivate func length(around content: Double, offered: Double) -> Double {
        maximum == nil ? max(minimum ?? 0, content) : offered
    }
}

extension Node.Padding.Inset {
    var length: Double {
        switch self {
        case .points(let points): points
        case .usual: 16
        }
    }
}
