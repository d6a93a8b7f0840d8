/// An object whose properties views show. A widget's views are evaluated once, and so nothing observes it.
public protocol ObservableObject: AnyObject {}

/// A property of an observable object.
@propertyWrapper public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view makes for itself.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty {
    public let wrappedValue: Object

    public init(wrappedValue make: @autoclosure @escaping () -> Object) { wrappedValue = make() }

    public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

/// An object that a view is given.
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

/// An object that a view around this one has handed on.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
    private let environment = Environment(Object.self)

    public init() {}

    public var wrappedValue: Object { environment.wrappedValue }

    public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}
