/// Where in a test something was asked for: an error that a test throws does not say that by itself.
struct CallSite: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: StaticString, _ line: Int) {
        self.file = "\(file)"
        self.line = line
    }

    var description: String { "\(file):\(line)" }
}
