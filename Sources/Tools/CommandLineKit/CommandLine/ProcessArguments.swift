import CStart

package enum ProcessArguments {
    /// The name by which the program was called, without its directory.
    package static var programName: String {
        guard cstart_count() > 0, let name = cstart_words()[0] else { return "" }
        let path = String(cString: name)
        return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// All arguments except the name. Bytes that are not UTF-8 are refused, since they could not be converted back;
    /// `hint` says what to do instead.
    package static func words(hint: String? = nil) throws(Failure) -> [String] {
        var words: [String] = []
        for number in 1..<max(1, Int(cstart_count())) {
            guard let bytes = cstart_words()[number] else { break }
            guard let word = String(validatingCString: bytes) else {
                throw .usage("argument \(number) is not UTF-8", hint: hint)
            }
            words.append(word)
        }
        return words
    }
}
