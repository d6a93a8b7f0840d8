public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>: DynamicProperty {
    /// The object.
    public var wrappedValue: Value

    /// The properties as bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Makes bindings to an object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// Makes bindings to an object.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// Makes the same bindings.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }

    /// A binding to a property of the object.
    public subscript<Member>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
    ) -> Binding<Member> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}
