/// An unmet expectation, with everything that helps to explain it.
public struct TestFailure: Error, Hashable, Sendable {
    /// The failure in one sentence.
    public let summary: String
    /// Further details, most important first: what came instead, what a program printed.
    public let details: [Detail]
    let place: CallSite?

    /// A titled list of lines.
    public struct Detail: Hashable, Sendable {
        /// The title.
        public let title: String
        /// The lines.
        public let lines: [String]
    }

    init(_ summary: String, _ details: [Detail] = [], at place: CallSite? = nil) {
        self.summary = summary
        self.details = details
        self.place = place
    }
}

extension TestFailure: CustomStringConvertible {
    public var description: String {
        let place = place.map { " (at \($0))" } ?? ""
        return details.reduce(summary + place) { $0 + "\n\($1)" }
    }
}

extension TestFailure.Detail: CustomStringConvertible {
    init(_ title: String, _ text: String) {
        self.init(title: title, lines: text.split(separator: "\n").map(String.init))
    }

    public var description: String {
        switch lines.count {
        case 0: "\(title): nothing"
        case 1: "\(title): \(lines[0])"
        default: ([title + ":"] + lines.map { "  " + $0 }).joined(separator: "\n")
        }
    }
}
