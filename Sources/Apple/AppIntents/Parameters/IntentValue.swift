import Foundation
import WidgetArchive

/// A type that a parameter can have.
public protocol _IntentValue: Sendable {
    /// The type without its optionality.
    associatedtype UnwrappedType: _IntentValue = Self
    /// The way that values are stored and shown.
    static var _form: _ValueForm<Self> { get }
    static func _wrapping(_ value: UnwrappedType) -> Self
}

extension _IntentValue where UnwrappedType == Self {
    /// The value itself.
    public static func _wrapping(_ value: Self) -> Self { value }
}

extension Bool: _IntentValue {
    /// The form of a Boolean. As a switch has no third state, one without a value is off.
    public static var _form: _ValueForm<Bool> {
        _ValueForm(
            .boolean, absent: false, read: { if case .boolean(let value) = $0 { value } else { nil } },
            write: { .boolean($0) })
    }
}

extension Int: _IntentValue {
    /// The form of an integer.
    public static var _form: _ValueForm<Int> {
        _ValueForm(.integer, read: { if case .integer(let value) = $0 { value } else { nil } }, write: { .integer($0) })
    }
}

extension Double: _IntentValue {
    public static var _form: _ValueForm<Double> {
        _ValueForm(.real, read: { Double(parameter: $0) }, write: { .real($0) })
    }

    fileprivate init?(parameter: Parameter) {
        switch parameter {
        case .real(let value): self = value
        case .integer(let value): self.init(value)
        default: return nil
        }
    }
}

extension String: _IntentValue {
    public static var _form: _ValueForm<String> {
        _ValueForm(.text, read: { if case .text(let value) = $0 { value } else { nil } }, write: { .text($0) })
    }
}

extension Date: _IntentValue {
    /// The form of a date, which is stored in ISO 8601.
    public static var _form: _ValueForm<Date> {
        _ValueForm(
            .date,
            read: { parameter in
                guard case .text(let text) = parameter else { return nil }
                return [true, false].lazy.compactMap { hasFraction in
                    try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
                }.first
            },
            write: { .text($0.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))) })
    }
}

extension URL: _IntentValue {
    public static var _form: _ValueForm<URL> {
        _ValueForm(
            .url, read: { if case .text(let text) = $0 { URL(string: text) } else { nil } },
            write: { .text($0.absoluteString) })
    }
}

extension UUID: _IntentValue {
    /// The form of a UUID, which is stored as text.
    public static var _form: _ValueForm<UUID> {
        _ValueForm(
            .text, read: { if case .text(let text) = $0 { UUID(uuidString: text) } else { nil } },
            write: { .text($0.uuidString) })
    }
}
