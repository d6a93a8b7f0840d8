extension Duration {
    /// A duration as people type it: `5s`, `500ms`, `2m`, `1h`, or a number of seconds.
    init?(words: String) {
        let number = words.prefix { $0.isNumber || $0 == "." }
        let factors = ["": 1, "s": 1, "ms": 0.001, "m": 60, "h": 3_600]
        guard let factor = factors[String(words.dropFirst(number.count))], let amount = Double(number),
            amount * factor < 1e9
        else { return nil }
        self = .seconds(amount * factor)
    }
}
