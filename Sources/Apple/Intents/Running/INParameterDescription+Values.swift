import Foundation
import WidgetArchive

/// The storage and display of parameters' values: numbers as they are, cases by name, objects by identifier.
extension INParameterDescription.Kind {
    var form: ParameterDescription.Kind {
        switch self {
        case .string: .text
        case .integer: .integer
        case .decimal: .real
        case .boolean: .boolean
        case .url: .url
        case .date: .date
        case .enumeration: .choice
        case .object: .entity
        }
    }

    var cases: [Choice] { if case .enumeration(let type) = self { type.choices } else { [] } }

    /// The value that a parameter holds; nil if it does not fit. An object has only its identifier.
    func value(for parameter: Parameter) -> Any? {
        switch (self, parameter) {
        case (.string, .text(let text)): text
        case (.integer, .integer(let number)): NSNumber(value: number)
        case (.decimal, .real(let number)): NSNumber(value: number)
        case (.decimal, .integer(let number)): NSNumber(value: Double(number))
        case (.boolean, .boolean(let flag)): NSNumber(value: flag)
        case (.url, .text(let text)): URL(string: text)
        case (.date, .text(let text)): DateComponents(iso8601: text)
        case (.enumeration(let type), .text(let name)): type.named(name)
        case (.object(let type), .text(let identifier)):
            type.init(identifier: identifier, display: identifier, pronunciationHint: nil)
        default: nil
        }
    }

    /// The parameter for a value; nil if the value is not of this kind.
    func parameter(for value: Any) -> Parameter? {
        switch self {
        case .string: (value as? String ?? (value as? NSString)?.description).map(Parameter.text)
        case .integer: (value as? NSNumber).map { .integer($0.intValue) }
        case .decimal: (value as? NSNumber).map { .real($0.doubleValue) }
        case .boolean: (value as? NSNumber).map { .boolean($0.boolValue) }
        case .url: (value as? URL ?? (value as? NSURL)?.absoluteURL).map { .text($0.absoluteString) }
        case .date: (value as? DateComponents)?.iso8601.map(Parameter.text)
        case .enumeration: (value as? any INEnumeration).flatMap { $0.isNone ? nil : .text("\($0)") }
        case .object: (value as? INObject).map { .text($0.identifier ?? $0.displayString) }
        }
    }

    func choice(for value: Any) -> Choice? {
        parameter(for: value).map { parameter in
            if let object = value as? INObject {
                return Choice(parameter, title: object.displayString, subtitle: object.subtitleString)
            }
            return cases.first { $0.value == parameter } ?? Choice(parameter, title: "\(parameter)")
        }
    }

    /// The value of a definition's default, in which even integers may be written with a fraction.
    func value(forDefault words: String) -> Any? {
        switch self {
        case .string, .url, .date, .object: value(for: .text(words))
        case .integer: Double(words).flatMap { Int(exactly: $0.rounded()) }.flatMap { value(for: .integer($0)) }
        case .decimal: Double(words).flatMap { value(for: .real($0)) }
        case .boolean: value(for: .boolean(["true", "1", "1.0", "YES"].contains(words)))
        case .enumeration(let type): type.named(words)
        }
    }
}

extension INParameterDescription {
    /// The value that a parameter holds; nil if it does not fit.
    func value(for parameter: Parameter) -> Any? {
        guard isArray else { return kind.value(for: parameter) }
        guard case .list(let elements) = parameter else { return nil }
        let values = elements.compactMap(kind.value)
        return values.count == elements.count ? values : nil
    }

    /// The parameter for a value; nil if it is not of this kind.
    func parameter(for value: Any) -> Parameter? {
        guard isArray else { return kind.parameter(for: value) }
        return (value as? [Any]).map { .list($0.compactMap(kind.parameter)) }
    }

    /// The choice that shows a value, such as a default.
    func choice(for value: Any) -> Choice? {
        guard isArray else { return kind.choice(for: value) }
        return parameter(for: value).map { Choice($0, title: $0.description) }
    }
}

extension INEnumeration {
    /// Whether the case means no value.
    var isNone: Bool { rawValue == 0 }

    static var choices: [Choice] {
        allCases.filter { !$0.isNone }.map {
            Choice(.text("\($0)"), title: displayNames[$0.rawValue] ?? "\($0)")
        }
    }

    static func named(_ name: String) -> Self? { allCases.first { "\($0)" == name && !$0.isNone } }
}

extension DateComponents {
    fileprivate init?(iso8601 text: String) {
        let date = [true, false].lazy.compactMap {
            try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: $0))
        }.first
        guard let date else { return nil }
        self = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    }

    fileprivate var iso8601: String? {
        (calendar ?? .current).date(from: self)?.formatted(Date.ISO8601FormatStyle())
    }
}
