// The names of iOS 13 for what are modifiers of their own since iOS 14.

nonisolated extension View {
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }
}
