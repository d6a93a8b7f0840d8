/// Encodes text in ASCII according to RFC 3492, with the digits and the delimiter of Swift's mangling.
enum Punycode {
    private static let digits = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ")

    static func encoded(_ text: Substring) -> String {
        let scalars = text.unicodeScalars.map(\.value)
        var result = String(text.unicodeScalars.filter(\.isASCII))
        let basic = result.count
        if basic > 0 { result.append("_") }
        var (delta, bias, handled) = (0, 72, basic)
        var last: UInt32 = 0x80
        while handled < scalars.count, let next = scalars.filter({ $0 >= last }).min() {
            delta += Int(next - last) * (handled + 1)
            for scalar in scalars {
                if scalar < next { delta += 1 }
                guard scalar == next else { continue }
                append(delta, bias, to: &result)
                bias = adapted(delta, isFirst: handled == basic, count: handled + 1)
                (delta, handled) = (0, handled + 1)
            }
            (delta, last) = (delta + 1, next + 1)
        }
        return result
    }

    /// Appends a number in digits whose weights depend on the bias, so that its end can be recognised.
    private static func append(_ number: Int, _ bias: Int, to result: inout String) {
        var (rest, position) = (number, 36)
        while true {
            let threshold = min(max(position - bias, 1), 26)
            guard rest >= threshold else { return result.append(digits[rest]) }
            result.append(digits[threshold + (rest - threshold) % (36 - threshold)])
            rest = (rest - threshold) / (36 - threshold)
            position += 36
        }
    }

    private static func adapted(_ delta: Int, isFirst: Bool, count: Int) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var steps = 0
        while delta > 455 {
            delta /= 35
            steps += 36
        }
        return steps + 36 * delta / (delta + 38)
    }
}
