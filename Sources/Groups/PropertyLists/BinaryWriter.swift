package import GroupStore

/// Writes a binary property list: its objects, each text once, then their offsets, then a trailer.
package struct BinaryWriter {
    /// The first byte of an object is its kind and, in the low half, a count or a size.
    private typealias Kind = BinaryPropertyList.Kind

    private var objects: [[UInt8]] = []
    private var texts: [Key: Int] = [:]
    private let referenceSize: Int

    package static func list(_ value: Value) -> [UInt8] {
        var writer = BinaryWriter(referenceSize: size(of: UInt64(value.objectCount)))
        _ = writer.add(value)
        return writer.bytes
    }

    private init(referenceSize: Int) {
        self.referenceSize = referenceSize
    }

    private var bytes: [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        let offsetSize = BinaryWriter.size(of: UInt64(table))
        for offset in offsets { bytes += BinaryWriter.bigEndian(UInt64(offset), size: offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, 0, table] { bytes += BinaryWriter.bigEndian(UInt64(number), size: 8) }
        return bytes
    }

    /// Adds the object of a value, and those within, and returns its number.
    private mutating func add(_ value: Value) -> Int {
        switch value {
        case .string(let text): return add(text)
        case .array(let values): return addContainer(.array, count: values.count) { $0.add(all: values) }
        case .dictionary(let members):
            return addContainer(.dictionary, count: members.count) { writer in
                members.map { writer.add($0.key.text) } + writer.add(all: members.map(\.value))
            }
        case .integer(let number): return add(object: BinaryWriter.object(number))
        case .unsigned(let number):
            return add(
                object: [Kind.integer.rawValue << 4 | 4] + [0, 0, 0, 0, 0, 0, 0, 0]
                    + BinaryWriter.bigEndian(number, size: 8))
        case .real(let number): return add(object: BinaryWriter.object(.real, number))
        case .boolean(let flag): return add(object: [flag ? 9 : 8])
        case .date(let date): return add(object: BinaryWriter.object(.date, date.secondsSinceReferenceDate))
        case .data(let bytes): return add(object: BinaryWriter.head(.data, count: bytes.count) + bytes)
        }
    }

    private mutating func add(all values: [Value]) -> [Int] {
        values.map { add($0) }
    }

    private mutating func add(object: [UInt8]) -> Int {
        objects.append(object)
        return objects.count - 1
    }

    private mutating func add(_ text: String) -> Int {
        if let number = texts[Key(text)] { return number }
        let number = add(object: BinaryWriter.object(text))
        texts[Key(text)] = number
        return number
    }

    /// Numbers a container before its parts, so that the outermost one is the first.
    private mutating func addContainer(_ kind: Kind, count: Int, parts: (inout BinaryWriter) -> [Int]) -> Int {
        let number = add(object: [])
        let references = parts(&self)
        objects[number] =
            BinaryWriter.head(kind, count: count)
            + references.flatMap { BinaryWriter.bigEndian(UInt64($0), size: referenceSize) }
        return number
    }
}

// MARK: The bytes of objects

extension BinaryWriter {
    private static func object(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(.ascii, count: text.utf8.count) + text.utf8 }
        let units = Array(text.utf16)
        return head(.utf16, count: units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func object(_ kind: Kind, _ number: Double) -> [UInt8] {
        [kind.rawValue << 4 | 3] + bigEndian(number.bitPattern, size: 8)
    }

    /// An integer whose size is a power of two, noted in the low half. Only eight-byte integers are signed.
    private static func object(_ number: Int64) -> [UInt8] {
        let bits = UInt64(bitPattern: number)
        let size = size(of: bits)
        return [Kind.integer.rawValue << 4 | UInt8(size.trailingZeroBitCount)] + bigEndian(bits, size: size)
    }

    /// A count that does not fit into four bits follows as an integer.
    private static func head(_ kind: Kind, count: Int) -> [UInt8] {
        count < 15 ? [kind.rawValue << 4 | UInt8(count)] : [kind.rawValue << 4 | 15] + object(Int64(count))
    }

    /// The bytes that a number takes: one, two, four or eight.
    private static func size(of number: UInt64) -> Int {
        switch number {
        case 0...0xFF: 1
        case 0...0xFFFF: 2
        case 0...0xFFFF_FFFF: 4
        default: 8
        }
    }

    private static func bigEndian(_ number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
}

extension Value {
    /// The maximum number of objects that it needs.
    fileprivate var objectCount: Int {
        switch self {
        case .array(let values): values.reduce(1) { $0 + $1.objectCount }
        case .dictionary(let members): members.reduce(1) { $0 + 1 + $1.value.objectCount }
        default: 1
        }
    }
}
