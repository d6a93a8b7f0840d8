/// The place in a test that a failure belongs to, which a thrown error does not record by itself.
struct CallSite: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: StaticString, _ line: Int) {
        self.file = "\(file)"
        self.line = line
    }

    var description: String { "\(file):\(line)" }
}
