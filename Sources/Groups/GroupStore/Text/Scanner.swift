import GroupText

/// Reads the text of a suite, as `suite-file.md` describes it, from left to right.
///
/// A scanner borrows bytes that end in `Text.padding` zeros and lives no longer than the call that made it.
struct Scanner {
    static let maximumDepth = 512

    let bytes: UnsafePointer<UInt8>
    let count: Int
    var position = 0
    /// Whether `readValue` passes over members and elements that are `null`, rather than refuse them.
    var dropsNulls = false

    init(_ text: UnsafeBufferPointer<UInt8>) {
        // A buffer of a `Text` always has an address, since its padding is never empty.
        bytes = text.baseAddress.unsafelyUnwrapped
        count = text.count
    }

    /// The byte at the position; zero at the end.
    @inline(__always)
    var byte: UInt8 { bytes[position] }

    @inline(__always)
    mutating func skipSpace() {
        while byte == .space || byte == .newline || byte == .carriageReturn || byte == .tab { position += 1 }
    }

    /// Skips the byte if it comes next.
    @inline(__always)
    mutating func take(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        position += 1
        return true
    }

    @inline(__always)
    mutating func expect(_ expected: UInt8, or words: @autoclosure () -> String) throws(Fault) {
        guard take(expected) else { throw surprise(expected: words()) }
    }

    /// The fault of finding anything here but the expected.
    func surprise(expected words: String) -> Fault {
        Fault(at: position, position >= count ? .cutShort : .expected(words))
    }

    mutating func enter(_ depth: Int) throws(Fault) {
        guard depth <= Scanner.maximumDepth else { throw Fault(at: position, .tooDeep) }
        position += 1
    }
}

extension Scanner {
    /// The error that stops a scanner, and the byte at which it does.
    struct Fault: Error {
        let position: Int
        let reason: Damage.Reason

        init(at position: Int, _ reason: Damage.Reason) {
            self.position = position
            self.reason = reason
        }
    }
}

extension Damage {
    init(_ fault: Scanner.Fault, in text: UnsafeBufferPointer<UInt8>) {
        let place = TextPlace(ofByte: fault.position, in: text)
        (reason, line, column) = (fault.reason, place.line, place.column)
    }
}

extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let dollar = UInt8(ascii: "$")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")

    @inline(__always)
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
