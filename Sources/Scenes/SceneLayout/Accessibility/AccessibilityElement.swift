package import WidgetArchive

/// An element that assistive technology reads: what it is called, what it is, and what can be done with it.
package struct AccessibilityElement: Hashable, Sendable {
    package typealias Trait = AccessibilityProperties.Trait

    package var kind = Kind.plain
    /// Empty if it has no name.
    package var label: String
    /// Whether the label is that of a symbol which nobody has described.
    var isUndescribed = false
    package var value: String
    package var hint: String
    package var identifier: String?
    package var traits: Set<Trait>
    package var headingLevel: Int?
    package var sortPriority = 0.0
    /// The names by which it can be spoken to, besides its label.
    package var inputLabels: [String] = []
    /// Those with an empty name are performed when it is activated.
    package var actions: [AccessibilityAction] = []
    package var frame: Rect
    /// Where it is activated, if not in the middle of its frame.
    package var activationPoint: Point?
    /// The elements of a group, in the order in which they are read.
    package var children: [AccessibilityElement] = []

    package enum Kind: Hashable, Sendable {
        case plain
        /// A value between bounds.
        case gauge
        /// A container, whose children are read.
        case group
    }

    init(
        _ label: String = "", value: String = "", hint: String = "", traits: Set<Trait> = [], kind: Kind = .plain,
        in frame: Rect
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.kind = kind
        self.frame = frame
    }
}

extension AccessibilityElement {
    /// The trait that matters most, in one word.
    package enum Role: String, CaseIterable, Sendable {
        case button, link, toggle, image, header, text, gauge, group
        /// Something of no particular kind, such as a drawing with a name.
        case element
    }

    package var role: Role {
        if kind == .group { return .group }
        let ranked: [(Trait, Role)] = [(.toggle, .toggle), (.button, .button), (.link, .link), (.header, .header)]
        if let role = ranked.first(where: { traits.contains($0.0) })?.1 { return role }
        if kind == .gauge { return .gauge }
        return traits.contains(.image) ? .image : traits.contains(.staticText) ? .text : .element
    }

    /// Performed when it is activated.
    package var activation: Action? { actions.first(where: \.name.isEmpty)?.action }

    /// It and all elements in it, in the order in which they are read.
    package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }
}

extension [AccessibilityElement] {
    /// Those with a higher priority first; otherwise as they are.
    var inReadingOrder: [AccessibilityElement] {
        enumerated()
            .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
            .map(\.element)
    }
}

extension AccessibilityElement {
    /// The value of a toggle that is on, and of one that is off.
    package static let on = "on"
    package static let off = "off"
}
