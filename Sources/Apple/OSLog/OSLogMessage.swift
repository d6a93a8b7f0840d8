/// The text of a message, in which values may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The privacy of a value. The log is its owner's own file, so only private values are left out.
public struct OSLogPrivacy: Hashable, Sendable {
    fileprivate let isHidden: Bool

    /// Writes the value.
    public static let auto = OSLogPrivacy(isHidden: false)
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Writes `<private>` in place of the value.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Writes `<private>` in place of the value.
    public static let sensitive = OSLogPrivacy(isHidden: true)

    /// Writes the value; the mask has no effect.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Writes `<private>` in place of the value; the mask has no effect.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

    /// The masking of a private value, which has no effect here.
    public enum Mask: Hashable, Sendable {
        /// Masks that source code may name.
        case hash, none
    }
}

/// Collects the text of a message and of its values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// Appends a value, or `<private>`.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : "\(value())"
    }

    /// Appends a value or `nil`, or `<private>`.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto
    ) {
        appendInterpolation(value().map { "\($0)" } ?? "nil", privacy: privacy)
    }
}
