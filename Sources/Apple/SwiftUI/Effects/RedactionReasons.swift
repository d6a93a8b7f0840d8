/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data has not been loaded yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The data is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The data is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
