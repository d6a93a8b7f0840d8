/// The words of a command line: `PROGRAM MODE …`, numbered from the mode on.
public struct Words {
    private let words: [String]

    public init() {
        words = Array(CommandLine.arguments.dropFirst())
    }

    public var mode: String { words.first ?? "" }

    public subscript(number: Int) -> String {
        guard number < words.count else { fail("\(mode): word \(number) is missing") }
        return words[number]
    }

    public func number(_ place: Int, or standard: Int = 0) -> Int {
        place < words.count ? Int(words[place]) ?? standard : standard
    }

    /// Runs the mode that the command line names.
    public func run(_ modes: [String: (Words) throws -> Void]) {
        guard let body = modes[mode] else { fail("modes: \(modes.keys.sorted().joined(separator: " "))") }
        do { try body(self) } catch { fail("\(mode): \(error)") }
    }
}
