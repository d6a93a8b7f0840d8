/// The text of a message, in which values may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Who may read a value. The log is its owner's own file, so only private values are left out.
public struct OSLogPrivacy: Hashable, Sendable {
    fileprivate let isHidden: Bool

    public static let auto = OSLogPrivacy(isHidden: false)
    public static let `public` = OSLogPrivacy(isHidden: false)
    public static let `private` = OSLogPrivacy(isHidden: true)
    public static let sensitive = OSLogPrivacy(isHidden: true)

    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

    public enum Mask: Hashable, Sendable {
        case hash, none
    }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : "\(value())"
    }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto
    ) {
        appendInterpolation(value().map { "\($0)" } ?? "nil", privacy: privacy)
    }
}
