/// A compiler error.
package struct Diagnostic: Hashable, Sendable {
    package let place: SourcePlace
    package let message: String

    /// The errors in a compiler's output, without duplicates, in order.
    package static func errors(in output: String) -> [Diagnostic] {
        var known: Set<Diagnostic> = []
        return output.split(whereSeparator: \.isNewline).compactMap(Diagnostic.init).filter {
            known.insert($0).inserted
        }
    }

    private init?(line: Substring) {
        guard let mark = line.firstRange(of: ": error: "), line.first == "/" else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":")
        guard parts.count == 3, let number = Int(parts[1]) else { return nil }
        place = SourcePlace(file: String(parts[0]), line: number)
        message = String(line[mark.upperBound...])
    }

    package init(_ message: String, at place: SourcePlace) {
        self.message = message
        self.place = place
    }
}

/// A line of a file.
package struct SourcePlace: Hashable, Comparable, Sendable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    package static func < (one: SourcePlace, other: SourcePlace) -> Bool {
        (one.file, one.line) < (other.file, other.line)
    }
}
