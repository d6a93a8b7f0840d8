import WidgetArchive

extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        wrapped { node, environment in .label(.init(label.plainWords(in: environment), node)) }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        wrapped { node, _ in .label(.init(identifier: identifier, node)) }
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped { node, _ in .label(.init(isHidden: hidden, node)) }
    }

    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }

    nonisolated public func accessibilityValue(_ value: Text) -> some View { withoutEffect("accessibilityValue") }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View { withoutEffect("accessibilityHint") }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        withoutEffect("accessibilityAddTraits")
    }

    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        withoutEffect("accessibilityRemoveTraits")
    }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        withoutEffect("accessibilitySortPriority")
    }
}

/// What becomes of the parts of a view for those who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
