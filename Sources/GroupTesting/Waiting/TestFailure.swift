/// What went otherwise than a test expects, with all that tells why.
public struct TestFailure: Error, Hashable, Sendable {
    /// In one sentence.
    public let summary: String
    /// What else there is to know, in the order in which it matters: what came instead, what a program printed.
    public let details: [Detail]
    let place: CallSite?

    public struct Detail: Hashable, Sendable {
        public let title: String
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
