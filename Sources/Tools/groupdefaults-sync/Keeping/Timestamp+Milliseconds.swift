import GroupStore

extension Timestamp {
    /// The time this many milliseconds after the start of 1970.
    init(milliseconds: Int64) {
        self.init(secondsSinceReferenceDate: Double(milliseconds) / 1_000 - 978_307_200)
    }
}
