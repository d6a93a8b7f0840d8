/// Why a view does not show what it could.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The data is not for everyone's eyes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The data is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
