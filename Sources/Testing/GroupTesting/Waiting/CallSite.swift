/// The place in a test where a failure belongs, since a thrown error does not record one by itself.
struct CallSite: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int

    init(_ file: StaticString, _ line: Int) {
        self.file = "\(file)"
        self.line = line
    }

    var description: String { "\(file):\(line)" }
}
