/// The role of a view for accessibility.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    /// No traits.
    public init() { names = [] }

    private init(_ name: String) { names = [name] }

    /// It can be tapped.
    public static let isButton = AccessibilityTraits("isButton")
    /// It is a heading.
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    /// It opens a link.
    public static let isLink = AccessibilityTraits("isLink")
    public static let isImage = AccessibilityTraits("isImage")
    /// It is text that cannot be edited.
    public static let isStaticText = AccessibilityTraits("isStaticText")
    /// It summarises the whole widget.
    public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

    private init(names: Set<String>) { self.names = names }

    /// Whether all traits of a set are contained.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

    /// The traits of either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.union(other.names)) }

    /// The traits of both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.intersection(other.names))
    }

    /// The traits of just one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.symmetricDifference(other.names))
    }

    /// Adds traits.
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

    /// Adds traits.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

    /// Keeps the traits that another set has too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

    /// Keeps the traits of just one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}
