import Foundation

/// An object that has its values by name, as every object has with Objective-C.
package protocol KeyValueCoded {
    func value(forKey key: String) -> Any?
}

/// A value as predicates and sort descriptors compare it.
enum ComparedValue: Equatable {
    case nothing
    case number(NSNumber)
    case text(String)
    case date(Date)
    case other(AnyHashable)
    case many([ComparedValue])

    init(_ value: Any?) {
        switch value.flattened {
        case nil, is NSNull: self = .nothing
        case let value as ComparedValue: self = value
        case let value as String: self = .text(value)
        case let value as NSString: self = .text(String(describing: value))
        case let value as Date: self = .date(value)
        case let value as NSDate: self = .date(value as Date)
        case let value as Bool: self = .number(NSNumber(value: value))
        case let value as NSNumber: self = .number(value)
        case let value as any BinaryInteger: self = .number(NSNumber(value: Int64(truncatingIfNeeded: value)))
        case let value as any BinaryFloatingPoint: self = .number(NSNumber(value: Double(value)))
        case let value as Decimal: self = .number(NSDecimalNumber(decimal: value))
        case let value as NSUUID: self = .other(UUID(uuidString: value.uuidString))
        case let value as NSURL: self = .other(value as URL)
        case let value as NSSet: self = .many(value.allObjects.map(ComparedValue.init))
        case let value as NSArray: self = .many(value.map(ComparedValue.init))
        case let value as NSOrderedSet: self = .many(value.array.map(ComparedValue.init))
        case let value as Data: self = .other(value)
        case let value as any Sequence: self = .many(value.map { ComparedValue($0 as Any) })
        case let value as AnyHashable: self = .other(value)
        case let value?: self = .other(ObjectIdentifier(value as AnyObject))
        }
    }

    /// The value at the end of a path of keys.
    init(_ object: Any?, at path: [String]) {
        self.init(path.reduce(object) { ComparedValue.value(of: $0, forKey: $1) })
    }

    private static func value(of object: Any?, forKey key: String) -> Any? {
        if key == "SELF" || key == "self" { return object }
        switch object.flattened {
        case let object as any KeyValueCoded: return object.value(forKey: key)
        case let object as [String: Any]: return object[key]
        case let object as NSDictionary: return object.object(forKey: NSString(string: key))
        case let object as NSSet: return value(ofAll: object.allObjects, forKey: key)
        case let object as NSOrderedSet: return value(ofAll: object.array, forKey: key)
        case let object as String: return key == "length" ? object.utf16.count : nil
        case let object as any Sequence: return value(ofAll: object.map { $0 as Any }, forKey: key)
        case let object?:
            let levels = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            return levels.lazy.compactMap { $0.children.first { $0.label == key }?.value }.first
        case nil: return nil
        }
    }

    private static func value(ofAll objects: [Any], forKey key: String) -> Any? {
        if key == "@count" { return objects.count }
        if key == "@sum" || key == "@min" || key == "@max" || key == "@avg" { return Folded(objects: objects, by: key) }
        if let folded = objects.first as? Folded { return folded.value(forKey: key) }
        return objects.compactMap { value(of: $0, forKey: key) }
    }

    /// Objects of which the next key's values become one.
    private struct Folded: KeyValueCoded {
        let objects: [Any]
        let by: String

        func value(forKey key: String) -> Any? {
            let values = objects.compactMap { ComparedValue($0, at: [key]).number?.doubleValue }
            return switch by {
            case "@min": values.min()
            case "@max": values.max()
            case "@avg": values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
            default: values.reduce(0, +)
            }
        }
    }

    var number: NSNumber? { if case .number(let number) = self { number } else { nil } }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The order of two values; nil if they have none.
    func order(before other: ComparedValue) -> ComparisonResult? {
        switch (self, other) {
        case (.nothing, .nothing): .orderedSame
        case (.nothing, _): .orderedAscending
        case (_, .nothing): .orderedDescending
        case (.number(let one), .number(let other)): one.compare(other)
        case (.text(let one), .text(let other)): one.compare(other)
        case (.date(let one), .date(let other)): one.compare(other)
        case (.other(let one), .other(let other)) where one == other: .orderedSame
        default: nil
        }
    }
}

extension Any? {
    /// The value without optionals around it.
    package var flattened: Any? {
        guard let value = self else { return nil }
        return (value as? any Wrapping).map { $0.wrapped.flattened } ?? value
    }
}

private protocol Wrapping { var wrapped: Any? { get } }

extension Optional: Wrapping { fileprivate var wrapped: Any? { self.map { $0 as Any } } }
