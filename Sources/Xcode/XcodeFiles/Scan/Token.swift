/// A token of Swift source that a scan looks at. Comments and the text of strings yield none.
package enum Token: Equatable, Sendable {
    /// A word: an identifier, a keyword, or a number.
    case word(String, Place)
    /// Any other character.
    case mark(UInt8)
    /// `#if`, `#elseif`, `#else` or `#endif`, with the rest of its line.
    case directive(String, condition: String, Place)
}

/// A position in a file, as compilers count: from one, columns in bytes.
package struct Place: Equatable, Sendable {
    package var line: Int
    package var column: Int
}
