/// An error in the text of a suite, and its place.
public struct Damage: Error, Hashable, Sendable {
    /// The reason.
    public let reason: Reason
    /// The line, counted from 1.
    public let line: Int
    /// The column in characters, counted from 1, as editors show it.
    public let column: Int
}

extension Damage {
    /// The reasons why a text is not a valid suite.
    public enum Reason: Hashable, Sendable {
        /// The file is empty.
        case emptyFile
        /// The text ends too early.
        case cutShort
        /// Something else was expected.
        case expected(String)
        /// An object has a key twice.
        case duplicateKey(String)
        /// The text is not UTF-8.
        case invalidUTF8
        /// A string holds a control character that is not escaped.
        case controlCharacter
        /// A string holds an unknown escape.
        case badEscape
        /// A string holds half of a surrogate pair.
        case loneSurrogate
        /// A number is malformed.
        case badNumber
        /// A number does not fit 64 bits, or is infinite.
        case numberOutOfRange
        /// The text holds `null`, which property lists do not have.
        case null
        /// An object holds the key of a special form beside others.
        case badSpecialForm(String)
        /// The value of a special form is invalid.
        case badSpecialValue(String)
        /// Values are nested too deeply.
        case tooDeep
        /// Text follows the end of the object.
        case textAfterEnd
    }
}
