/// A binary property list, made of the bytes of its objects.
struct BinaryList {
    let bytes: [UInt8]

    /// The first object is the one that holds all others.
    init(_ objects: [[UInt8]]) {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += BinaryList.bigEndian(UInt16(bytes.count))
            bytes += object
        }
        let table = UInt64(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2]
        for number in [UInt64(objects.count), 0, table] { bytes += BinaryList.bigEndian(number) }
        self.bytes = bytes
    }

    /// A dictionary with the key `k` for the object of number 2, which is the first of these.
    init(valueOfK objects: [[UInt8]]) {
        self.init([BinaryList.dictionary([1], [2]), BinaryList.string("k")] + objects)
    }

    static func dictionary(_ keys: [UInt16], _ values: [UInt16]) -> [UInt8] {
        [0xD0 | UInt8(keys.count)] + (keys + values).flatMap(bigEndian)
    }

    static func array(_ references: [UInt16]) -> [UInt8] {
        [0xA0 | UInt8(references.count)] + references.flatMap(bigEndian)
    }

    static func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

    /// An object of a kind that says that so many parts follow.
    static func claim(_ kind: UInt8, _ count: UInt64) -> [UInt8] { [kind << 4 | 0xF, 0x13] + bigEndian(count) }

    /// A string in so many arrays, each of which refers to the next so many times.
    static func nested(levels: Int, width: Int) -> BinaryList {
        let arrays = (0..<levels).map { array(Array(repeating: UInt16($0) + 3, count: width)) }
        return BinaryList(valueOfK: arrays + [string("z")])
    }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}
