public import GroupStore

extension Value {
    /// Any value: of every kind, with the strings and numbers that are most likely to be mistreated.
    public static func random(depth: Int = 3, using generator: inout some RandomNumberGenerator) -> Value {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 7), using: &generator) {
        case 0: return .string(.random(using: &generator))
        case 1: return .integer([0, -1, .max, .min, .random(in: .min ... .max, using: &generator)].pick(&generator))
        case 2: return Value(unsigned: .random(in: 0 ... .max, using: &generator))
        case 3: return .real(.anyDouble(using: &generator))
        case 4: return .boolean(.random(using: &generator))
        case 5: return .date(Timestamp(secondsSinceReferenceDate: .anyMoment(using: &generator)))
        case 6:
            let count = Int.random(in: 0..<9, using: &generator)
            return .data((0..<count).map { _ in .random(in: 0...255, using: &generator) })
        case 7:
            let count = Int.random(in: 0..<5, using: &generator)
            return .array((0..<count).map { _ in .random(depth: depth - 1, using: &generator) })
        default:
            return .dictionary(.random(depth: depth - 1, using: &generator))
        }
    }
}

extension Members {
    public static func random(depth: Int = 3, using generator: inout some RandomNumberGenerator) -> Members {
        let count = Int.random(in: 0..<5, using: &generator)
        return Members((0..<count).map { _ in (.random(using: &generator), .random(depth: depth, using: &generator)) })
    }
}

extension Key {
    public static func random(using generator: inout some RandomNumberGenerator) -> Key {
        let awkward: [Key] = [
            "$date", "$data", "$real", "$dict", "$other", "a", "b", "é", "e\u{301}", "\"", "\\", "\n",
        ]
        return Bool.random(using: &generator) ? awkward.pick(&generator) : Key(.random(using: &generator) + "k")
    }
}

extension String {
    public static func random(using generator: inout some RandomNumberGenerator) -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{8}", "\u{C}", "\u{1F}", "\u{7F}", "é",
            "없", "음", "\u{301}", "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "😀", "👩", "\u{200D}", "\u{10FFFF}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<24, using: &generator) { text.append(scalars.pick(&generator)) }
        return String(text)
    }
}

extension Double {
    static func anyDouble(using generator: inout some RandomNumberGenerator) -> Double {
        let special: [Double] = [
            0, -0.0, 1, 0.1, 1e-5, 1e15, 1e16, 1e300, .leastNonzeroMagnitude, .pi, .infinity, -.infinity, .nan,
            .greatestFiniteMagnitude,
        ]
        return Bool.random(using: &generator)
            ? special.pick(&generator) : Double(bitPattern: .random(in: 0 ... .max, using: &generator))
    }

    /// Mostly moments that people use, with all fractions; now and then one that no calendar has.
    public static func anyMoment(using generator: inout some RandomNumberGenerator) -> Double {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .anyDouble(using: &generator)
        case 1: Double(Int.random(in: -63_114_076_800...252_423_993_599, using: &generator))
        default: .random(in: -2e9...2e9, using: &generator)
        }
    }
}

extension Array {
    public func pick(_ generator: inout some RandomNumberGenerator) -> Element {
        self[Int.random(in: indices, using: &generator)]
    }
}
