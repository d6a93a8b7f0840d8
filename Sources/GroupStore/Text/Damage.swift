/// What is wrong with the text of a suite, and where.
public struct Damage: Error, Hashable, Sendable {
    public let reason: Reason
    /// Counted from 1, in lines and in characters as an editor shows them.
    public let line: Int
    public let column: Int
}

extension Damage {
    public enum Reason: Hashable, Sendable {
        case emptyFile
        case cutShort
        case expected(String)
        case duplicateKey(String)
        case invalidUTF8
        case controlCharacter
        case badEscape
        case loneSurrogate
        case badNumber
        case numberOutOfRange
        case null
        /// A special form beside something else.
        case badSpecialForm(String)
        /// A special form that holds what it cannot stand for.
        case badSpecialValue(String)
        case tooDeep
        case textAfterEnd
    }
}
