import Foundation
package import GroupStore

extension Value {
    /// The value of a Foundation object; nil if it is not a property list.
    package init?(propertyList object: Any) {
        self.init(propertyList: object, depth: 0)
    }

    private init?(propertyList object: Any, depth: Int) {
        // Deeper than any suite may be. This also stops at objects that contain themselves.
        guard depth < 512 else { return nil }
        switch object {
        case let text as String: self = .string(text)
        case let date as Date: self = .date(Timestamp(secondsSinceReferenceDate: date.timeIntervalSinceReferenceDate))
        case let data as Data: self = .data(Array(data))
        case let number as CGFloat: self = .real(Double(number))
        case let number as NSNumber: self.init(number)
        case let objects as [Any]:
            var values: [Value] = []
            for object in objects {
                guard let value = Value(propertyList: object, depth: depth + 1) else { return nil }
                values.append(value)
            }
            self = .array(values)
        case let objects as [String: Any]:
            var members: [(Key, Value)] = []
            for (key, object) in objects {
                guard let value = Value(propertyList: object, depth: depth + 1) else { return nil }
                members.append((Key(key), value))
            }
            self = .dictionary(Members(members))
        default: return nil
        }
    }

    private init(_ number: NSNumber) {
        if number === NSNumber(value: true) || number === NSNumber(value: false) {
            self = .boolean(number.boolValue)
            return
        }
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(number.doubleValue)
        case UInt8(ascii: "Q"): self = Value(unsigned: number.uint64Value)
        default: self = .integer(number.int64Value)
        }
    }

    /// The value as the Foundation object that `UserDefaults` returns. Numbers are `NSNumber`, which bridges to the
    /// type that is asked for.
    package var propertyList: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): NSNumber(value: number)
        case .unsigned(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .boolean(let flag): NSNumber(value: flag)
        case .date(let date): Date(timeIntervalSinceReferenceDate: date.secondsSinceReferenceDate)
        case .data(let bytes): Data(bytes)
        case .array(let values): Value.bridgeable(values.map(\.propertyList))
        case .dictionary(let members): members.propertyList
        }
    }

    /// The array itself. A statically linked program contains only the parts of Foundation that its code names: unless
    /// the bridge of arrays is named here, Foundation would treat an array as an unknown object.
    @inline(never)
    private static func bridgeable(_ values: [Any]) -> any _ObjectiveCBridgeable { values }
}

extension Float {
    /// The number of an object that holds a `Float`, and not a number of another type that a `Float` could represent.
    init?(heldBy object: Any) {
        guard let number = object as? NSNumber, UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "f") else {
            return nil
        }
        self = number.floatValue
    }
}

extension Members {
    package var propertyList: [String: Any] {
        // Keys that differ only in their bytes, such as two forms of an accented letter, are equal in a Swift
        // dictionary.
        Dictionary(map { ($0.key.text, $0.value.propertyList) }, uniquingKeysWith: { _, last in last })
    }
}

extension Members {
    init(_ dictionary: [Key: Value]) {
        self.init(dictionary.lazy.map { ($0.key, $0.value) })
    }

    var asDictionary: [Key: Value] {
        Dictionary(uniqueKeysWithValues: lazy.map { ($0.key, $0.value) })
    }
}
