/// Values to choose from.
public protocol ResultsCollection: Sendable {
    associatedtype Item: _IntentValue
    var _items: [Item] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public var _items: [Element] { self }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection {
    public let sections: [IntentItemSection<Item>]

    public init(sections: [IntentItemSection<Item>]) { self.sections = sections }

    /// Values in one section; the prompt is not shown here.
    public init(promptLabel: LocalizedStringResource? = nil, items: [Item]) {
        sections = [IntentItemSection(items: items)]
    }

    public init(promptLabel: LocalizedStringResource? = nil, sections: [IntentItemSection<Item>]) {
        self.sections = sections
    }

    public var _items: [Item] { sections.flatMap(\.items) }
}

public typealias ItemCollection = IntentItemCollection

/// A section of values that belong together.
public struct IntentItemSection<Item: _IntentValue>: Sendable {
    /// The heading of the section, which is not shown here.
    public let title: LocalizedStringResource?
    public let items: [Item]

    public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
        self.title = title
        self.items = items
    }
}

extension IntentItemSection {
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
        self.init(title, items: items.map(\.value))
    }
}

public typealias ItemSection = IntentItemSection

/// A value to choose, with texts of its own, which are not shown here.
public struct IntentItem<Value: _IntentValue>: Sendable {
    let value: Value

    public init(
        _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
    }
}

/// Provides the values that a parameter may have.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection where Result.Item: _IntentValue
    associatedtype DefaultValue: _IntentValue = Result.Item

    func defaultResult() async -> DefaultValue?
    /// The values to choose from.
    func results() async throws -> Result
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}
