/// A property of a view that gets its value from outside.
public protocol DynamicProperty {
    mutating func update()
}

nonisolated extension DynamicProperty {
    public mutating func update() {}
}
