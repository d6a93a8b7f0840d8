package import GroupStore

extension BinaryPropertyList {
    /// The reason why a list cannot be read.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case damaged, foreignObject, holdsUID, holdsItself, keyTwice, tooDeep, tooLarge

        package var description: String {
            switch self {
            case .damaged: "this is not a property list"
            case .foreignObject: "it holds an object that is not a property-list value"
            case .holdsUID: PropertyList.uidWords
            case .holdsItself: "an array or a dictionary in it holds itself"
            case .keyTwice: "a key appears twice in one of its dictionaries"
            case .tooDeep: "it is nested more than \(PropertyList.maximumDepth) levels deep"
            case .tooLarge: "it expands to more than a suite can hold"
            }
        }
    }

    /// The maximum size as text in a suite.
    fileprivate static let maximumText = 64 << 20
    /// How many more values than bytes a list may have, each counted once per reference.
    fileprivate static let maximumRepetition = 1_000_000

    /// The contents of the list.
    package func value() throws(Problem) -> Value {
        var reader = ObjectReader(list: self)
        return try reader.value(top, within: 0).value
    }
}

/// The size of a value with all references expanded.
private struct Extent {
    /// The levels of arrays and dictionaries.
    var depth = 0
    var values = 1
    /// The minimum size in bytes of its text.
    var text = 1

    static let container = Extent(depth: 1, text: 2)

    mutating func add(_ part: Extent) {
        depth = max(depth, part.depth + 1)
        values += part.values
        text += part.text + 1
    }
}

/// Reads each container once, however many references point to it, and computes the size of the expanded result before
/// anything is written.
private struct ObjectReader {
    typealias Problem = BinaryPropertyList.Problem
    typealias Object = BinaryPropertyList.Object
    typealias Part = (value: Value, extent: Extent)

    let list: BinaryPropertyList
    private var containers: [Int: Part] = [:]
    /// The containers that enclose the object being read.
    private var open: Set<Int> = []
    /// The bytes of text read so far.
    private var text = 0

    init(list: BinaryPropertyList) {
        self.list = list
    }

    /// Reads the object with a number, at a level of nesting.
    mutating func value(_ number: Int, within level: Int) throws(Problem) -> Part {
        guard let object = list.object(number) else { throw .damaged }
        switch object.kind {
        case .array, .dictionary: return try container(number, object, within: level)
        case .identifier: throw .holdsUID
        case nil: throw .foreignObject
        case .constant, .integer, .real, .date, .data, .ascii, .utf16:
            guard let value = list.scalar(object) else { throw .damaged }
            let extent = Extent(text: value.leastText)
            text += extent.text
            guard text <= BinaryPropertyList.maximumText else { throw .tooLarge }
            return (value, extent)
        }
    }

    private mutating func container(_ number: Int, _ object: Object, within level: Int) throws(Problem) -> Part {
        if open.contains(number) { throw .holdsItself }
        guard level < PropertyList.maximumDepth else { throw .tooDeep }
        if containers[number] == nil {
            open.insert(number)
            containers[number] = try object.kind == .array ? array(object, level) : dictionary(object, level)
            open.remove(number)
        }
        guard let part = containers[number] else { throw .damaged }
        guard level + part.extent.depth <= PropertyList.maximumDepth else { throw .tooDeep }
        return part
    }

    private mutating func array(_ object: Object, _ level: Int) throws(Problem) -> Part {
        guard let references = list.references(of: object) else { throw .damaged }
        var extent = Extent.container
        var values: [Value] = []
        for place in references {
            let part = try value(at: place, of: object, within: level + 1)
            try extend(&extent, by: part.extent)
            values.append(part.value)
        }
        return (.array(values), extent)
    }

    private mutating func dictionary(_ object: Object, _ level: Int) throws(Problem) -> Part {
        guard let references = list.references(of: object) else { throw .damaged }
        var extent = Extent.container
        var pairs: [(Key, Value)] = []
        for place in references.prefix(object.count) {
            let key = try value(at: place, of: object, within: level + 1)
            guard case .string(let text) = key.value else { throw .damaged }
            let part = try value(at: object.count + place, of: object, within: level + 1)
            try extend(&extent, by: key.extent)
            try extend(&extent, by: part.extent)
            pairs.append((Key(text), part.value))
        }
        let members = Members(pairs)
        if members.count < pairs.count { throw .keyTwice }
        return (.dictionary(members), extent)
    }

    private mutating func value(at place: Int, of object: Object, within level: Int) throws(Problem) -> Part {
        guard let number = list.reference(place, of: object) else { throw .damaged }
        return try value(number, within: level)
    }

    private func extend(_ extent: inout Extent, by part: Extent) throws(Problem) {
        extent.add(part)
        guard extent.text <= BinaryPropertyList.maximumText,
            extent.values <= list.bytes.count + BinaryPropertyList.maximumRepetition
        else { throw .tooLarge }
    }
}

extension Value {
    /// The minimum size in bytes of its text.
    fileprivate var leastText: Int {
        switch self {
        case .string(let text): max(1, text.utf8.count)
        case .data(let bytes): max(1, bytes.count)
        default: 1
        }
    }
}

// MARK: Objects without references

extension BinaryPropertyList {
    /// The value of an object; nil if it is damaged.
    fileprivate func scalar(_ object: Object) -> Value? {
        switch object.kind {
        case .constant where object.count == 8: .boolean(false)
        case .constant where object.count == 9: .boolean(true)
        case .integer: integer(object)
        case .real where object.count == 2:
            bits(of: object, size: 4).map { .real(Double(Float(bitPattern: UInt32($0)))) }
        case .real where object.count == 3: bits(of: object, size: 8).map { .real(Double(bitPattern: $0)) }
        case .date where object.count == 3:
            bits(of: object, size: 8).map { .date(Timestamp(secondsSinceReferenceDate: Double(bitPattern: $0))) }
        case .data: data(object).map { .data(Array($0)) }
        case .ascii, .utf16: string(object).map(Value.string)
        default: nil
        }
    }

    private func bits(of object: Object, size: Int) -> UInt64? {
        bits(at: object.start, size: size)
    }

    /// Numbers of up to four bytes have no sign; one above `Int64.max` is written with sixteen.
    private func integer(_ object: Object) -> Value? {
        switch object.count {
        case 0...2: bits(of: object, size: 1 << object.count).map { .integer(Int64($0)) }
        case 3: bits(of: object, size: 8).map { .integer(Int64(bitPattern: $0)) }
        case 4: longInteger(object)
        default: nil
        }
    }

    private func longInteger(_ object: Object) -> Value? {
        guard let high = bits(of: object, size: 8), let low = bits(at: object.start + 8, size: 8) else { return nil }
        if high == 0 { return Value(unsigned: low) }
        return high == .max && low >> 63 == 1 ? .integer(Int64(bitPattern: low)) : nil
    }
}
