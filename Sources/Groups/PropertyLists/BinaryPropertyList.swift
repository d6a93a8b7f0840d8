/// The objects of a binary property list, by number.
///
/// Foundation would create an object anew for every reference to it, so that a few bytes can cost gigabytes, and it
/// crashes on some damaged lists.
package struct BinaryPropertyList {
    let bytes: [UInt8]
    /// The number of objects.
    let count: Int
    /// The number of the object that contains all others.
    package let top: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let table: Int

    /// Parses the layout; nil if the bytes cannot be a binary property list.
    package init?(_ bytes: [UInt8]) {
        guard BinaryPropertyList.isBegun(by: bytes), bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32
        self.bytes = bytes
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        func number(_ place: Int) -> Int? {
            BinaryPropertyList.bits(bytes, trailer + place, 8).flatMap(Int.init(exactly:))
        }
        guard let count = number(8), let top = number(16), let table = number(24), top < count, count < trailer,
            table < trailer, (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            count <= (trailer - table) / offsetSize
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
    }

    package static func isBegun(by bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: "bplist00".utf8) }

    private static func bits(_ bytes: [UInt8], _ place: Int, _ size: Int) -> UInt64? {
        guard place >= 0, (1...8).contains(size), place <= bytes.count - size else { return nil }
        return bytes[place..<place + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension BinaryPropertyList {
    /// The first byte of an object, and where its contents start.
    package struct Object {
        package let kind: Kind?
        /// The low half of that byte; for a container, the number of its parts.
        package let count: Int
        package let start: Int
    }

    package enum Kind: UInt8 {
        case constant = 0
        case integer, real, date, data, ascii, utf16
        case identifier = 8
        case array = 10
        case dictionary = 13
    }

    package func object(_ number: Int) -> Object? {
        guard (0..<count).contains(number), let place = integer(at: table + number * offsetSize, size: offsetSize),
            place < bytes.count
        else { return nil }
        let (kind, low) = (Kind(rawValue: bytes[place] >> 4), Int(bytes[place] & 15))
        guard low == 15 else { return Object(kind: kind, count: low, start: place + 1) }
        // A longer count follows as an integer object.
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == Kind.integer.rawValue else { return nil }
        let size = 1 << Int(bytes[place + 1] & 15)
        return integer(at: place + 2, size: size).map { Object(kind: kind, count: $0, start: place + 2 + size) }
    }

    /// A big-endian number; nil if it is outside the list.
    func bits(at place: Int, size: Int) -> UInt64? {
        BinaryPropertyList.bits(bytes, place, size)
    }

    package func integer(at place: Int, size: Int) -> Int? {
        bits(at: place, size: size).flatMap(Int.init(exactly:))
    }

    /// The references at the start of a container; a dictionary's keys come before its values. Nil if there is not
    /// enough room for them.
    package func references(of object: Object) -> Range<Int>? {
        let room = (bytes.count - object.start) / referenceSize
        let copies = object.kind == .dictionary ? 2 : 1
        return object.count <= room / copies ? 0..<object.count * copies : nil
    }

    /// The number of the object that a reference points to.
    package func reference(_ place: Int, of object: Object) -> Int? {
        integer(at: object.start + place * referenceSize, size: referenceSize)
    }

    package func string(_ object: Object) -> String? {
        let room = bytes.count - object.start
        switch object.kind {
        case .ascii where object.count <= room:
            return String(validating: bytes[object.start..<object.start + object.count], as: UTF8.self)
        case .utf16 where object.count <= room / 2:
            let units = (0..<object.count).map {
                UInt16(bytes[object.start + 2 * $0]) << 8 | UInt16(bytes[object.start + 2 * $0 + 1])
            }
            return String(validating: units, as: UTF16.self)
        default: return nil
        }
    }

    func data(_ object: Object) -> ArraySlice<UInt8>? {
        guard object.kind == .data, object.count <= bytes.count - object.start else { return nil }
        return bytes[object.start..<object.start + object.count]
    }
}
