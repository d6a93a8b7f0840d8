extension Duration {
    /// A duration as people type it: `5s`, `500ms`, `2m`, `1h30m`, `1d`, or a number of seconds.
    package init?(words: String) {
        var (rest, total, last) = (words[...], 0.0, Double.infinity)
        repeat {
            let number = rest.prefix { $0.isNumber || $0 == "." }
            let unit = rest.dropFirst(number.count).prefix { $0.isLetter }
            // A number without a unit means seconds, and stands alone.
            guard let amount = Double(number), let factor = Duration.seconds(of: unit), factor < last,
                !unit.isEmpty || number.count == words.count
            else { return nil }
            (total, last) = (total + amount * factor, factor)
            rest = rest[unit.endIndex...]
        } while !rest.isEmpty
        guard total < 1e9 else { return nil }
        self = .seconds(total)
    }

    private static func seconds(of unit: Substring) -> Double? {
        switch unit {
        case "", "s": 1
        case "ms": 0.001
        case "m": 60
        case "h": 3_600
        case "d": 86_400
        default: nil
        }
    }
}

extension Invocation {
    /// The argument of an option that takes a duration.
    package func duration(_ name: String) throws(Failure) -> Duration? {
        guard let words = argument(name) else { return nil }
        guard let duration = Duration(words: words) else {
            throw misused("'\(words)' is not a time such as 5s or 1h30m")
        }
        return duration
    }
}
