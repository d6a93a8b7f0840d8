/// A number that grows with the letters the user wants.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let usual: Value

    public init(wrappedValue: Value) { usual = wrappedValue }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { usual = wrappedValue }

    public var wrappedValue: Value {
        usual * Value((Surroundings.current?.values ?? EnvironmentValues()).dynamicTypeSize.factor)
    }
}
