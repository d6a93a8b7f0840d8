import SceneLayout

/// A coordinate space: that of the widget, of the view itself, or of a named view.
public struct CoordinateSpace: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable {
        case global, local
        case named(Space.Name)
    }

    public static let global = CoordinateSpace(kind: .global)
    public static let local = CoordinateSpace(kind: .local)

    public static func named(_ name: some Hashable) -> CoordinateSpace {
        CoordinateSpace(kind: .named(Space.Name(name)))
    }

    public var isGlobal: Bool { kind == .global }
    public var isLocal: Bool { kind == .local }
}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of an enclosing view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    let name: Space.Name

    public var coordinateSpace: CoordinateSpace { CoordinateSpace(kind: .named(name)) }
}

/// The space of the whole widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: Space.Name(name))
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
