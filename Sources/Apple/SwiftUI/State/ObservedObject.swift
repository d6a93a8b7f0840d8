public import Combine

/// An object owned by a view, from when it appears until it is shown.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty {
    private var owner: Owner

    private final class Owner {
        let make: () -> Object
        lazy var object = make()

        init(_ make: @escaping () -> Object) { self.make = make }
    }

    /// Makes the object when the view appears.
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { owner = Owner(make) }

    public var wrappedValue: Object { owner.object }

    public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: KeptProperty {
    mutating func keep(in life: ViewLife, at identity: Identity) {
        owner = life.kept(at: identity) { Owner(owner.make) }
        _ = owner.object
    }
}

/// An object passed to a view.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
    public var wrappedValue: Object

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    public init(initialValue: Object) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// An object whose properties are bindings.
    @dynamicMemberLookup public struct Wrapper {
        let object: Object

        public subscript<Member>(
            dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
        ) -> Binding<Member> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object provided by an enclosing view.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    private let environment = Environment(Object.self)

    /// Reads the object from the environment.
    public init() {}

    /// The object; it is an error if no enclosing view provides one.
    public var wrappedValue: Object { environment.wrappedValue }

    public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}
