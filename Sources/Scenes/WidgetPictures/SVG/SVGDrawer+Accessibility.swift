import PictureClient
import SceneLayout
import WidgetArchive

extension SVGDrawer {
    /// An accessibility element that is invisible.
    mutating func say(_ element: AccessibilityElement) {
        let frame = element.frame
        guard frame.isFinite, frame.size.width > 0, frame.size.height > 0 else { return }
        self.element("rect") { drawer in
            drawer.svg.frame(frame)
            drawer.svg.attribute("fill", "none")
            if drawer.isLive { drawer.svg.mark(element) }
            drawer.svg.describe(element, as: element.ariaRole)
        }
    }

    /// Draws marks that are one accessibility element, or a group.
    mutating func draw(_ inner: [Mark], as element: AccessibilityElement) {
        if case .open(let url)? = element.activation, let link = SVGLink(url), !isInLink {
            return self.link(to: link) { drawer in
                drawer.svg.describe(element, as: nil)
                drawer.hitArea(of: element)
                drawer.draw(inner)
            }
        }
        self.element("g") { drawer in
            if drawer.isLive { drawer.svg.mark(element) }
            drawer.svg.describe(element, as: element.ariaRole)
            drawer.hitArea(of: element)
            drawer.draw(inner)
        }
    }

    mutating func link(to link: SVGLink, _ contents: (inout SVGDrawer) -> Void) {
        element("a") { drawer in
            drawer.svg.attribute("href", link.address)
            if drawer.isLive { drawer.svg.attribute("data-action", Action.open(url: link.address).mark) }
            drawer.isInLink = true
            contents(&drawer)
            drawer.isInLink = false
        }
    }
}

extension SVGDrawer {
    /// A tap counts within an element's whole frame, not only where something is drawn.
    private mutating func hitArea(of element: AccessibilityElement) {
        guard isLive, element.activation != nil, element.frame.isFinite else { return }
        self.element("rect") { drawer in
            drawer.svg.frame(element.frame)
            drawer.svg.attribute("fill", "none")
            drawer.svg.attribute("pointer-events", "all")
        }
    }
}

extension SVGWriter {
    /// Marks an element that a page activates.
    fileprivate mutating func mark(_ element: AccessibilityElement) {
        guard let action = element.activation, !element.traits.contains(.disabled) else { return }
        attribute("data-action", action.mark)
        attribute("tabindex", "0")
        attribute("pointer-events", "all")
    }

    /// Role, name and description of the element that was just opened.
    fileprivate mutating func describe(_ element: AccessibilityElement, as role: StaticString?) {
        if let role { attribute(role: role, of: element) }
        let words = element.role == .toggle ? [element.label] : [element.label, element.value]
        let name = words.filter { !$0.isEmpty }.joined(separator: ", ")
        if !name.isEmpty { attribute("aria-label", name) }
        if element.traits.contains(.disabled) { attribute("aria-disabled", "true") }
        if !element.hint.isEmpty { self.element("desc") { $0.text(element.hint) } }
    }

    private mutating func attribute(role: StaticString, of element: AccessibilityElement) {
        attribute("role") { $0.append(role) }
        switch element.role {
        case .toggle: attribute("aria-checked", element.value == AccessibilityElement.on ? "true" : "false")
        case .header: attribute("aria-level", Double(element.headingLevel ?? 2))
        default: break
        }
    }
}

extension AccessibilityElement {
    fileprivate var ariaRole: StaticString {
        switch role {
        case .button: "button"
        case .toggle: "switch"
        case .link: "link"
        case .header: "heading"
        case .group: "group"
        case .image, .text, .gauge, .element: "img"
        }
    }
}
