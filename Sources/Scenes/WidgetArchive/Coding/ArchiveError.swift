package import GroupText

/// Why a text cannot be read as an archive, or a value cannot be written as one.
package struct ArchiveError: Error, Hashable, Sendable {
    package let reason: Reason
    /// Where in the text; nil if a value cannot be written.
    package let place: TextPlace?

    package enum Reason: Hashable, Sendable {
        /// Not JSON, for this reason.
        case damaged(String)
        /// JSON, but not what is expected here.
        case expected(String)
        case missing(String)
        /// A name that a later version may have introduced.
        case unknown(name: String, type: String)
        case newer(version: Int, known: Int)
        case tooDeep(limit: Int)
    }

    /// Whether a later version of the tools may be able to read it.
    package var needsNewerTools: Bool {
        switch reason {
        case .unknown, .newer: true
        case .damaged, .expected, .missing, .tooDeep: false
        }
    }
}

extension ArchiveError: CustomStringConvertible {
    package var description: String {
        place.map { "line \($0.line), column \($0.column): \(words)" } ?? words
    }

    private var words: String {
        switch reason {
        case .damaged(let what): what
        case .expected(let what): "expected \(what)"
        case .missing(let key): "'\(key)' is missing"
        case .unknown(let name, let type):
            "unknown \(type) '\(name)': a newer version of the tools is needed"
        case .newer(let version, let known):
            "this is of version \(version), and \(known) is known here: "
                + "a newer version of the tools is needed"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        }
    }
}
