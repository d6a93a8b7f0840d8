extension Value: Hashable {
    /// Whether two values are the same, types included: 1 is not 1.0, 0.0 is not -0.0, and NaN equals NaN.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
        case (.integer(let left), .integer(let right)): left == right
        case (.unsigned(let left), .unsigned(let right)): left == right
        case (.real(let left), .real(let right)): left.identity == right.identity
        case (.boolean(let left), .boolean(let right)): left == right
        case (.date(let left), .date(let right)): left == right
        case (.data(let left), .data(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.dictionary(let left), .dictionary(let right)): left == right
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        switch self {
        case .string(let text): text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        case .integer(let number): hasher.combine(number)
        case .unsigned(let number): hasher.combine(number)
        case .real(let number): hasher.combine(number.identity)
        case .boolean(let flag): hasher.combine(flag)
        case .date(let date): hasher.combine(date)
        case .data(let bytes): hasher.combine(bytes)
        case .array(let values): hasher.combine(values)
        case .dictionary(let members): hasher.combine(members)
        }
    }
}

extension Double {
    /// Bits that are equal exactly if the numbers are written alike.
    var identity: UInt64 { isNaN ? Double.nan.bitPattern : bitPattern }
}
