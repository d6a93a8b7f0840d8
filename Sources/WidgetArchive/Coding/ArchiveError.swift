package import GroupText

/// Why a text is no archive that is understood here, or a value can be no archive.
package struct ArchiveError: Error, Hashable, Sendable {
    package let reason: Reason
    /// Where in the text; nil for a value that cannot be written.
    package let place: TextPlace?

    package enum Reason: Hashable, Sendable {
        /// It is not JSON: what stands there, or is missing.
        case damaged(String)
        /// It is JSON, with something else where this should be.
        case expected(String)
        case missing(String)
        /// A name that a later version may have brought.
        case unknown(name: String, type: String)
        case newer(version: Int, known: Int)
        case tooDeep(limit: Int)
    }

    /// Whether a later version of the tools may well understand it.
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
        case .expected(let what): "\(what) was expected here"
        case .missing(let key): "'\(key)' is missing"
        case .unknown(let name, let type):
            "'\(name)' is no \(type) that is known here: a newer version of the tools is needed"
        case .newer(let version, let known):
            "this is of version \(version), and \(known) is known here: "
                + "a newer version of the tools is needed"
        case .tooDeep(let limit): "there are more than \(limit) levels in each other"
        }
    }
}
