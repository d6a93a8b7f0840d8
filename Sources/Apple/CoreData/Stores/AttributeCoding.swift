import Foundation
import FoundationGaps

extension NSAttributeDescription {
    /// Converts a value to the type in which objects keep it.
    func canonical(_ value: Any?) -> Any? {
        switch value.flattened {
        case nil, is NSNull: nil
        case let value as Bool: NSNumber(value: value)
        case let value as NSNumber: value
        case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as NSString: String(describing: value)
        case let value as NSDate: value as Date
        case let value as NSUUID: UUID(uuidString: value.uuidString)
        case let value as NSURL: value as URL
        case let value as NSData: value as Data
        case let value?: value
        }
    }

    func stored(_ value: Any?) throws -> SQLiteValue {
        guard let value else { return .nothing }
        switch attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return .integer((value as? NSNumber)?.int64Value ?? 0)
        case .doubleAttributeType, .floatAttributeType: return .real((value as? NSNumber)?.doubleValue ?? 0)
        case .decimalAttributeType: return .text("\(value)")
        case .stringAttributeType: return .text("\(value)")
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .nothing
        case .UUIDAttributeType:
            return (value as? UUID).map { id in .data(withUnsafeBytes(of: id.uuid) { Data($0) }) } ?? .nothing
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .nothing
        case .binaryDataAttributeType:
            // A first byte says whether the rest is the data, or the name of a file.
            return (value as? Data).map { .data(allowsExternalBinaryDataStorage ? Data([1]) + $0 : $0) } ?? .nothing
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
            return .data(try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false))
        }
    }

    func value(from stored: SQLiteValue, besides store: String) -> Any? {
        switch attributeType {
        case .booleanAttributeType: stored.integer.map { NSNumber(value: $0 != 0) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            stored.integer.map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: stored.real.map { NSNumber(value: $0) }
        case .decimalAttributeType:
            stored.text.map(NSDecimalNumber.init(string:))
                ?? stored.real.map { NSDecimalNumber(string: "\($0)") }
        case .stringAttributeType: stored.text
        case .dateAttributeType: stored.real.map(Date.init(timeIntervalSinceReferenceDate:))
        case .UUIDAttributeType: stored.data.flatMap { $0.count == 16 ? $0.uuid : nil }
        case .URIAttributeType: stored.text.flatMap(URL.init(string:))
        case .binaryDataAttributeType: stored.data.flatMap { binary($0, besides: store) }
        case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType:
            stored.data.flatMap { data in
                guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
                reader.requiresSecureCoding = false
                return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
            }
        }
    }

    private func binary(_ data: Data, besides store: String) -> Data? {
        guard allowsExternalBinaryDataStorage else { return data }
        if data.first == 1 { return data.dropFirst() }
        let file = URL(fileURLWithPath: store)
        let name = String(decoding: data.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
        guard data.first == 2, !name.contains("/") else { return nil }
        let folder = ".\(file.deletingPathExtension().lastPathComponent)_SUPPORT/_EXTERNAL_DATA"
        return try? Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent("\(folder)/\(name)"))
    }
}

extension Data {
    fileprivate var uuid: UUID {
        withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
