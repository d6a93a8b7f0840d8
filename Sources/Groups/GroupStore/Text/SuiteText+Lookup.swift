extension SuiteText {
    /// The value of one key of a text. The whole text is still checked. For a single key this is faster than a
    /// document, which remembers all of them.
    static func value(of key: Key, in text: Text) throws(Damage) -> Value? {
        let found = try text.withBytes { (bytes) throws(Damage) -> Value?? in
            do throws(Scanner.Fault) {
                var scanner = Scanner(bytes)
                var place: Int?
                let ascends = try key.text.withBytes { (wanted) throws(Scanner.Fault) in
                    try scanner.readSuite { member in
                        let key = UnsafeBufferPointer(rebasing: bytes[Int(member.keyStart)..<Int(member.keyEnd)])
                        if key.hasSameBytes(as: wanted) { place = Int(member.valueStart) }
                    }
                }
                guard ascends else { return nil }
                guard let place else { return .some(nil) }
                scanner.position = place
                return try scanner.readValue(depth: 2)
            } catch {
                throw Damage(error, in: bytes)
            }
        }
        if let found { return found }
        return try SuiteText(text).value(key)
    }
}
