public import Foundation

/// An order of objects. Foundation's has no keys by name on Linux.
open class NSSortDescriptor: Foundation.NSSortDescriptor {
    private let order: (Any, Any) -> ComparisonResult

    /// The order of the values of a key, or of several keys with dots between them; nothing comes first.
    public init(key: String?, ascending: Bool) {
        let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
        order = { ComparedValue($0, at: path).order(before: ComparedValue($1, at: path)) ?? .orderedSame }
        super.init(keyPath: NSSortDescriptor.unused, ascending: ascending)
    }

    public override init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        order = NSSortDescriptor.order(of: keyPath)
        super.init(keyPath: keyPath, ascending: ascending)
    }

    public init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        order = NSSortDescriptor.order(of: keyPath)
        super.init(keyPath: NSSortDescriptor.unused, ascending: ascending)
    }

    public init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
        order = NSSortDescriptor.order(of: keyPath)
        super.init(keyPath: NSSortDescriptor.unused, ascending: ascending)
    }

    public init<Root>(_ descriptor: SortDescriptor<Root>) {
        order = { one, other in
            guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
            return descriptor.compare(one, other)
        }
        super.init(keyPath: NSSortDescriptor.unused, ascending: true)
    }

    public required init?(coder: NSCoder) { nil }

    open override func compare(_ one: Any, to other: Any) -> ComparisonResult {
        let order = order(one, other)
        return ascending ? order : ComparisonResult(rawValue: -order.rawValue) ?? order
    }

    open override func copy(with zone: NSZone? = nil) -> Any { self }

    private static func order(of keyPath: AnyKeyPath) -> (Any, Any) -> ComparisonResult {
        {
            ComparedValue(value(of: $0, at: keyPath)).order(before: ComparedValue(value(of: $1, at: keyPath)))
                ?? .orderedSame
        }
    }

    /// Foundation's initializer asks for a path, which `compare` does not use.
    private static let unused = \String.count
}

private func value(of object: Any, at keyPath: AnyKeyPath) -> Any? { object[keyPath: keyPath] }
