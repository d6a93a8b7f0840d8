extension Value {
    /// The kinds of property-list values, by the names that `groupdefaults` and Apple's `defaults` use.
    public enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        case string, integer
        case real = "float"
        case boolean, date, data, array, dictionary

        public var description: String { rawValue }
    }
}
