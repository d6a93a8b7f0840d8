extension Value {
    /// The kinds of property-list values, by the names that `groupdefaults` and Apple's `defaults` use.
    public enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        /// Text, and whole numbers.
        case string, integer
        /// Floating-point numbers.
        case real = "float"
        /// Truth values, dates, bytes, lists, and dictionaries.
        case boolean, date, data, array, dictionary

        public var description: String { rawValue }
    }
}
