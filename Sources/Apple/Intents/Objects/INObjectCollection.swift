public import Foundation

/// Values to choose from, in sections.
// Unchecked, because values of any class are allowed; the collection does not change.
public final class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the values are sorted by their index, which has no effect here.
    public let usesIndexedCollation: Bool

    public init(items: [ObjectType]) {
        sections = [INObjectSection(title: nil, items: items)]
        usesIndexedCollation = false
    }

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        usesIndexedCollation = false
    }

    public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A section of values that belong together.
// Unchecked, because values of any class are allowed; the section does not change.
public final class INObjectSection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
    /// The heading of the section, which is not shown here.
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
