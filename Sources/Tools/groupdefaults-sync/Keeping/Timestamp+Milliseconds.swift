import GroupStore

extension Timestamp {
    /// So many milliseconds after the beginning of 1970.
    init(milliseconds: Int64) {
        self.init(secondsSinceReferenceDate: Double(milliseconds) / 1_000 - 978_307_200)
    }
}
