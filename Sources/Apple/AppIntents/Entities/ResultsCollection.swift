/// Values to choose from.
public protocol ResultsCollection: Sendable {
    /// The type of the values.
    associatedtype Item: _IntentValue
    /// The values.
    var _items: [Item] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// The values.
    public var _items: [Element] { self }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection {
    /// The sections, in order.
    public let sections: [IntentItemSection<Item>]

    /// Values in sections.
    public init(sections: [IntentItemSection<Item>]) { self.sections = sections }

    /// Values in one section; the prompt is not shown here.
    public init(promptLabel: LocalizedStringResource? = nil, items: [Item]) {
        sections = [IntentItemSection(items: items)]
    }

    /// Values in sections.
    public init(promptLabel: LocalizedStringResource? = nil, sections: [IntentItemSection<Item>]) {
        self.sections = sections
    }

    /// The values.
    public var _items: [Item] { sections.flatMap(\.items) }
}

/// Values to choose from, in sections.
public typealias ItemCollection = IntentItemCollection

/// A section of values that belong together.
public struct IntentItemSection<Item: _IntentValue>: Sendable {
    /// The heading of the section, which is not shown here.
    public let title: LocalizedStringResource?
    /// The values of the section.
    public let items: [Item]

    /// A section of values.
    public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
        self.title = title
        self.items = items
    }
}

/// A section of values that belong together.
public typealias ItemSection = IntentItemSection

/// Provides the values that a parameter may have.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection where Result.Item: _IntentValue
    /// The type of the default value.
    associatedtype DefaultValue: _IntentValue = Result.Item

    /// The values to choose from.
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}
