extension Value {
    /// The kinds of property-list value, by the names that `groupdefaults` and Apple's `defaults` give them.
    public enum Kind: String, Sendable, CaseIterable, CustomStringConvertible {
        case string, integer
        case real = "float"
        case boolean, date, data, array, dictionary

        public var description: String { rawValue }
    }
}
