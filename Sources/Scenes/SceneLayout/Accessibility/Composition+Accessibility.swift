import WidgetArchive

extension Composition {
    /// The elements that assistive technology reads, in its order.
    package var accessibility: [AccessibilityElement] {
        let visible = Rect(.zero, size)
        return drawings.accessibility.inReadingOrder.filter { $0.isKept(in: visible) }
    }

    /// The frames of the contents with an identifier, in the order in which they are drawn.
    package var identified: [(identifier: String, frame: Rect)] { drawings.identified(nil) }
}

extension AccessibilityElement {
    /// Whether any of it is in sight; one that somebody has described may be without a size.
    fileprivate func isKept(in visible: Rect) -> Bool {
        let seen = frame.intersection(visible)
        return seen.size.width > 0 && seen.size.height > 0
            || frame.size.width * frame.size.height == 0 && visible.contains(frame.origin)
                && (traits.isDisjoint(with: [.staticText, .image]) || !actions.isEmpty)
    }
}

extension [Drawing] {
    /// Their accessibility elements, in the order in which they are drawn.
    package var accessibility: [AccessibilityElement] {
        flatMap { drawing -> [AccessibilityElement] in
            switch drawing {
            case .draw(let drawable, let frame, _): [drawable.accessibility(in: frame)].compactMap(\.self)
            case .group(let effect, let inner): effect.accessibility(of: inner)
            }
        }
    }

    fileprivate func identified(_ transform: Transform?) -> [(identifier: String, frame: Rect)] {
        flatMap { drawing -> [(identifier: String, frame: Rect)] in
            guard case .group(let effect, let inner) = drawing else { return [] }
            switch effect {
            case .transform(let own): return inner.identified(transform?.after(own) ?? own)
            case .redacted: return []
            case .label(let properties, _, let frame):
                let own = properties.identifier.map { ($0, transform?(frame) ?? frame) }
                return [own].compactMap(\.self) + (properties.isHidden ? [] : inner.identified(transform))
            default: return inner.identified(transform)
            }
        }
    }
}

extension Effect {
    fileprivate func accessibility(of inner: [Drawing]) -> [AccessibilityElement] {
        switch self {
        case .redacted: []
        case .opacity(let factor) where !(factor > 0): []
        case .transform(let transform): inner.accessibility.map { $0.moved(by: transform) }
        case .target(let action, false, let frame):
            [AccessibilityElement(combining: inner.accessibility, activating: action, in: frame)]
        case .label(let properties, let standIn, let frame):
            properties.applied(to: inner.accessibility, standIn: standIn?.accessibility, in: frame)
        default: inner.accessibility
        }
    }
}

extension AccessibilityElement {
    /// The element of a target, named by what is in it.
    fileprivate init(combining content: [AccessibilityElement], activating action: Action, in frame: Rect) {
        // Targets within it are further actions.
        self.init(combining: content.map(\.withNamedActions), in: frame)
        actions.insert(AccessibilityAction("", action), at: 0)
        isUndescribed = false
        traits.subtract([.staticText, .image, .link, .button])
        if case .open = action { traits.insert(.link) } else { traits.insert(.button) }
    }

    fileprivate func moved(by transform: Transform) -> AccessibilityElement {
        var moved = self
        moved.frame = transform(frame)
        moved.activationPoint = activationPoint.map { transform($0) }
        moved.children = children.map { $0.moved(by: transform) }
        return moved
    }
}

extension Drawable {
    /// The element that it is by itself.
    fileprivate func accessibility(in frame: Rect) -> AccessibilityElement? {
        switch self {
        case .text(let paragraph):
            guard let words = paragraph.readWords.nonBlank else { return nil }
            var element = AccessibilityElement(words, traits: [.staticText], in: frame)
            element.actions = paragraph.links
            if paragraph.runs.allSatisfy({ $0.link != nil }) { element.traits = [.link] }
            return element
        case .image(let picture) where !picture.isDecorative:
            var element = AccessibilityElement(picture.source.spokenName ?? "", traits: [.image], in: frame)
            if case .symbol = picture.source { element.isUndescribed = true }
            return element
        case .bar(let fraction, _, _, _), .ring(let fraction, _, _, _):
            let value = fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? ""
            return AccessibilityElement(value: value, kind: .gauge, in: frame)
        case .image, .surface, .line: return nil
        }
    }
}

extension Paragraph {
    fileprivate var readWords: String {
        runs.map { run in
            switch run.content {
            case .words(let words): words
            case .symbol(let name): SymbolWords.of(name)
            case .date, .interval, .timer: ""
            }
        }.joined()
    }

    /// Its links: the only one is followed when the text is activated, several by their words.
    fileprivate var links: [AccessibilityAction] {
        let links = runs.compactMap { run -> AccessibilityAction? in
            guard let link = run.link, case .words(let words) = run.content else { return nil }
            return AccessibilityAction(words, .open(url: link))
        }
        return links.count == 1 ? [AccessibilityAction("", links[0].action)] : links
    }
}
