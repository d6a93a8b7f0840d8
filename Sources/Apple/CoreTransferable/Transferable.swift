/// A type whose values apps exchange by sharing, dragging and pasting. Nothing does so here: a widget has none of these,
/// and no representation is asked for.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to send a value, and to receive it.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        TupleTransferRepresentation()
    }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public static var transferRepresentation: Never { fatalError("there is no value to send") }
    public var body: Never { self }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TransferRepresentation {
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        self
    }

    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        self
    }

    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}

/// The audience of a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable {
    case all, team, group, ownProcess
}
