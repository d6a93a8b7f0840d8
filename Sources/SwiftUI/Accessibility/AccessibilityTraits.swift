/// What a view is for those who cannot see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
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
