extension Node {
    /// Content with accessibility properties.
    package struct Label: Hashable, Sendable {
        package var properties: AccessibilityProperties
        /// Read in place of the content, or as its children if it contains them; never drawn.
        package var standIn: Node?
        package var content: Node

        package init(_ properties: AccessibilityProperties, standIn: Node? = nil, _ content: Node) {
            self.properties = properties
            self.standIn = standIn
            self.content = content
        }

        package init(_ text: String? = nil, identifier: String? = nil, isHidden: Bool = false, _ content: Node) {
            self.init(AccessibilityProperties(text: text, identifier: identifier, isHidden: isHidden), content)
        }

        package var text: String? { properties.text }
    }
}

/// Facts about a content for assistive technology, as far as the content does not show them.
package struct AccessibilityProperties: Hashable, Sendable {
    /// The accessibility text, in place of the content's own words.
    package var text: String?
    package var value: String?
    package var hint: String?
    /// By which tests find it.
    package var identifier: String?
    package var isHidden: Bool
    /// How the elements within become one; nil if they stay as they are.
    package var children: Children?
    package var traits: Set<Trait>
    package var removedTraits: Set<Trait>
    /// From 1 to 6.
    package var headingLevel: Int?
    /// Higher ones are read first among their siblings.
    package var sortPriority: Double?
    /// The names by which it can be spoken to.
    package var inputLabels: [String]
    /// Where it is activated, in its frame.
    package var activationPoint: UnitPoint?
    /// The same in points from its top left corner.
    package var activationOffset: Point?
    package var actions: [AccessibilityAction]

    package init(
        text: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        isHidden: Bool = false, children: Children? = nil, traits: Set<Trait> = [], removedTraits: Set<Trait> = [],
        headingLevel: Int? = nil, sortPriority: Double? = nil, inputLabels: [String] = [],
        activationPoint: UnitPoint? = nil, activationOffset: Point? = nil, actions: [AccessibilityAction] = []
    ) {
        self.text = text
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.isHidden = isHidden
        self.children = children
        self.traits = traits
        self.removedTraits = removedTraits
        self.headingLevel = headingLevel
        self.sortPriority = sortPriority
        self.inputLabels = inputLabels
        self.activationPoint = activationPoint
        self.activationOffset = activationOffset
        self.actions = actions
    }

    package enum Children: String, CaseIterable, Sendable {
        case ignore, combine, contain
    }

    /// The traits that SwiftUI has names for, and `disabled`.
    package enum Trait: String, CaseIterable, Sendable {
        case allowsDirectInteraction, button, causesPageTurn, disabled, header, image, keyboardKey, link, modal
        case playsSound, searchField, selected, startsMediaSession, staticText, summaryElement, tabBar, toggle
        case updatesFrequently
    }
}

/// Something that assistive technology can do with an element besides reading it.
package struct AccessibilityAction: Hashable, Sendable {
    /// Empty for the one that activation performs.
    package var name: String
    package var action: Action

    package init(_ name: String = "", _ action: Action) {
        self.name = name
        self.action = action
    }
}
