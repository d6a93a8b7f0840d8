import Foundation

/// Makes up a value of any type, for the picture of a Live Activity of which nobody has said what it shows.
struct SampleDecoder: Decoder {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try SampleDecoder(codingPath: []).value()
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleMembers(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleElements(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

    fileprivate func inner(_ key: any CodingKey) -> SampleDecoder { SampleDecoder(codingPath: codingPath + [key]) }

    /// Whether a value is so deep in others that its type may contain itself.
    fileprivate var isDeep: Bool { codingPath.count > 8 }

    fileprivate func value<Value: Decodable>() throws -> Value {
        let known: Any? =
            switch Value.self {
            case is Date.Type: moment
            case is URL.Type: URL(string: "https://example.com/")
            case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
            case let cases as any CaseIterable.Type: SampleDecoder.first(of: cases)
            default: nil
            }
        return try known as? Value ?? SampleDecoder.firstCase() ?? Value(from: self)
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

    /// The first case of an enumeration without associated values, whose cases no protocol lists: they are numbered
    /// from 0 in memory.
    private static func firstCase<Value>() -> Value? {
        let kindOfEnumerations = 0x201
        guard unsafeBitCast(Value.self as Any.Type, to: UnsafePointer<Int>.self).pointee == kindOfEnumerations,
            Value.self != Never.self
        else { return nil }
        return switch MemoryLayout<Value>.size {
        case 0: unsafeBitCast((), to: Value.self)
        case 1: unsafeBitCast(0 as UInt8, to: Value.self)
        default: nil
        }
    }

    private var name: String? { codingPath.last { $0.intValue == nil }?.stringValue }

    /// A time that has begun, or is to come, as its name says.
    private var moment: Date {
        let lower = name?.lowercased() ?? ""
        let hasBegun = ["start", "begin", "began", "created", "from", "updated"].contains(where: lower.contains)
        return Date(timeIntervalSinceNow: (hasBegun ? -10 : 20) * 60)
    }

    /// A fraction, or the seconds since 1970 where the name asks for a moment.
    fileprivate var fraction: Double {
        guard let name else { return 0.6 }
        let lower = name.lowercased()
        let isMoment =
            ["time", "starttime", "endtime", "departuretime", "arrivaltime"].contains(lower) || name.hasSuffix("At")
            || ["date", "timestamp"].contains(where: lower.hasSuffix)
        return isMoment ? moment.timeIntervalSince1970 : 0.6
    }

    /// `Driver Name` for `driverName`; an emoji, a symbol, a colour or a URL where the name asks for one.
    fileprivate var text: String {
        guard let name else { return "Text" }
        let lower = name.lowercased()
        if lower.contains("emoji") { return "🙂" }
        if ["icon", "symbol", "systemname", "systemimage"].contains(where: lower.contains) { return "star.fill" }
        if ["color", "colour", "hex"].contains(where: lower.contains) { return "#0A84FF" }
        if ["url", "link"].contains(where: lower.hasSuffix) { return "https://example.com/" }
        var words = ""
        for letter in name {
            if letter == "_" || letter == "-" {
                words += " "
            } else {
                if letter.isUppercase, words.last?.isLowercase == true { words += " " }
                words += words.last?.isLetter == true ? String(letter) : letter.uppercased()
            }
        }
        return words
    }
}

private struct SampleMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// None: a dictionary is empty, and an enumeration with associated values has no sample.
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { decoder.isDeep }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { false }
    func decode(_ type: String.Type, forKey key: Key) -> String { decoder.inner(key).text }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.inner(key).value()
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        decoder.inner(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.inner(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.inner(key) }
}

private struct SampleElements: UnkeyedDecodingContainer {
    let decoder: SampleDecoder
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.isDeep ? 0 : 2 }
    var isAtEnd: Bool { currentIndex == count }

    init(decoder: SampleDecoder) { self.decoder = decoder }

    func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value() }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { next() }

    private mutating func next() -> SampleDecoder {
        currentIndex += 1
        return decoder.inner(Place(intValue: currentIndex))
    }

    private struct Place: CodingKey {
        let intValue: Int?
        var stringValue: String { "\(intValue ?? 0)" }

        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }
}

private struct SampleValue: SingleValueDecodingContainer {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.isDeep }
    func decode(_ type: Bool.Type) -> Bool { false }
    func decode(_ type: String.Type) -> String { decoder.text }
    func decode(_ type: Double.Type) -> Double { decoder.fraction }
    func decode(_ type: Float.Type) -> Float { 0.6 }
    func decode(_ type: Int.Type) -> Int { 3 }
    func decode(_ type: Int8.Type) -> Int8 { 3 }
    func decode(_ type: Int16.Type) -> Int16 { 3 }
    func decode(_ type: Int32.Type) -> Int32 { 3 }
    func decode(_ type: Int64.Type) -> Int64 { 3 }
    func decode(_ type: UInt.Type) -> UInt { 3 }
    func decode(_ type: UInt8.Type) -> UInt8 { 3 }
    func decode(_ type: UInt16.Type) -> UInt16 { 3 }
    func decode(_ type: UInt32.Type) -> UInt32 { 3 }
    func decode(_ type: UInt64.Type) -> UInt64 { 3 }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value() }
}
