@_spi(Reflection) import Swift

/// A property that keeps something from one pass of an evaluation to the next.
protocol KeptProperty: DynamicProperty {
    @MainActor mutating func keep(in life: ViewLife, at identity: Identity)
}

/// The properties of a type of view that must be set before its body is read.
struct KeptProperties {
    private var places: [(offset: Int, prepare: Preparation)] = []

    private typealias Preparation = @MainActor (UnsafeMutableRawPointer, Context) -> Void

    @MainActor private static var known: [ObjectIdentifier: KeptProperties] = [:]

    var isEmpty: Bool { places.isEmpty }

    /// Looked up once for each type.
    @MainActor static func of(_ type: Any.Type) -> KeptProperties {
        if let known = known[ObjectIdentifier(type)] { return known }
        let properties = KeptProperties(type)
        known[ObjectIdentifier(type)] = properties
        return properties
    }

    @MainActor private init(_ type: Any.Type) {
        var places: [(Int, Preparation)] = []
        _forEachField(of: type) { _, offset, type, kind in
            if kind == .struct, let prepare = KeptProperties.preparation(of: type) { places.append((offset, prepare)) }
            return true
        }
        self.places = places
    }

    @MainActor private static func preparation(of type: Any.Type) -> Preparation? {
        if let type = type as? any KeptProperty.Type { return preparation(keeping: type) }
        // SwiftUI's other properties have nothing to prepare.
        if _typeName(type, qualified: true).hasPrefix("SwiftUI.") { return nil }
        return (type as? any DynamicProperty.Type).map { preparation(updating: $0) }
    }

    @MainActor private static func preparation<Property: KeptProperty>(keeping type: Property.Type) -> Preparation {
        { address, context in
            address.assumingMemoryBound(to: type).pointee.keep(in: context.recorder.life, at: context.identity)
        }
    }

    /// For the developer's own properties, which are made of others.
    @MainActor private static func preparation<Property: DynamicProperty>(
        updating type: Property.Type
    ) -> Preparation {
        let inner = of(type)
        return { address, context in
            inner.prepare(address, in: context)
            context.inside { address.assumingMemoryBound(to: type).pointee.update() }
        }
    }

    /// Prepares the properties of a value, each with an identity of its own.
    @MainActor func prepare(_ address: UnsafeMutableRawPointer, in context: Context) {
        for (offset, prepare) in places { prepare(address + offset, context.at(offset)) }
    }
}

extension Context {
    /// A view or modifier with the state that it has at this place.
    func alive<Value>(_ value: Value) -> Value {
        let properties = KeptProperties.of(Value.self)
        if properties.isEmpty { return value }
        var copy = value
        withUnsafeMutablePointer(to: &copy) { properties.prepare(UnsafeMutableRawPointer($0), in: self) }
        return copy
    }
}
