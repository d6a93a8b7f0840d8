import Foundation

/// A type of a managed property that Objective-C would make of an object.
protocol Managed {
    /// The value of an object from a store; nil if it is of another type.
    static func managed(_ value: Any?) -> Self?
}

extension Bool: Managed {
    static func managed(_ value: Any?) -> Bool? { (value as? NSNumber)?.boolValue ?? (value == nil ? false : nil) }
}

extension Double: Managed {
    static func managed(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? (value == nil ? 0 : nil) }
}

extension Float: Managed {
    static func managed(_ value: Any?) -> Float? { Double.managed(value).map(Float.init) }
}

extension Managed where Self: FixedWidthInteger {
    static func managed(_ value: Any?) -> Self? {
        (value as? NSNumber).map { Self(truncatingIfNeeded: $0.int64Value) } ?? (value == nil ? 0 : nil)
    }
}

extension Int: Managed {}
extension Int16: Managed {}
extension Int32: Managed {}
extension Int64: Managed {}

extension String: Managed {
    static func managed(_ value: Any?) -> String? { value == nil ? "" : value as? String }
}

extension Set: Managed {
    static func managed(_ value: Any?) -> Set? { [Element].managed(value).map { Set($0) } }
}

extension Array: Managed {
    static func managed(_ value: Any?) -> [Element]? {
        if let elements = value as? [Element] { return elements }
        let all = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? (value == nil ? [] : nil)
        guard let all else { return nil }
        var elements: [Element] = []
        for case let element as Element in all { elements.append(element) }
        return elements
    }
}

extension Optional: Managed {
    static func managed(_ value: Any?) -> Wrapped?? {
        guard let value else { return .some(nil) }
        guard let type = Wrapped.self as? any Managed.Type else { return (value as? Wrapped).map { .some($0) } }
        return (type.managed(value) as? Wrapped).map { .some($0) }
    }
}
