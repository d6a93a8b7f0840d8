extension Double {
    /// The number with `places` decimals.
    package func formatted(places: Int) -> String {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        guard abs(self * factor) < 1e15 else { return "\(self)" }
        let rounded = Int((self * factor).rounded())
        guard places > 0 else { return "\(rounded)" }
        let digits = "\(abs(rounded))"
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (rounded < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
