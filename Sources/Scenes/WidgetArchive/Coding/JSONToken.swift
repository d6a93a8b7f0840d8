/// A value or key of a JSON text: its kind, where it is, and where its contents end.
struct JSONToken {
    let kind: Kind
    let start: Int32
    /// After its last byte.
    var end: Int32
    /// The index of the next token that is not part of it.
    var next: Int32

    enum Kind {
        case object, array, number, yes, no, null
        /// ASCII only, without a backslash.
        case plainString
        case string
        /// An object whose contents have no tokens.
        case sealed
    }
}
