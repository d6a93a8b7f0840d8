import GroupText

/// Writes compact JSON, member by member.
package struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var isTooDeep = false
    private var depth = 0

    init(reserving capacity: Int = 4096) { bytes.reserveCapacity(capacity) }

    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), members)
    }

    mutating func array(_ elements: some Sequence<some ArchiveWritable>) {
        nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]")) { json in
            for element in elements {
                json.separate()
                element.write(to: &json)
            }
        }
    }

    /// Stops at the depth that can be read back, so that no scene exhausts the stack.
    private mutating func nested(open: UInt8, close: UInt8, _ contents: (inout JSONWriter) -> Void) {
        guard depth < ArchiveCoding.depthLimit else { return isTooDeep = true }
        depth += 1
        bytes.append(open)
        contents(&self)
        bytes.append(close)
        depth -= 1
    }

    private mutating func separate() {
        // No value or separator ends in one of these.
        guard let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") else { return }
        bytes.append(UInt8(ascii: ","))
    }
}

// Members of an object.
extension JSONWriter {
    package mutating func member(_ key: StaticString, _ value: some ArchiveWritable) {
        self.key(key)
        value.write(to: &self)
    }

    /// Left out if it is nil.
    package mutating func member(_ key: StaticString, _ value: (some ArchiveWritable)?) {
        if let value { member(key, value) }
    }

    /// Left out if it has the default value.
    package mutating func member<Value: ArchiveWritable & Equatable>(
        _ key: StaticString, _ value: Value, unless standard: Value
    ) {
        if value != standard { member(key, value) }
    }

    package mutating func member(_ key: StaticString, object members: (inout JSONWriter) -> Void) {
        self.key(key)
        object(members)
    }

    mutating func member(named key: String, _ value: some ArchiveWritable) {
        separate()
        string(key)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &self)
    }

    private mutating func key(_ key: StaticString) {
        separate()
        name(key)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func name(_ name: StaticString) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONWriter {
    /// A value that is written already.
    mutating func written(_ json: [UInt8]) { bytes += json }

    /// An array of values that are written already, each on a line.
    mutating func lines(_ elements: some Sequence<ArraySlice<UInt8>>) {
        bytes.append(UInt8(ascii: "["))
        for element in elements {
            separate()
            bytes.append(UInt8(ascii: "\n"))
            bytes += element
        }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func literal(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func string(_ text: String) { bytes.append(quoting: text) }

    mutating func base64(_ data: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        Base64.encode(data, into: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Decimal digits, padded with zeros to a width.
    mutating func digits(_ number: Int, width: Int, after separator: Unicode.Scalar? = nil) {
        if let separator { bytes.append(UInt8(ascii: separator)) }
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
