extension Scanner {
    /// Reads a number: a real if it has a point or an exponent, otherwise an integer.
    mutating func readNumber() throws(Fault) -> Value {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let magnitude = try skipWholePart(from: start)
        if byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
            try skipFractionAndExponent(from: start)
            return try .real(real(from: start))
        }
        guard let magnitude else { throw Fault(at: start, .numberOutOfRange) }
        guard isNegative else { return Value(unsigned: magnitude) }
        guard magnitude <= Int64.min.magnitude else { throw Fault(at: start, .numberOutOfRange) }
        return .integer(Int64(truncatingIfNeeded: 0 &- magnitude))
    }

    /// The digits before a point as a number; nil if they are too many.
    private mutating func skipWholePart(from start: Int) throws(Fault) -> UInt64? {
        guard byte.isDigit else { throw Fault(at: start, position >= count ? .cutShort : .badNumber) }
        if take(UInt8(ascii: "0")) {
            guard !byte.isDigit else { throw Fault(at: start, .badNumber) }
            return 0
        }
        var magnitude: UInt64? = 0
        while byte.isDigit {
            if let soFar = magnitude {
                let (tens, overflowed) = soFar.multipliedReportingOverflow(by: 10)
                let (sum, carried) = tens.addingReportingOverflow(UInt64(byte & 0x0F))
                magnitude = overflowed || carried ? nil : sum
            }
            position += 1
        }
        return magnitude
    }

    private mutating func skipFractionAndExponent(from start: Int) throws(Fault) {
        if take(UInt8(ascii: ".")) { try skipDigits(from: start) }
        if byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
            try skipDigits(from: start)
        }
    }

    private mutating func skipDigits(from start: Int) throws(Fault) {
        guard byte.isDigit else { throw Fault(at: start, position >= count ? .cutShort : .badNumber) }
        while byte.isDigit { position += 1 }
    }

    private func real(from start: Int) throws(Fault) -> Double {
        let text = String(decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw Fault(at: start, .numberOutOfRange) }
        return number
    }
}
