public import Foundation

/// Values to choose from, in sections.
// Unchecked, because values of any class are allowed; the collection does not change.
public final class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    /// The sections, in order.
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the values are sorted by their index, which has no effect here.
    public let usesIndexedCollation: Bool

    /// Values in one section.
    public init(items: [ObjectType]) {
        sections = [INObjectSection(title: nil, items: items)]
        usesIndexedCollation = false
    }

    /// Values in sections.
    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        usesIndexedCollation = false
    }

    /// The values of all sections.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A section of values that belong together.
// Unchecked, because values of any class are allowed; the section does not change.
public final class INObjectSection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    /// The heading of the section, which is not shown here.
    public let title: String?
    /// The values of the section.
    public let items: [ObjectType]

    /// A section of values.
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
