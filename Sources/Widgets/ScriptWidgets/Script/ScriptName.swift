/// A script's name, taken apart: `vpn.30s.sh` is the kind `vpn`, run every 30 seconds.
package struct ScriptName: Hashable, Sendable {
    /// The name without its interval and extension.
    package let kind: String
    /// How often the script asks to be run, whatever changes; nil if only changes run it.
    package let interval: Duration?

    /// Reads the last component of a path. An interval is a number and a unit: `ms`, `s`, `m`, `h` or `d`. Argos adds a
    /// `+`, and a position before it (`vpn.1r.30s+.sh`); both are passed over.
    package init(_ file: String) {
        var parts = file.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1 { parts.removeLast() }
        interval = parts.count > 1 ? ScriptName.interval(parts[parts.count - 1]) : nil
        if interval != nil { parts.removeLast() }
        if parts.count > 1, ScriptName.isPosition(parts[parts.count - 1]) { parts.removeLast() }
        kind = parts.joined(separator: ".")
    }

    static func interval(_ word: Substring) -> Duration? {
        let word = word.hasSuffix("+") ? word.dropLast() : word
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        guard let count = Int64(digits), count > 0, count < 1_000_000 else { return nil }
        return switch word.dropFirst(digits.count) {
        case "ms": .milliseconds(count)
        case "s": .seconds(count)
        case "m": .seconds(60 * count)
        case "h": .seconds(3_600 * count)
        case "d": .seconds(86_400 * count)
        default: nil
        }
    }

    /// Argos' place on the panel: a number, and `l`, `c` or `r`.
    private static func isPosition(_ word: Substring) -> Bool {
        guard let last = word.last, "lcr".contains(last) else { return false }
        return word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
}
