extension Value {
    /// Reads a value in the form of a suite file, ignoring white space around it.
    public init(json: some Collection<UInt8>, droppingNulls: Bool = false) throws(Damage) {
        self = try Text(json).withBytes { (bytes) throws(Damage) in
            do throws(Scanner.Fault) {
                var scanner = Scanner(bytes)
                scanner.dropsNulls = droppingNulls
                scanner.skipSpace()
                let value = try scanner.readValue(depth: 2)
                guard scanner.isAtEnd else { throw Scanner.Fault(at: scanner.position, .textAfterEnd) }
                return value
            } catch {
                throw Damage(error, in: bytes)
            }
        }
    }

    /// The value in the form of a suite file, on one line, or over several if it does not fit.
    public func json(onOneLine: Bool = true) -> String {
        var layout = TextLayout()
        if onOneLine { layout.lineWidth = nil }
        var writer = TextWriter(layout)
        writer.append(self, level: 0)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension Members {
    /// Reads the text of a suite.
    public init(json: some Collection<UInt8>) throws(Damage) {
        self = Snapshot(document: try SuiteText(Text(json)), exists: true).members
    }

    /// The text of a suite of these values.
    public var json: String {
        let assignments = Dictionary(uniqueKeysWithValues: map { ($0.key, Optional($0.value)) })
        let document = SuiteText.empty
        let text = document.setting(assignments)?.text.result ?? document.text
        return text.withBytes { String(decoding: $0, as: UTF8.self) }
    }
}
