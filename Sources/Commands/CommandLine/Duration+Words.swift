extension Duration {
    /// A duration as people type it: `5s`, `500ms`, `2m`, `1h`, or a number of seconds.
    package init?(words: String) {
        let number = words.prefix { $0.isNumber || $0 == "." }
        let factors = ["": 1, "s": 1, "ms": 0.001, "m": 60, "h": 3_600]
        guard let factor = factors[String(words.dropFirst(number.count))], let amount = Double(number),
            amount * factor < 1e9
        else { return nil }
        self = .seconds(amount * factor)
    }
}

extension Invocation {
    /// The argument of an option that takes a duration.
    package func duration(_ name: String) throws(Failure) -> Duration? {
        guard let words = argument(name) else { return nil }
        guard let duration = Duration(words: words) else { throw misused("'\(words)' is not a time such as 5s") }
        return duration
    }
}
