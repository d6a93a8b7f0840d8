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
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is for those who cannot see it.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }

    private init(_ name: String) { names = [name] }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isImage = AccessibilityTraits("isImage")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

    private init(names: Set<String>) { self.names = names }

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.union(other.names)) }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.intersection(other.names))
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.symmetricDifference(other.names))
    }

    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }

    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let had = contains(member)
        names.subtract(member.names)
        return had ? member : nil
    }

    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}
